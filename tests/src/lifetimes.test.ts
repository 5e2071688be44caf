import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { ACCOUNTS } from '#api/mail/templates/accounts.ts';
import { write } from '#api/mail/templates/template.ts';
import { ERRORS } from '#contract/errors.ts';
import * as limits from '#contract/limits.ts';

const site = readSiteConfig();
const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

/** Wherever a sentence stands: texts, mails, errors, calls, the command line. */
const sources = ['api', 'src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(?:text|cli|report)\.ts$|-errors\.ts$/.test(name) ||
        /(?:templates|contract\/calls)\/.*\.ts$/.test(name) ||
        ['contract/errors.ts', 'config/site.ts'].includes(name),
    )
    .map((name) => path.join(folder, name)),
);
const spelt = (pattern: RegExp) =>
  sources.flatMap((name) => (read(name).match(pattern) ?? []).map((found) => `${name}: ${found}`));

const A_TIME =
  /(?:\d+|ein(?:e[nr]?|er)?|one|an?|two|three|zwei|drei) (?:hours?|days?|years?|Stunden?|Tage?n?|Jahre?n?|minutes?|Minuten?)\b/
    .source;

it('no sentence spells how long a link lasts: the number stands in limits.ts', () => {
  expect(sources.length).toBeGreaterThan(120);
  for (const file of [
    'api/contract/errors.ts',
    'api/contract/calls/personal-data.ts',
    'api/retention/retention.cli.ts',
  ])
    expect(sources).toContain(file);
  const lasts = [
    ...[
      '(?:Link|link|Er|Sie|It|Einladung|invitation|Code|code)(?: zur Bewerbung| to the application)? (?:gilt|is valid for)',
    ],
    ...[
      'läuft(?: \\S+)? (?:in|nach)',
      '(?:expires|ends|lasts)(?: after| for)?',
      'valid(?: for)?',
      'works for',
      'gültig für',
    ],
  ];
  expect(spelt(new RegExp(`\\b(?:${lasts.join('|')}) ${A_TIME}`, 'g'))).toEqual([]);
  expect(spelt(new RegExp(`(?:gilt|läuft) ${A_TIME}(?: ab\\b)?`, 'g'))).toEqual([]);
  expect(spelt(new RegExp(`(?:nach|in) ${A_TIME} (?:ab\\b|läuft)`, 'g'))).toEqual([]);
});

it.each([
  ['how large a file may be', new RegExp(`(?<!\\d)${limits.MAX_FILE_MEGABYTES} ?MB\\b`, 'g')],
  ['how long a word may be', /(?<!\d)(?:8|10|12|1000|500|100|160) (?:characters|Zeichen)\b/g],
  [
    'how many people or links there may be',
    /(?<!\d)(?:10 (?:people|Personen)|50 [Ll]inks|20 (?:invitations|Einladungen))\b/g,
  ],
  ['how far a number goes', /(?:1|0) (?:to|bis) (?:999|366|48)\b/g],
  ['how long something is kept or announced', /(?<!\d)(?:90|30|14|7) (?:days|Tagen?)\b/g],
])('no sentence spells %s', (_what, pattern) => {
  expect(spelt(pattern)).toEqual([]);
});

it('each number that a refusal names is the limit that refuses', () => {
  const said = (code: keyof typeof ERRORS) => [ERRORS[code].de, ERRORS[code].en].map((text) => text.match(/\d+/g));
  const twice = (limit: number) => [[String(limit)], [String(limit)]];
  expect(said('file_too_large')).toEqual(twice(limits.MAX_FILE_BYTES / 1024 ** 2));
  expect(said('body_too_large')).toEqual(twice(limits.MAX_FILE_BYTES / 1024 ** 2));
  expect(said('photos_too_large')).toEqual(twice(limits.MAX_FILE_BYTES / 1024 ** 2));
  expect(said('too_many_admin_invitations')).toEqual(twice(limits.MAX_ADMIN_INVITATIONS));
  expect(said('too_many_links')).toEqual(twice(limits.MAX_PARTNER_LINKS));
  expect(said('too_many_members')).toEqual(twice(limits.MAX_MEMBERS));
  expect(said('too_many_invitations')).toEqual(twice(limits.MAX_MEMBER_INVITATIONS_A_DAY));
  for (const [code, from, to] of [
    ['headcount_invalid', 1, limits.MAX_HEADCOUNT],
    ['season_places', 1, limits.MAX_SEASON_PLACES],
    ['days_worked_invalid', 0, limits.MAX_DAYS_WORKED],
    ['week_hours_invalid', 1, limits.MAX_WEEK_HOURS],
  ] as const)
    expect(said(code)).toEqual([
      [String(from), String(to)],
      [String(from), String(to)],
    ]);
});

it.each([
  ['account-confirm', 'gilt 24 Stunden und', 'is valid for 24 hours and'],
  ['account-new-email', 'gilt 24 Stunden und', 'is valid for 24 hours and'],
  ['account-password-link', 'gilt eine Stunde und', 'is valid for one hour and'],
] as const)('the link of %s says how long it lasts', (name, de, en) => {
  expect(write(ACCOUNTS[name], { params: {}, site, today: '2026-11-22' }, 'de').link?.rule).toContain(de);
  expect(write(ACCOUNTS[name], { params: {}, site, today: '2026-11-22' }, 'en').link?.rule).toContain(en);
});
