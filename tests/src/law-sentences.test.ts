import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as papers from '#api/papers/contract.text.ts';
import { DUTY_RULES } from '#contract/employers/duty-rules.ts';
import { LAW } from '#contract/employment-contracts/law.ts';
import { ERRORS } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { LAW_CHANGED_ON } from '#contract/law-references.ts';
import { TAX_WAYS_IN_WORDS } from '#contract/pay/tax-ways.text.ts';
import { LAW_PLACES } from '#src/features/admin/law/law.text.ts';
import { LAW_OF_ERRORS } from '#src/features/admin/law/law-of-errors.ts';
import { type LawClaim, lawClaims, sentencesOf } from '#src/features/admin/law/law-sentences.ts';
import { type LawTexts, lawTextFiles } from '#src/features/admin/law/law-text-files.ts';
import { dutiesTexts } from '#src/features/employer-area/duties/duties.text.ts';
import { unbroken } from '#src/i18n/text.ts';

const modules = import.meta.glob('/src/**/*.text.ts', { eager: true });
const mails = import.meta.glob<string>('/api/mail/templates/*.ts', { eager: true, query: '?raw', import: 'default' });

/** Pages that need an account; the privacy notice, whose sentences stand in docs/privacy-claims.md; what is no page. */
const ELSEWHERE =
  /\/(admin|employer-area|partner-area|student-area|account-\w+|my-data|debug|test-upload|layouts|ui)\/|\/legal\/(?!impressum)/;
const publicOnes = Object.fromEntries(Object.entries(modules).filter(([file]) => !ELSEWHERE.test(file)));

/** Words of sentences that may say what is law. A label or a question says nothing. */
const GERMAN =
  /§|[Gg]esetz|[Rr]echtlich|Mindestlohn|ZAV|AÜG|Sozial(bei|ver)|steuer\b|legalis|Visum|Semesterferien|[Dd]ürfen|Arbeitszeugnis|unfallvers|Zoll\b|Apostil|Aufenthaltsr/;
const ENGLISH =
  /§|\bsection \d|\b(un)?law(s|ful)?\b|\blegal(ly)?\b|minimum wage|ZAV|social insurance|wage tax|legalis|\bvisas?\b|official vacation|may not|apostille|residence law/;
const namesLaw = ({ de, en }: { de: string; en: string }) =>
  /[.:]$/.test(de.trim()) && (GERMAN.test(de) || ENGLISH.test(en));
/** Short names of statutes; whatever quotes one by paragraph or in full has a source. */
const SHORT_NAMES =
  /\b(TzBfG|NachwG|ArbZG|BeschV|SGB|AufenthG|MiLoG|BUrlG|EStG|LuftSiG|BGB|GewO|KSchG|EFZG|JArbSchG|DDG|MStV|TDDDG|DEÜV|ZPO|AGG|MuSchG)\b|AÜG/g;
const QUOTES = new RegExp(`§|[a-z]gesetz(es)?\\b|${SHORT_NAMES.source}`);
/** What a sentence that no page prints says of law; questions of consent are none. */
const SAYS_LAW =
  /§|\bGesetz\b|[a-z]gesetz\b|Mindestlohn|\bZAV\b|legalis|Tinte|Schriftform|(auf|nur) Papier\b|(?<!ange)[Kk]ündig|[Bb]efrist/;

/** All code in which a sentence may stand, exported or not; duties, papers and the privacy notice have tables of their own. */
const code = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx,astro}',
    '/api/contract/**/*.ts',
    '/api/mail/templates/*.ts',
    '!/src/features/legal/[!i]*.text.ts',
    '!**/duties.text.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const GERMAN_SENTENCE = /\bde:\s*(['`])((?:(?!\1)[^\\\n]|\\.)*[.:])\1/g;
/** The sentence that is written so, whatever the figures within it. */
const written = (de: string) => new RegExp(`^${RegExp.escape(de).replace(/\\\$\\\{.*?\\\}/g, '.*')}$`);
/** What pages count with, what the program announces, and where papers travel: no law. */
const CLAIM_NOTHING = [
  ...[/^Der (Branchenm|M)indestlohn .*[Dd]ie Seiten/, /Eines reist auf Papier/, /kündigt das Programm die Löschung an/],
];
const nameOf = ({ place, key }: { place: string; key: string }) => `${place} ${key}`;

/** What all of it was on the day on which it was changed last: sentences, sources, clauses of the paper and duties. */
const PRINT_OF_A_DAY = { '2026-11-30': '756cf2adb3ef1478' };

describe('Each sentence about law', () => {
  it('PLAC-16 that changes moves LAW_CHANGED_ON to its day, with a print of its own: counsel has not read it', () => {
    const duties = LANGUAGES.map((lang) => dutiesTexts(lang).duties);
    const all = [lawClaims(modules), papers, TAX_WAYS_IN_WORDS, DUTY_RULES, duties];
    const print = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
    expect({ [LAW_CHANGED_ON]: print }).toEqual(PRINT_OF_A_DAY);
  });

  it('PLAC-16 on a public page names its sources, or says that it claims nothing', () => {
    const found = sentencesOf(publicOnes).filter(({ text }) => namesLaw(text));
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ sources }) => sources === undefined).map(nameOf)).toEqual([]);
  });

  it('PLAC-16 names one of them wherever it quotes a paragraph or names a law, behind a sign-in too', () => {
    const quoting = sentencesOf(modules).filter(({ text }) => QUOTES.test(text.de));
    expect(quoting.length).toBeGreaterThan(3);
    const isMissing = ({ text, sources = [] }: LawClaim) =>
      sources.length === 0 || (text.de.match(SHORT_NAMES) ?? []).some((law) => !sources.join().includes(law));
    expect(quoting.filter(isMissing).map(nameOf)).toEqual([]);
  });

  it('PLAC-16 in a refusal or a mail is in the same table', () => {
    const refusals = Object.entries(ERRORS).filter(([, text]) => SAYS_LAW.test(text.de) || text.de.includes('{what}'));
    expect(refusals.length).toBeGreaterThan(5);
    const known = Object.keys(LAW_OF_ERRORS);
    expect(refusals.map(([code]) => code).filter((code) => !known.includes(code))).toEqual([]);
    const mailed = Object.entries(mails).flatMap(([file, code]) =>
      code
        .split('\n')
        .filter((line) => SAYS_LAW.test(line) && !/^ *(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(Object.keys(mails).length).toBeGreaterThan(10);
    expect(mailed).toEqual([]);
  });

  it('PLAC-16 is in the table wherever it stands in the code, exported or not', () => {
    const known = [
      ...lawClaims(modules).map(({ text }) => text.de),
      ...sentencesOf(modules).flatMap(({ text, sources }) => (sources ? [text.de] : [])),
      ...Object.keys(LAW_OF_ERRORS).map((name) => ERRORS[name as keyof typeof LAW_OF_ERRORS].de),
    ];
    const found = Object.entries(code).flatMap(([file, text]) =>
      [...text.matchAll(GERMAN_SENTENCE)].map(([, , de = '']) => ({ file, de: de.replaceAll('\\u00a0', '\u00a0') })),
    );
    const saying = found.filter(({ de }) => SAYS_LAW.test(de) && !CLAIM_NOTHING.some((one) => one.test(de)));
    expect(saying.length).toBeGreaterThan(50);
    expect(saying.filter(({ de }) => !known.some((one) => written(de).test(one)))).toEqual([]);
  });

  it('PLAC-16 is listed for the operator with its page, its sources and whether counsel has read it', () => {
    const claims = lawClaims(modules);
    expect(claims.filter(({ place }) => !Object.hasOwn(LAW_PLACES, place)).map(nameOf)).toEqual([]);
    expect(claims.length).toBeGreaterThan(Object.keys(LAW).length + 40);
    const english = lawTextFiles.routes().find(({ params }) => params.lang === 'en');
    const shown = (JSON.parse(english?.props.json ?? '{}') as LawTexts).claims;
    expect(shown.map(({ text }) => text)).toEqual(claims.map(({ text }) => unbroken(text.en)));
    for (const { source } of shown) expect(source).toMatch(/^Source: .*Not read by counsel yet\./);
  });
});
