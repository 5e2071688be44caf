import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide } from '#api/applicants/application-rules.ts';
import { EXPORT_TABLES } from '#api/personal-data/export-tables.ts';
import type { Text } from '#contract/languages.ts';
import { MATCH_RULES, type MatchState } from '#contract/model/match-rules.ts';
import { STATUSES } from '#contract/model/status.ts';
import { accountText } from '#src/features/legal/account.text.ts';
import { applicationNotes, applicationText } from '#src/features/legal/application.text.ts';
import { privacyText } from '#src/features/legal/privacy.text.ts';
import { otherReaders, readersByRole, readersText } from '#src/features/legal/readers.text.ts';
import { rightsText } from '#src/features/legal/rights.text.ts';
import { storageText } from '#src/features/legal/storage.text.ts';
import { TIME_ROWS, timeText } from '#src/features/legal/time.text.ts';

const TABLE = readFileSync('docs/privacy-claims.md', 'utf8');
const rows = TABLE.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what it says'))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  .map(([claim = '', keeps = '', shows = '']) => ({ claim, keeps, shows }));

/** Texts that name what follows and claim nothing. */
const HEADINGS = [
  ...['title', 'description', 'version', 'contents', 'controller', 'visit', 'log', 'clicks'],
  ...['data', 'dataText', 'passport', 'purpose', 'account', 'readers', 'partner', 'employer', 'network', 'abroad'],
  ...['time', 'what', 'howLong', 'rights', 'rightsText', 'toMyData', 'cookies', 'name', 'until'],
];

/** Figures come from the settings: another one is no other claim. */
const plain = (sentence: string) => sentence.replace(/\d+/g, '#');
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ{])/);

const texts: [string, Text][] = Object.entries({
  ...prefixed({ ...privacyText, ...applicationText, ...accountText, ...readersText, ...rightsText }),
  ...prefixed({ ...timeText, ...storageText }),
  ...Object.fromEntries(Object.entries(readersByRole).map(([key, text]) => [`reader ${key}`, text])),
  ...Object.fromEntries(Object.entries(otherReaders).map(([key, text]) => [`other ${key}`, text])),
  ...Object.fromEntries(Object.entries(applicationNotes).map(([key, text]) => [`note ${key}`, text])),
  ...Object.fromEntries(
    Object.entries(TIME_ROWS).map(([key, { what, howLong }]) => [
      `time ${key}`,
      { de: `${what.de}: ${howLong.de}`, en: `${what.en}: ${howLong.en}` },
    ]),
  ),
});

function prefixed(all: Readonly<Record<string, Text>>): Record<string, Text> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !HEADINGS.includes(key)));
}

describe('Each sentence of the privacy notice', () => {
  it('PRIV-85 stands in docs/privacy-claims.md, and no other does', () => {
    const said = texts.flatMap(([, text]) => sentencesOf(text.en)).map(plain);
    const claimed = rows.map(({ claim }) => claim).filter((claim) => !claim.startsWith('every entry of'));
    expect([...new Set(said)].sort()).toEqual([...new Set(claimed.map(plain))].sort());
  });

  it('PRIV-85 says what keeps it, with files that there are', () => {
    for (const { claim, keeps } of rows) {
      expect([claim, keeps.length > 3]).toEqual([claim, true]);
      const files = [...keeps.matchAll(/`((?:api|src|scripts)\/[^`]*)`/g)].map(([, file = '']) => file);
      expect([claim, files.filter((file) => !existsSync(file))]).toEqual([claim, []]);
    }
  });

  it('PRIV-85 names tests that there are, unless only the operator or the law can keep it', () => {
    for (const { claim, keeps, shows } of rows) {
      const named = [...shows.matchAll(/`(tests\/[^`]+)` ([^`]+?)(?=; `tests|$)/g)];
      const isOurs = !/\bthe operator\b|\bthe law\b|^the partner network$|^the applicant\b|^settings \(/.test(keeps);
      expect([claim, named.length > 0 || !isOurs]).toEqual([claim, true]);
      for (const [, file = '', titles = ''] of named)
        for (const title of titles.split('; '))
          expect([claim, file, title, readFileSync(file, 'utf8').includes(title)]).toEqual([claim, file, title, true]);
    }
  });

  it('PRIV-85 has its counterpart in the other language: as many sentences, the same figures and articles', () => {
    for (const [key, { de, en }] of texts) {
      const figures = (text: string) => text.match(/\d+/g)?.sort() ?? [];
      expect([key, figures(de)]).toEqual([key, figures(en)]);
      expect([key, de.match(/\{\w+\}/g)?.sort() ?? []]).toEqual([key, en.match(/\{\w+\}/g)?.sort() ?? []]);
    }
  });
});

describe('What the privacy notice says of decisions', () => {
  it('PRIV-85 decides nothing about an application but by people, and nothing more once it is withdrawn', () => {
    const facts = { documentsOpen: [], documentsDeferred: [], originalsReceived: true };
    const allowed = (action: 'approve' | 'complete' | 'reject', by: 'applicant' | 'operator') =>
      STATUSES.filter((status) => decide(action, by, { ...facts, status }).kind === 'allowed');
    for (const action of ['approve', 'complete', 'reject'] as const) {
      expect([action, allowed(action, 'applicant')]).toEqual([action, []]);
      expect([action, allowed(action, 'operator').includes('WITHDRAWN')]).toEqual([action, false]);
      expect(allowed(action, 'operator').length).toBeGreaterThan(0);
    }
  });

  it('PRIV-85 takes, releases and places nobody by itself: people bring a match on', () => {
    const by = (state: MatchState) => Object.values(MATCH_RULES).flatMap(({ steps }) => steps[state] ?? []);
    expect(new Set(by('accepted'))).toEqual(new Set(['employer', 'operator']));
    expect(new Set(by('released'))).toEqual(new Set(['operator']));
    expect(new Set(by('confirmed'))).toEqual(new Set(['candidate', 'operator']));
  });

  it('PRIV-85 has its points in the copy of one’s data', () => {
    expect(Object.keys(EXPORT_TABLES.applicant.match.fields)).toEqual(expect.arrayContaining(['score', 'score_parts']));
  });
});
