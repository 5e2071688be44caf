import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInvented, placeholders } from '#api/config/placeholders.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { otherReaders, partnerSees, readersByRole } from '#src/features/legal/readers.text.ts';
import { TIME_ROWS } from '#src/features/legal/time.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { ACTIVITIES, type Activity } from '../../scripts/privacy-papers/activities.text.ts';
import * as breach from '../../scripts/privacy-papers/breach.text.ts';
import { MEASURES } from '../../scripts/privacy-papers/measures.text.ts';
import { CLAUSES } from '../../scripts/privacy-papers/processor-contract.text.ts';
import { privacyPapers } from '../../scripts/privacy-papers.ts';
import { idsIn } from '../../scripts/requirements.ts';
import { COUNTER_TABLES, FOLDERS, TABLES } from '../support/personal-tables.ts';
import { visibleText } from '../support/texts.ts';

const shipped = readSiteConfig();
const papers = privacyPapers(shipped, '2026-11-23');
const shown = (name: string) => visibleText(papers.get(`${name}.html`) ?? '');
const NAMES = {
  record: { de: 'verarbeitungsverzeichnis', en: 'record-of-processing' },
  contract: { de: 'auftragsverarbeitung', en: 'processing-contract' },
  breach: { de: 'datenpanne', en: 'data-breach' },
} satisfies Record<string, Record<Lang, string>>;
/** The configuration with other texts at these places. */
function withValues<T>(value: T, texts: ReadonlyMap<string, string>, path = ''): T {
  if (typeof value === 'string') return (texts.get(path) ?? value) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    withValues(one, texts, path ? `${path}.${key}` : key),
  ]);
  return (Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)) as T;
}

const activities: readonly Activity[] = Object.values(ACTIVITIES);

describe('The papers for the operator', () => {
  it('PRIV-80 are three in each language; above everything each says that counsel has to read it', () => {
    expect([...papers.keys()].sort()).toEqual(
      Object.values(NAMES)
        .flatMap(({ de, en }) => [`${de}.html`, `${en}.html`])
        .sort(),
    );
    for (const [name, html] of papers) {
      const counsel = /von einer Anwältin oder einem Anwalt lesen|read by counsel/.exec(html)?.index ?? -1;
      expect([name, counsel > 0 && counsel < html.indexOf('<h1>')]).toEqual([name, true]);
      expect([name, visibleText(html).match(/\{\w+\}|undefined|null/)]).toEqual([name, null]);
    }
  });

  it('PRIV-80 mark every value of site.config.ts that is still invented, and no other', () => {
    const { de } = NAMES.record;
    expect(papers.get(`${de}.html`)).toContain(`<mark>[${shipped.legal.entity}]</mark>`);
    const legal = { ...shipped.legal, entity: 'Ferienarbeit gGmbH', representative: 'R. Beispiel' };
    const privacy = { ...shipped.privacy, officer: 'D. Schutz, Ringstraße 4', hosting: 'Rechenhof AG' };
    const filled = privacyPapers({ ...shipped, legal, privacy }, '2026-11-23').get(`${de}.html`) ?? '';
    for (const value of [legal.entity, legal.representative, privacy.officer, privacy.hosting]) {
      expect(filled).toContain(value);
      expect(filled).not.toContain(`[${value}]`);
    }
    expect(filled).toContain(`[${shipped.contact.privacyEmail}]`);
  });

  it('PRIV-80 mark each place where an invented value stands, and none once all of them are filled in', () => {
    const names = placeholders(shipped);
    expect(names.length).toBeGreaterThan(15);
    const others = new Map(names.map((name, at) => [name, `Ausgefüllt Nr. ${at + 1}.`]));
    const filled = privacyPapers(withValues(shipped, others), '2026-11-23');
    let places = 0;
    for (const [name, html] of papers) {
      const marks = (html.match(/<mark>.*?<\/mark>/g) ?? []).map(visibleText).filter(isInvented);
      places += marks.length;
      expect([name, isInvented(visibleText(html.replace(/<mark>.*?<\/mark>/g, '')))]).toEqual([name, false]);
      const now = filled.get(name) ?? '';
      expect([name, isInvented(visibleText(now))]).toEqual([name, false]);
      expect([name, now.match(/<mark>[^<]*Ausgefüllt/)]).toEqual([name, null]);
      // Each of them stands where the invented one stood.
      expect([name, (now.match(/Ausgefüllt/g) ?? []).length >= marks.length]).toEqual([name, true]);
    }
    expect(places).toBeGreaterThan(20);
  });

  it('PRIV-80 hold nothing of site.config.ts but text: what looks like markup stays harmless', () => {
    const legal = { ...shipped.legal, entity: '<script>alert(1)</script> & "Co"' };
    const all = [...privacyPapers({ ...shipped, legal }, '2026-11-23').values()].join('\n');
    expect(all).not.toContain('<script');
    expect(visibleText(all)).toContain('alert(1)');
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'papers-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('PRIV-80 are written by a command, which leaves a paper alone that is there already', () => {
    const command = ['scripts/privacy-papers.ts', path.join(folder, 'new')];
    expect(execFileSync(process.execPath, command, { encoding: 'utf8' })).toContain('to be read by counsel');
    expect(readdirSync(path.join(folder, 'new')).sort()).toEqual([...papers.keys()].sort());
    const own = path.join(folder, 'new', `${NAMES.breach.en}.html`);
    writeFileSync(own, 'filled in');
    const again = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
    expect(readFileSync(own, 'utf8')).toBe('filled in');
    const misspelled = spawnSync(process.execPath, command.slice(0, 1), { encoding: 'utf8' });
    expect([misspelled.status, misspelled.stderr]).toEqual([1, expect.stringContaining('npm run privacy -- <folder>')]);
  });
});

describe('The record of processing activities', () => {
  it('PRIV-80 names every table and folder that holds a person, in one activity', () => {
    // A folder and a table are both called outbox.
    const folders = Object.keys(FOLDERS).map((name) => [name in TABLES ? `data/${name}` : name, 'rows'] as const);
    const counted = Object.keys(COUNTER_TABLES).map(
      (name) => [name, name === 'rate_counter' ? 'rows' : 'nobody'] as const,
    );
    const personal = [...Object.entries(TABLES), ...folders, ...counted].flatMap(([name, erasing]) =>
      erasing === 'nobody' ? [] : [name],
    );
    const named = activities.flatMap(({ data }) => data.flatMap(({ tables }) => tables));
    expect(named.toSorted()).toEqual(personal.sort());
  });

  it.each(LANGUAGES)('PRIV-80 says the periods and readers of the privacy notice (%s)', (lang) => {
    const text = shown(NAMES.record[lang]);
    for (const { what, howLong } of Object.values(TIME_ROWS)) {
      expect(text).toContain(visibleText(what[lang]));
      expect(text).toContain(visibleText(howLong[lang]));
    }
    for (const sees of Object.values(partnerSees)) if (sees) expect(text).toContain(visibleText(sees[lang]));
    const periods = new Set<string>(activities.flatMap((activity) => activity.periods));
    expect([...periods].sort()).toEqual(Object.keys(TIME_ROWS).sort());
    const recipients = new Set<string>(activities.flatMap((activity) => activity.recipients));
    expect([...recipients].sort()).toEqual([...Object.keys(readersByRole), ...Object.keys(otherReaders)].sort());
  });

  it.each(LANGUAGES)('PRIV-80 has the letters a to g of Art. 30 (%s)', (lang) => {
    const headings = [...(papers.get(`${NAMES.record[lang]}.html`) ?? '').matchAll(/<h2>(.*?)<\/h2>/g)].map(
      ([, h]) => h,
    );
    const letters = headings.join(' ');
    for (const letter of ['a', 'd', 'e', 'f', 'g']) expect(letters).toMatch(new RegExp(`(?:^|[ (])${letter}\\)`));
    expect(letters).toMatch(/b\) (?:bis|to) \(?d\)/);
  });

  it('PRIV-80 claims no measure but those that tests show, and those that the operator fills in', () => {
    const rows = new Set(idsIn(readFileSync('docs/requirements.md', 'utf8')));
    for (const { what, shownBy } of MEASURES) {
      expect(shownBy.filter((id) => !rows.has(id))).toEqual([]);
      for (const lang of LANGUAGES)
        expect([what[lang], shownBy.length > 0 || /\[/.test(what[lang])]).toEqual([what[lang], true]);
    }
  });
});

describe('The template of the contract with the hoster', () => {
  it('PRIV-81 has every letter of Art. 28(3), and the annexes', () => {
    const rules = CLAUSES.map(({ rule }) => rule).join(' ');
    for (const letter of 'abcdefgh') expect(rules).toContain(`(${letter})`);
    const [de, en] = [shown(NAMES.contract.de), shown(NAMES.contract.en)];
    for (const letter of 'abcdefgh') expect(de).toContain(`Abs. 3 Buchst. ${letter}`);
    for (const annex of [1, 2, 3, 4]) {
      expect(de).toContain(`Anlage ${annex}:`);
      expect(en).toContain(`Annex ${annex}:`);
    }
    for (const { data } of activities) for (const { what } of data) expect(de).toContain(visibleText(what.de));
  });
});

describe('The steps after a breach', () => {
  const texts = (lang: Lang) =>
    [...breach.FIRST_HOUR, ...breach.AFTERWARDS, ...breach.QUESTIONS.map(({ answer }) => answer)].map(
      (one) => one[lang],
    );

  it.each(LANGUAGES)('PRIV-82 name only commands and pages that there are (%s)', (lang) => {
    const quoted = [
      ...texts(lang)
        .join('\n')
        .matchAll(/`([^`]+)`/g),
    ].map(([, what = '']) => what);
    const commands = quoted.filter((what) => what.startsWith('npm run'));
    expect(commands.length).toBeGreaterThan(8);
    for (const command of commands) {
      const [, area = '', name = ''] = /^npm run (\w+) -- (\S+)/.exec(command) ?? [];
      const known = readFileSync(SOURCE_OF_COMMANDS[area] ?? '', 'utf8');
      expect([command, new RegExp(`['"\\s]${name}\\b`).test(known)]).toEqual([command, true]);
    }
    const pages = new Set(
      Object.values(paths).flatMap((page) => (page.length === 1 ? [(page as (l: Lang) => string)(lang)] : [])),
    );
    const links = quoted.filter((what) => what.startsWith('/'));
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
  });

  it('PRIV-82 are the same in both languages, commands and pages too', () => {
    const places = (lang: Lang) =>
      texts(lang).map((text) =>
        [...text.matchAll(/`([^`]+)`/g)].map(([, what = '']) =>
          what.replace(/^\/(?:de|en)\//, '/').replace(/"?<.*?>"?/g, ''),
        ),
      );
    expect(places('de')).toEqual(places('en'));
  });

  it.each(LANGUAGES)('PRIV-82 hold what authority and persons have to be told (%s)', (lang) => {
    const letter = breach.AUTHORITY_LETTER.map((line) => line[lang]);
    for (const part of ['a', 'b', 'c', 'd'])
      expect(letter.some((line) => new RegExp(`^\\(?${part}\\)`).test(line))).toBe(true);
    const text = shown(NAMES.breach[lang]);
    expect(text).toContain('72');
    expect(text).toContain(shipped.privacy.authority.name);
    expect(text).toContain(lang === 'de' ? 'Art. 33 Abs. 5' : 'Art. 33(5)');
    for (const days of [shipped.retention.viewsDays, shipped.retention.mailsDays]) expect(text).toContain(`${days} `);
  });
});

const SOURCE_OF_COMMANDS: Readonly<Record<string, string>> = {
  admin: 'api/accounts/admins/admin.cli.ts',
  applicants: 'api/applicants.cli.ts',
  documents: 'api/documents/documents.cli.ts',
  retention: 'api/retention/retention.cli.ts',
};
