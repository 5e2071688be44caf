import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint, EndpointSpec } from '#api/http/endpoint.ts';
import { routes } from '#api/routes.ts';
import { teamMember, teamMembers } from '#contract/accounts/member.ts';
import { BROWSER_STORAGE } from '#contract/browser-storage.ts';
import { NOTE_KINDS } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { employerMatch } from '#contract/matching/match.ts';
import { registration } from '#contract/partners/registration-list.ts';
import { poolCandidate } from '#contract/placements/pool.ts';
import { site } from '#site';
import { accountText } from '#src/features/legal/account.text.ts';
import { applicationNotes } from '#src/features/legal/application.text.ts';
import {
  contractSees,
  employerSees,
  matchedEmployerSees,
  otherReaders,
  partnerSees,
  readersByRole,
} from '#src/features/legal/readers.text.ts';
import { storedText } from '#src/features/legal/storage.text.ts';
import { TIME_ROWS, timeText } from '#src/features/legal/time.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { unbroken } from '#src/i18n/text.ts';
import { type BuiltPage, builtPages } from '../support/dist.ts';
import { visibleText } from '../support/texts.ts';

const TABLE = 'api/contract/browser-storage.ts';
const LEGAL = 'src/features/legal/';
const sources = globSync('{src,api}/**/*.{ts,tsx,astro}')
  .filter((file) => file !== TABLE && !file.startsWith(LEGAL))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '') }));
const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

let pages: BuiltPage[];
beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

/** What they show stands in the notice, and in tests of their own. */
const SHOWING_CANDIDATES = [
  '/api/employer/candidates',
  '/api/employer/matches',
  '/api/employer/start-matching',
  '/api/employer/step-match',
  '/api/employer/contracts',
  '/api/employer/upload-contract-copy',
  '/api/employer/take-back-contract-copy',
  '/api/employer/record-contract-paper',
  '/api/employer/ask-contract',
];

const specOf = ({ spec }: Endpoint) => spec as EndpointSpec<unknown, unknown, unknown>;
const notice = (lang: Lang) => visibleText(pages.find(({ path }) => path === paths.privacy(lang))?.html ?? '');

describe('What the privacy notice says of the browser', () => {
  it('is every key in the code, and no other', () => {
    const keys = sources.flatMap(({ code }) => [...code.matchAll(/\b(s4f_[a-z_]+)(?=['"`$=])/g)].map(([, key]) => key));
    const table = Object.keys(BROWSER_STORAGE).filter((key) => key !== 'session');
    expect([...new Set(keys)].sort()).toEqual(table.sort());
    for (const lang of LANGUAGES) {
      expect(notice(lang)).toContain('__Host-session');
      for (const key of table) expect(notice(lang)).toContain(key);
      for (const text of Object.values(storedText)) expect(notice(lang)).toContain(text[lang]);
    }
  });

  it('holds for every file that writes into the browser: its key is of the table’s type', () => {
    const writers = filesWith(
      /[sS]torage(?:\(\))?\.setItem\(|document\.cookie\s*=|new BroadcastChannel\(|res\.cookie\(/,
    );
    expect(writers).toHaveLength(5);
    const untyped = sources.filter(
      ({ file, code }) => writers.includes(file) && !/\b(?:Tab|Device|Cookie)Key\b/.test(code),
    );
    expect(untyped.map(({ file }) => file)).toEqual([]);
  });

  it('is all there is: one database, and a cache and a worker only for pages kept on request', () => {
    const others = filesWith(/\bcaches\.|\bcookieStore\b|serviceWorker\b|Set-Cookie', [`'"]/);
    expect(others.filter((file) => !file.startsWith('src/features/applicants/offline/'))).toEqual(['src/lib/kept.ts']);
    const databases = sources.filter(({ code }) => /\bindexedDB\b/.test(code));
    expect(databases).toHaveLength(2);
    expect(databases.filter(({ code }) => !/: DatabaseName = /.test(code))).toEqual([]);
  });
});

describe('What the privacy notice says of periods', () => {
  it('PRIV-70 is every period of site.config.ts, each in a row of its own, and that deletion is automatic', () => {
    for (const lang of LANGUAGES) {
      const rows = Object.values(TIME_ROWS).map(({ howLong }) => howLong[lang]);
      for (const row of rows) expect(notice(lang)).toContain(visibleText(unbroken(row)));
      expect(notice(lang)).toContain(visibleText(unbroken(timeText.automatic[lang])));
      const periods = Object.values(site.retention);
      for (const figure of new Set<number>(periods)) {
        const naming = rows.filter((row) => new RegExp(`\\b${figure} (?:Tage|Jahre|days|years)`).test(row));
        expect([figure, naming.length]).toEqual([
          figure,
          expect.toSatisfy((count: number) => count >= periods.filter((one) => one === figure).length),
        ]);
      }
    }
    expect(notice('de')).not.toContain('Automatisch wird');
    expect(notice('de')).toContain(`${RETENTION_NOTICE_DAYS} Tage vorher per E-Mail`);
  });
});

describe('What the privacy notice says of the operator’s own words', () => {
  it('is every kind of note about an application, and no other', () => {
    expect(Object.keys(applicationNotes).sort()).toEqual([...NOTE_KINDS].sort());
    for (const lang of LANGUAGES)
      for (const note of Object.values(applicationNotes))
        expect(notice(lang)).toContain(visibleText(unbroken(note[lang])));
  });
});

describe('What the privacy notice says of those who receive data', () => {
  it('is who is named, in both languages', () => {
    const facts = {
      hosting: site.privacy.hosting,
      mail: site.privacy.mailProvider,
      address: site.originals.addressLines.join(', '),
    };
    for (const lang of LANGUAGES)
      for (const reader of [...Object.values(readersByRole), ...Object.values(otherReaders)])
        expect(notice(lang)).toContain(visibleText(fill(unbroken(reader[lang]), facts)));
  });

  it('is what a partner’s list shows of a student', () => {
    expect(Object.keys(partnerSees).sort()).toEqual([...Object.keys(registration.shape), 'placement'].sort());
    for (const lang of LANGUAGES)
      for (const what of Object.values(partnerSees)) if (what) expect(notice(lang)).toContain(visibleText(what[lang]));
  });

  it('says that people of one partner or employer see each other’s addresses, as their list shows them', () => {
    expect(Object.keys(teamMember.shape)).toContain('email');
    for (const lang of LANGUAGES)
      expect(notice(lang)).toContain(visibleText(unbroken(accountText.accountColleagues[lang])));
  });

  it('is what the list of candidates shows to employers', () => {
    expect(Object.keys(employerSees).sort()).toEqual(Object.keys(poolCandidate.shape).sort());
    for (const lang of LANGUAGES)
      for (const what of Object.values(employerSees))
        if (what) expect(notice(lang)).toContain(visibleText(unbroken(what[lang])));
  });

  it('is what a match and a contract show to the employer', () => {
    const ofCandidates = ['id', 'number', 'level', 'documents', 'first_wish', 'second_wish', 'name', 'email'];
    const ofMatch = ['version', 'starts_on', 'ends_on', 'answer_until', 'changed_at', 'reason', 'can'];
    expect(Object.keys(employerMatch.shape).sort()).toEqual(
      [...Object.keys(matchedEmployerSees), ...ofCandidates, ...ofMatch].sort(),
    );
    for (const lang of LANGUAGES)
      for (const what of [...Object.values(matchedEmployerSees), ...Object.values(contractSees)])
        if (what) expect(notice(lang)).toContain(visibleText(unbroken(what[lang])));
  });

  it('says that employers see candidates without names, and no other call of theirs shows applicants', () => {
    const forEmployers = routes.filter((route) => specOf(route).auth.name === 'employer');
    expect(forEmployers.length).toBeGreaterThan(0);
    // One that does belongs into readers.text.ts first.
    const ofApplicants =
      /"(?:first_name|middle_name|last_name|email|applicant\w*|application\w*|candidate\w*|passport\w*)"/;
    const others = forEmployers.map(specOf).filter(({ path }) => !SHOWING_CANDIDATES.includes(path));
    // Their own people have addresses too, of which the notice speaks by itself.
    for (const { path, output } of others.filter((spec) => spec.output !== teamMembers)) {
      const shown = JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' }));
      expect(shown, path).toContain('"properties"');
      expect(shown, path).not.toMatch(ofApplicants);
    }
    expect(notice('en')).toContain('Without your consent they see nothing');
  });

  it('names whoever our server and pages talk to: the mail server, and the embedded form on a click', () => {
    const asking = /\bfetch\(|\bcreateConnection\(|node:(?:https|dgram|tls)'|(?:http|net)\.(?:request|connect)\(/;
    const onServer = filesWith(asking).filter((file) => file.startsWith('api/'));
    // They ask for pages of our own, tell a watcher that the server is well, or put what is encrypted into a bucket, whose
    // provider stands under `privacy.hosting`: nothing of a person that somebody else could read. Another program is told
    // an application's number; where it is not the operator's own, it stands there too (docs/operations.md).
    expect(onServer.sort()).toEqual([
      ...['api/backups/try-restore.ts', 'api/bucket/send-signed.ts', 'api/doctor/reach.ts'],
      ...['api/health/certificate-end.ts', 'api/health/watch-health.ts'],
      'api/webhooks/send-webhooks.ts',
    ]);
    expect(filesWith(/'nodemailer'/)).toEqual(['api/mail/transport.ts']);
    const origin = new URL(site.partnerNetwork.embeddedFormUrl).origin;
    for (const { path, html } of pages) {
      const policy = html.match(/http-equiv="content-security-policy" content="([^"]*)"/i)?.[1] ?? '';
      const hosts = [...policy.matchAll(/https?:\/\/[^\s;']+/g)].map(([host]) => host);
      expect([path, hosts.filter((host) => host !== origin)]).toEqual([path, []]);
    }
  });
});
