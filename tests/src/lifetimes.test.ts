import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { ACCOUNTS } from '#api/mail/templates/accounts.ts';
import { personalDataCalls } from '#contract/calls/personal-data.ts';
import { ERRORS } from '#contract/errors.ts';
import * as limits from '#contract/limits.ts';
import { requestResetTexts } from '#src/features/account-access/mailed-links/reset.text.ts';
import { offerText } from '#src/features/home/offer.text.ts';
import { accountText } from '#src/features/legal/account.text.ts';
import { storedUntil } from '#src/features/legal/storage.text.ts';

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
  ['how large a file may be', /(?<!\d)10 ?MB\b/g],
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
    ['days_worked_invalid', 0, limits.MAX_DAYS_WORKED],
    ['week_hours_invalid', 1, limits.MAX_WEEK_HOURS],
  ] as const)
    expect(said(code)).toEqual([
      [String(from), String(to)],
      [String(from), String(to)],
    ]);
});

// A guide cannot be filled in.
it('the guide for operators says how long their links last', () => {
  const guide = read('docs/operations.md');
  expect(guide).toContain(`they get a mail with a link that lasts ${limits.ADMIN_INVITATION_HOURS} hours`);
  expect(guide).toContain(`it works once, for ${limits.ADMIN_LINK_HOURS} hours`);
});

it.each([
  ['account-confirm', 'gilt 24 Stunden und', 'is valid for 24 hours and'],
  ['account-new-email', 'gilt 24 Stunden und', 'is valid for 24 hours and'],
  ['account-password-link', 'gilt eine Stunde und', 'is valid for one hour and'],
] as const)('the link of %s says how long it lasts', (name, de, en) => {
  expect(ACCOUNTS[name]({ params: {}, site, today: '2026-11-22' }, 'de').link.rule).toContain(de);
  expect(ACCOUNTS[name]({ params: {}, site, today: '2026-11-22' }, 'en').link.rule).toContain(en);
});

it('the sentences about lifetimes and limits read as before', () => {
  expect(requestResetTexts('de').sentHint).toContain('Der Link gilt eine Stunde.');
  expect(requestResetTexts('en').sentHint).toContain('The link is valid for one hour.');
  expect(accountText.accountSecurity.de).toContain('halten wir 90 Tage fest');
  expect(accountText.accountSecurity.en).toContain('failed attempts for 90 days,');
  expect(storedUntil.unused.de).toContain('höchstens 30 Tage ab der letzten Nutzung');
  expect(storedUntil.unused.en).toContain('at most 30 days from its last use');
  expect(storedUntil.year.de).toBe('ein Jahr; im Browser-Speicher, bis Sie ihn leeren');
  expect(storedUntil.year.en).toBe('one year; in the browser storage until you clear it');
  expect(ERRORS.data_link_ended.de).toContain('Er gilt eine Stunde.');
  expect(ERRORS.data_link_ended.en).toContain('It is valid for one hour.');
  expect(personalDataCalls.requestDataLink.summary).toContain('valid for one hour,');
  // Word for word of the specification.
  expect(ERRORS.file_too_large.en).toBe('File size must be less than 10MB');
  expect(offerText.bringTime.en).toBe('You have time: up to 90 days of official university vacation');
});
