import { CONTRACT_SIDES, type ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { fill } from '#contract/fill.ts';
import { LANGUAGES, type Lang, type Text } from '#contract/languages.ts';
import { isLawRead } from '#contract/law-references.ts';
import type { SiteConfig } from '../config/site.ts';
import { nextTurn } from '../time/next-turn.ts';
import { KEEPERS, CONTRACT as T } from './contract.text.ts';
import { type ContractFacts, printed, type Row, rowsOf } from './contract-rows.ts';
import type { Block } from './lettering.ts';
import { GREY, type Paper, startPaper } from './paper.ts';

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
    else for (const lang of LANGUAGES) paper.text(KEEPERS[keeper][lang], X[lang], 8, { ...LABEL, lang });
    for (const { row, y } of page.placed) {
      for (const lang of LANGUAGES) paper.text(row.text[lang], X[lang], y, { ...style(row), lang, ...tagOf(row) });
      await nextTurn();
    }
    if (page.signaturesAt !== undefined) drawSignatures(paper, facts.terms, page.signaturesAt, SIGNS[keeper]);
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

function drawDraftMark(paper: Paper): void {
  paper.text(inBoth(T.draft), X.de, 8, { size: 16, weight: 700, color: DRAFT });
  paper.across(inBoth(T.draft), DRAFT_PALE);
}

/** Whose line a copy has: it is signed for the other side, which keeps it. A draft shows both. */
const SIGNS = { employer: ['en'], candidate: ['de'], draft: LANGUAGES } as const;

function drawSignatures(paper: Paper, terms: ContractTerms, y: number, signers: readonly [Lang, ...Lang[]]): void {
  const label = (text: string, x: number, at: number) => paper.text(text, x, at, LABEL);
  paper.text(inBoth(T.signature), X[signers[0]], y, style({ weight: 700 }));
  const names = signersOf(terms);
  for (const lang of signers) {
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
    if (!isLawRead(site.contracts.readByCounselOn)) small(T.template[lang], X[lang], 281.5);
  }
}

const tagOf = ({ isHeading, size }: Row) => (isHeading ? { tag: size ? ('H1' as const) : ('H2' as const) } : {});
const signersOf = ({ employer, candidate }: ContractTerms) => ({
  de: printed(employer.company),
  en: printed(candidate.name),
});
const inBoth = ({ de, en }: Text) => `${de} / ${en}`;
