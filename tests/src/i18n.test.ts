import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GENERAL } from '#contract/errors.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts';
import { unbrokenLaw } from '#contract/unbroken-law.ts';
import { shellTexts } from '#src/features/applicants/shell/shell.text.ts';
import { OFFER_ENGLISH } from '#src/i18n/english-offer.ts';
import { dateInWords, formatDate, formatDateTime } from '#src/i18n/format.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { inLanguage } from '#src/i18n/language-switch.ts';
import { paths } from '#src/i18n/paths.ts';
import { languageRoutes } from '#src/i18n/routes.ts';
import { say } from '#src/i18n/text.ts';
import { builtDist } from '../support/dist.ts';

describe('Languages', () => {
  it('LANG-13 are exactly German and English, German first', () => {
    expect(LANGUAGES).toEqual(['de', 'en']);
    expect(DEFAULT_LANGUAGE).toBe('de');
    expect(languageRoutes()).toEqual([{ params: { lang: 'de' } }, { params: { lang: 'en' } }]);
  });

  it('a text is said in one language', () => {
    expect(say({ yes: { de: 'Ja', en: 'Yes' } }, 'en')).toEqual({ yes: 'Yes' });
  });

  it.each([
    ['Sie senden uns Ihre E-Mail-Adresse.', 'Sie senden uns Ihre E-\u2060Mail-Adresse.'],
    ['You get an e-mail after each step.', 'You get an e-\u2060mail after each step.'],
    ['Nach Art. 6 Abs. 1 Buchst. f der DSGVO.', 'Nach Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f der DSGVO.'],
    ['Processed under Art. 6(1)(f) GDPR, for short.', 'Processed under Art.\u00a06(1)\u2060(f)\u00a0GDPR, for short.'],
    ['See § 25 TDDDG, that is section 25(2).', 'See §\u00a025\u00a0TDDDG, that is section\u00a025(2).'],
    [
      'Quelle: § 14 Abs. 2 BeschV; § 8 (1) no. 1 SGB IV.',
      'Quelle: §\u00a014\u00a0Abs.\u00a02\u00a0BeschV; §\u00a08\u00a0(1)\u00a0no.\u00a01\u00a0SGB\u00a0IV.',
    ],
    ['§§ 3, 4, 6 (5), 11 ArbZG', '§§\u00a03, 4, 6 (5), 11\u00a0ArbZG'],
    ['Es sind {from} bis {to} % vom Lohn.', 'Es sind {from} bis {to}\u00a0% vom Lohn.'],
    ['Es sind {from} € in der Stunde brutto.', 'Es sind {from}\u00a0€ in der Stunde brutto.'],
    ['rund {euro} €', 'rund {euro}\u00a0€'],
    ['{hours} Stunden in der Woche', '{hours}\u00a0Stunden in der Woche'],
    ['An answer within 24 hours, at all hours.', 'An answer within 24\u00a0hours, at all hours.'],
    ['E-Mail schreiben', 'E-Mail schreiben'],
  ])('a text holds together what reads badly in two lines: %s', (text, held) => {
    expect(say({ text: { de: text, en: text } }, 'de').text).toBe(held);
  });

  it('a reference to law stays together on every page, and in the texts that pages fetch', async () => {
    const root = await builtDist();
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(html|json)$/.test(name),
    );
    const texts = files.map((name) =>
      readFileSync(path.join(root, name), 'utf8').replace(/<script[\s\S]*?<\/script>/g, ''),
    );
    expect(texts.filter((text) => text.includes('§')).length).toBeGreaterThan(9);
    expect(files.filter((_name, at) => unbrokenLaw(texts[at] ?? '') !== texts[at])).toEqual([]);
  });

  it('a figure and its unit stay together where server and pages share the sentence', () => {
    const folder = path.resolve(import.meta.dirname, '../../api/contract');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const tables = files.filter((name) => name.endsWith('.text.ts'));
    expect(tables.length).toBeGreaterThan(9);
    const parted = tables.filter((name) => /\} [€%]/.test(readFileSync(path.join(folder, name), 'utf8')));
    expect(parted).toEqual([]);
  });

  it.each(Object.entries(paths))('the address of %s starts with its language', (_name, path) => {
    expect(path('de')).toMatch(/^\/de(\/|$)/);
    expect(path('en')).toBe(path('de').replace('/de', '/en'));
  });

  it.each([
    [{ pathname: '/de/contact', search: '?x=1', hash: '#k' }, '/en/contact?x=1#k'],
    [{ pathname: '/de', search: '', hash: '' }, '/en'],
    [{ pathname: '/de/invite/T/', search: '?token=a%20b', hash: '' }, '/en/invite/T/?token=a%20b'],
  ])('LANG-11 the switch replaces the first segment only: %o', (address, expected) => {
    expect(inLanguage('en', address)).toBe(expected);
  });
});

describe('Dates', () => {
  it('GLOB-25 are written dd.MM.yyyy in German time', () => {
    expect(formatDate('2026-07-01T22:30:00Z')).toBe('02.07.2026');
    expect(formatDate(new Date('2026-01-05T08:00:00Z'))).toBe('05.01.2026');
  });

  it('GLOB-25 name the month within a sentence of an English page or mail', () => {
    expect(dateInWords('2026-07-01', 'en')).toBe('1 July 2026');
    expect(dateInWords('2026-07-01', 'de')).toBe('01.07.2026');
  });

  it('GLOB-25 carry HH:mm where the time matters, in summer and in winter', () => {
    expect(formatDateTime('2026-07-01T22:30:00Z')).toBe('02.07.2026 00:30');
    expect(formatDateTime(Date.UTC(2026, 11, 31, 23, 5))).toBe('01.01.2027 00:05');
  });
});

describe('General strings', () => {
  it('GLOB-08 the fallback of the outermost boundary stands in the catalogue', () => {
    expect(GENERAL.unexpected.en).toBe('Unexpected Application Error');
  });

  it('GLOB-09 exist word for word', () => {
    expect([GENERAL.error.en, GENERAL.loading.en, GENERAL.success.en]).toEqual([
      'An error occurred',
      'Loading...',
      'Success!',
    ]);
    expect([GENERAL.error.de, GENERAL.loading.de, GENERAL.success.de]).toEqual([
      'Es ist ein Fehler aufgetreten',
      'Wird geladen...',
      'Erfolg!',
    ]);
  });

  it.each([
    ['de', 'Es ist ein Fehler aufgetreten', 'Wird geladen...'],
    ['en', 'An error occurred', 'Loading...'],
  ] as const)('GLOB-09 are what pages say of a failed call, and while they wait (%s)', (lang, error, loading) => {
    expect(shellTexts(lang).form.failed).toBe(error);
    expect(guardProps(lang).texts.loading).toBe(loading);
  });
});

/** Whether the page offers English: what the line of script does in a browser. */
function offersEnglish(language: string, stored: () => string | undefined): boolean {
  const dataset: Record<string, string> = {};
  const storage = Object.defineProperty({}, 's4f_lang', { get: stored });
  new Function('navigator', 'localStorage', 'document', OFFER_ENGLISH)({ language }, storage, {
    documentElement: { dataset },
  });
  return 'english' in dataset;
}

it.each([
  ['de', false],
  ['de-AT', false],
  ['DE', false],
  ['en-GB', true],
  ['am', true],
  ['dev', true],
  ['', true],
])('LANG-11 to a browser that speaks "%s" a German page offers English: %s', (language, offered) => {
  expect(offersEnglish(language, () => undefined)).toBe(offered);
  expect(offersEnglish(language, () => 'de')).toBe(false);
});

it('LANG-11 a blocked storage counts as no choice', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(offersEnglish('en', blocked)).toBe(true);
});
