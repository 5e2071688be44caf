import { daysOf } from '#contract/employers/requirement-rules.ts';
import { costInWords, rentInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import { CONTRACT_SIDES, type ContractTerms, type CostLine } from '#contract/employment-contracts/contract-rules.ts';
import { fill } from '#contract/fill.ts';
import { LANGUAGES, type Lang, type Text } from '#contract/languages.ts';
import { sourcesInWords } from '#contract/law-references.ts';
import { grossAMonth } from '#contract/pay/gross-month.ts';
import { supplementsInWords } from '#contract/pay/supplements.text.ts';
import { isPrintable } from '#contract/printable-name.ts';
import type { SiteConfig } from '../config/site.ts';
import { nextTurn } from '../time/next-turn.ts';
import {
  CLAUSES,
  HOUSINGS,
  INSURANCE,
  KEEPERS,
  MODELS,
  NO_TARIFF,
  NOTICES,
  CONTRACT as T,
  TAXES,
  WORK,
} from './contract.text.ts';
import { type Block, GREY, type Paper, startPaper } from './paper.ts';

/** What a contract's paper is drawn from. */
export interface ContractFacts {
  number: string;
  version: number;
  terms: ContractTerms;
  /** It has not been sent: each page says so. */
  isDraft: boolean;
}

/** One piece of the contract in both languages, side by side. */
interface Row {
  text: Text;
  weight: 400 | 700;
  /** In points; without it, that of a sentence. */
  size?: number;
  /** Millimetres above it. */
  gap: number;
  /** A heading: it stands on the same page as the row that follows. */
  isHeading?: true;
}

const X: Record<Lang, number> = { de: 20, en: 109 };
const TOP = 20;
const DRAFT = '#b8402a';
/** Pale enough to read the text that is printed over it. */
const DRAFT_PALE = '#f3ddd8';
const BOTTOM = 268;
/** Height of the lines to sign on, without the names below them, which may be long. */
const SIGNATURES_HEIGHT = 41;
const NAME_HEIGHT = 5;
const LABEL = { size: 8, color: GREY, width: 81 } as const;
const style = ({ weight, size = 9.5 }: Pick<Row, 'weight' | 'size'>): Block => ({
  size,
  weight,
  width: 81,
  leading: 1.35,
});

/**
 * A4, German on the left, English on the right: parties, clauses, cost sheet, lines to sign on. What was sent is there
 * twice, as each side signs the copy that the other keeps.
 */
export async function drawContract(site: SiteConfig, facts: ContractFacts): Promise<Buffer> {
  const paper = startPaper({ title: `${T.title.de} ${facts.number}`, author: site.brand.name, lang: 'de' });
  const rows = rowsOf(facts, site.contracts.readByCounselOn);
  const heights: number[] = [];
  for (const row of rows) {
    heights.push(Math.max(...LANGUAGES.map((lang) => paper.heightOf(row.text[lang], style(row)))));
    // Others are answered in between: letters of Ethiopia take their time.
    await nextTurn();
  }
  const names = Object.values(signersOf(facts.terms)).map((name) => paper.heightOf(name, LABEL));
  const pages = intoPages(rows, heights, SIGNATURES_HEIGHT + Math.max(NAME_HEIGHT, ...names));
  const sheets = (facts.isDraft ? (['draft'] as const) : CONTRACT_SIDES).flatMap((keeper) =>
    [...pages.entries()].map(([index, page]) => ({ keeper, index, page })),
  );
  for (const [at, { keeper, index, page }] of sheets.entries()) {
    if (at > 0) paper.nextPage();
    if (keeper === 'draft') drawDraftMark(paper);
    else for (const lang of LANGUAGES) paper.text(KEEPERS[keeper][lang], X[lang], 11, { ...LABEL, lang });
    for (const { row, y } of page.placed) {
      for (const lang of LANGUAGES) paper.text(row.text[lang], X[lang], y, { ...style(row), lang, ...tagOf(row) });
      await nextTurn();
    }
    if (page.signaturesAt !== undefined) drawSignatures(paper, facts.terms, page.signaturesAt);
    drawFoot(paper, site, facts, { page: index + 1, pages: pages.length });
    await nextTurn();
  }
  return paper.finish();
}

interface Page {
  placed: { row: Row; y: number }[];
  signaturesAt?: number;
}

/** Where each row stands; a heading goes with what follows it. */
function intoPages(rows: readonly Row[], heights: readonly number[], signaturesHeight: number): Page[] {
  let page: Page = { placed: [] };
  const pages = [page];
  let y = TOP;
  const turn = () => {
    page = { placed: [] };
    pages.push(page);
    y = TOP;
  };
  for (const [index, row] of rows.entries()) {
    const height = row.gap + (heights[index] ?? 0);
    const next = row.isHeading ? (rows[index + 1]?.gap ?? 0) + (heights[index + 1] ?? 0) : 0;
    if (y + height + next > BOTTOM) turn();
    const gap = y === TOP ? 0 : row.gap;
    page.placed.push({ row, y: y + gap });
    y += gap + (heights[index] ?? 0);
  }
  if (y + signaturesHeight > BOTTOM) turn();
  page.signaturesAt = y + 8;
  return pages;
}

function rowsOf({ terms, isDraft }: ContractFacts, readOn: string): Row[] {
  const heading = (text: Text, gap = 5): Row => ({ text, weight: 700, gap, isHeading: true });
  const body = (text: Text): Row => ({ text, weight: 400, gap: 0.8 });
  const params = { de: paramsOf(terms, 'de'), en: paramsOf(terms, 'en') };
  return [
    { ...heading(T.title, 0), size: 14 },
    heading(T.employer),
    body(employerLines(terms)),
    heading(T.employee),
    body(candidateLines(terms)),
    ...CLAUSES.flatMap(({ title, text, sources }, index) => [
      heading(both((lang) => `${index + 1}. ${title[lang]}`)),
      body(both((lang) => fill(text[lang], params[lang]).trim())),
      // For those who read the template, and not for those who sign it.
      ...(isDraft ? [{ ...body(both((lang) => sourcesInWords(sources, lang, readOn))), size: 7.5 }] : []),
    ]),
    heading(both((lang) => `${CLAUSES.length + 1}. ${T.costsTitle[lang]}`)),
    ...terms.costs.map((line) => body(both((lang) => costText(line, lang)))),
    { ...body(T.signTwice), gap: 5 },
  ];
}

function paramsOf(terms: ContractTerms, lang: Lang): Record<string, string> {
  const { starts_on, ends_on, housing, housing_euro: room, notice_weeks: weeks } = terms;
  return {
    from: dayText(starts_on, lang),
    until: dayText(ends_on, lang),
    days: String(daysOf(terms) ?? 0),
    model: MODELS[terms.model][lang],
    work: WORK[terms.field_of_work][lang],
    site: printed(terms.site) || T.unknown[lang],
    hours: terms.week_hours.toLocaleString(LOCALES[lang]),
    breaks: String(terms.break_minutes),
    shifts: shiftsIn(terms, lang),
    wage: euros(terms.wage_cents / 100, lang),
    gross: grossAMonth(terms).toLocaleString(LOCALES[lang]),
    payDay: String(terms.pay_day),
    supplements: supplementsInWords(terms, lang),
    tax: TAXES[terms.tax][lang],
    insurance: INSURANCE[terms.model][lang],
    leave: String(terms.leave_days),
    housing: fill(HOUSINGS[housing][lang], { price: rentInWords(room, lang) }),
    notice: fill(NOTICES[weeks === null ? 'none' : 'weeks'][lang], { weeks: weeks ?? 0 }),
    tariffs: printed(terms.tariffs) || NO_TARIFF[lang],
  };
}

/** Whatever the operator typed, in one paragraph: it has to fit beside its translation. */
function shiftsIn({ shifts, shifts_en }: ContractTerms, lang: Lang): string {
  const isTranslated = lang === 'en' && shifts_en !== '';
  const text = isTranslated ? shifts_en : shifts;
  if (text === '') return '';
  return fill(T[isTranslated ? 'shifts' : 'untranslated'][lang], { shifts: text.replace(/\s+/g, ' ').trim() });
}

function employerLines({ employer, employer_address, representative }: ContractTerms): Text {
  const { company, register_number, contact_person, phone, accident_insurance, liability_insurance } = employer;
  return both((lang) =>
    [
      printed(company) || T.unknown[lang],
      fill(T.address[lang], { value: oneLine(employer_address) || T.unknown[lang] }),
      fill(T.representative[lang], { value: printed(representative) || T.unknown[lang] }),
      ...lineIf(T.register, register_number, lang),
      ...lineIf(T.contact, contact_person, lang),
      ...lineIf(T.phone, phone, lang),
      ...lineIf(T.accident, accident_insurance, lang),
      ...lineIf(T.liability, liability_insurance, lang),
    ].join('\n'),
  );
}

function candidateLines({ candidate, candidate_address }: ContractTerms): Text {
  const { name, born_on, nationality, university } = candidate;
  return both((lang) =>
    [
      printed(name) || T.unknown[lang],
      fill(T.address[lang], { value: oneLine(candidate_address) || T.unknown[lang] }),
      fill(T.born[lang], { value: born_on === '' ? T.unknown[lang] : dayText(born_on, lang) }),
      ...lineIf(T.nationality, nationality && countryName(nationality, lang), lang),
      ...lineIf(T.university, university, lang),
    ].join('\n'),
  );
}

function costText(line: CostLine, lang: Lang): string {
  const { name, price, payer } = costInWords(line, lang);
  return payer ? `${name}: ${price} – ${payer}` : `${name}: ${price}`;
}

function drawDraftMark(paper: Paper): void {
  paper.text(inBoth(T.draft), X.de, 8, { size: 16, weight: 700, color: DRAFT });
  paper.across(inBoth(T.draft), DRAFT_PALE);
}

function drawSignatures(paper: Paper, terms: ContractTerms, y: number): void {
  const label = (text: string, x: number, at: number) => paper.text(text, x, at, LABEL);
  paper.text(inBoth(T.signatures), X.de, y, style({ weight: 700 }));
  const names = signersOf(terms);
  for (const lang of LANGUAGES) {
    paper.line(X[lang], y + 15, 81);
    label(inBoth(T.placeAndDate), X[lang], y + 16);
    paper.line(X[lang], y + 32, 81);
    label(names[lang], X[lang], y + 33);
  }
}

function drawFoot(
  paper: Paper,
  site: SiteConfig,
  { number, version }: ContractFacts,
  place: { page: number; pages: number },
): void {
  const small = (text: string, x: number, y: number) => paper.text(text, x, y, { size: 7.5, color: GREY });
  paper.line(X.de, 275, 170);
  for (const lang of LANGUAGES) {
    const foot = fill(T.foot[lang], { number, version: String(version) });
    small(`${foot} · ${fill(T.page[lang], { page: String(place.page), pages: String(place.pages) })}`, X[lang], 277);
    if (site.contracts.readByCounselOn === '') small(T.template[lang], X[lang], 281.5);
  }
}

const tagOf = ({ isHeading, size }: Row) => (isHeading ? { tag: size ? ('H1' as const) : ('H2' as const) } : {});
/** '' for a name that cannot be printed: its line stays free for handwriting. */
const printed = (name: string) => (isPrintable(name) ? name : '');
const oneLine = (text: string) => printed(text.replace(/\s*\n\s*/g, ', ').trim());
const signersOf = ({ employer, candidate }: ContractTerms) => ({
  de: printed(employer.company),
  en: printed(candidate.name),
});
const both = (text: (lang: Lang) => string): Text => ({ de: text('de'), en: text('en') });
const inBoth = ({ de, en }: Text) => `${de} / ${en}`;
const lineIf = (text: Text, value: string, lang: Lang) =>
  value === '' ? [] : [fill(text[lang], { value: printed(value) || T.unknown[lang] })];

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;
const euros = (amount: number, lang: Lang) => amount.toLocaleString(LOCALES[lang], { minimumFractionDigits: 2 });
const countryName = (code: string, lang: Lang) =>
  new Intl.DisplayNames([LOCALES[lang]], { type: 'region', fallback: 'code' }).of(code) ?? code;
/** An ISO day as contracts print it. */
function dayText(day: string, lang: Lang): string {
  if (day === '') return T.unknown[lang];
  return new Date(day).toLocaleDateString(LOCALES[lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
