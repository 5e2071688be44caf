import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { ACCOUNTS } from '#api/mail/templates/accounts.ts';
import { requestResetTexts } from '#src/features/account-access/mailed-links/reset.text.ts';
import { accountText } from '#src/features/legal/account.text.ts';
import { storedUntil } from '#src/features/legal/storage.text.ts';

const site = readSiteConfig();
const ROOT = path.resolve(import.meta.dirname, '../..');
const sources = ['api', 'src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.text.ts') || (name.includes('templates') && name.endsWith('.ts')))
    .map((name) => path.join(folder, name)),
);

/** How long a link lasts, with a number in figures or in words. */
const LIFETIME =
  /\b(?:Link (?:zur Bewerbung )?gilt|link (?:to the application )?is valid for) (?:\d|eine?n? |one |an )/g;

it('no sentence spells how long a link lasts: the number stands in limits.ts', () => {
  expect(sources.length).toBeGreaterThan(50);
  for (const name of sources)
    expect([name, readFileSync(path.join(ROOT, name), 'utf8').match(LIFETIME)]).toEqual([name, null]);
});

it.each([
  ['account-confirm', 'gilt 24 Stunden und', 'is valid for 24 hours and'],
  ['account-new-email', 'gilt 24 Stunden und', 'is valid for 24 hours and'],
  ['account-password-link', 'gilt eine Stunde und', 'is valid for one hour and'],
] as const)('the link of %s says how long it lasts', (name, de, en) => {
  expect(ACCOUNTS[name]({ params: {}, site, today: '2026-11-22' }, 'de').link.rule).toContain(de);
  expect(ACCOUNTS[name]({ params: {}, site, today: '2026-11-22' }, 'en').link.rule).toContain(en);
});

it('the sentences about lifetimes read as before', () => {
  expect(requestResetTexts('de').sentHint).toContain('Der Link gilt eine Stunde.');
  expect(requestResetTexts('en').sentHint).toContain('The link is valid for one hour.');
  expect(accountText.accountSecurity.de).toContain('halten wir 90 Tage fest');
  expect(accountText.accountSecurity.en).toContain('failed attempts for 90 days,');
  expect(storedUntil.unused.de).toContain('höchstens 30 Tage ab der letzten Nutzung');
  expect(storedUntil.unused.en).toContain('at most 30 days from its last use');
});
