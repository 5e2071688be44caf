import { describe, expect, it } from 'vitest';
import { LAW } from '#contract/employment-contracts/law.ts';
import { LAW_PLACES } from '#src/features/admin/law/law.text.ts';
import { lawClaims, sentencesOf } from '#src/features/admin/law/law-sentences.ts';
import { type LawTexts, lawTextFiles } from '#src/features/admin/law/law-text-files.ts';

const modules = import.meta.glob('/src/**/*.text.ts', { eager: true });

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
const nameOf = ({ place, key }: { place: string; key: string }) => `${place} ${key}`;

describe('Each sentence about law', () => {
  it('PLAC-16 on a public page names its sources, or says that it claims nothing', () => {
    const found = sentencesOf(publicOnes).filter(({ text }) => namesLaw(text));
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ sources }) => sources === undefined).map(nameOf)).toEqual([]);
  });

  it('PLAC-16 names one of them wherever it quotes a paragraph, behind a sign-in too', () => {
    const quoting = sentencesOf(modules).filter(({ text }) => /§/.test(text.de));
    expect(quoting.length).toBeGreaterThan(3);
    expect(quoting.filter(({ sources }) => (sources?.length ?? 0) === 0).map(nameOf)).toEqual([]);
  });

  it('PLAC-16 is listed for the operator with its page, its sources and whether counsel has read it', () => {
    const claims = lawClaims(modules);
    expect(claims.filter(({ place }) => !Object.hasOwn(LAW_PLACES, place)).map(nameOf)).toEqual([]);
    expect(claims.length).toBeGreaterThan(Object.keys(LAW).length + 40);
    const english = lawTextFiles.routes().find(({ params }) => params.lang === 'en');
    const shown = (JSON.parse(english?.props.json ?? '{}') as LawTexts).claims;
    expect(shown.map(({ text }) => text)).toEqual(claims.map(({ text }) => text.en));
    for (const { source } of shown) expect(source).toMatch(/^Source: .*Not read by counsel yet\./);
  });
});
