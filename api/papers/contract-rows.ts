import { daysOf } from '#contract/employers/requirement-rules.ts';
import { costInWords, rentInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import type { ContractTerms, CostLine } from '#contract/employment-contracts/contract-rules.ts';
import { fill } from '#contract/fill.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { type LawReference, sourcesInWords } from '#contract/law-references.ts';
import { grossAMonth } from '#contract/pay/gross-month.ts';
import { payDayInWords } from '#contract/pay/pay-day.text.ts';
import { supplementsInWords } from '#contract/pay/supplements.text.ts';
import { TAX_WAYS_IN_WORDS } from '#contract/pay/tax-ways.text.ts';
import { isPrintable } from '#contract/printable-name.ts';
import { CLAUSES, HOUSINGS, INSURANCE, MODELS, NO_TARIFF, NOTICES, CONTRACT as T, WORK } from './contract.text.ts';

/** What a contract's paper is drawn from. */
export interface ContractFacts {
  number: string;
  version: number;
  terms: ContractTerms;
  /** It has not been sent: each page says so. */
  isDraft: boolean;
}

/** One piece of the contract in both languages, side by side. */
export interface Row {
  text: Text;
  weight: 400 | 700;
  /** In points; without it, that of a sentence. */
  size?: number;
  /** Millimetres above it. */
  gap: number;
  /** A heading: it stands on the same page as the row that follows. */
  isHeading?: true;
}

/** All that is printed of a contract, from above to below. */
export function rowsOf({ terms, isDraft }: ContractFacts, readOn: string): Row[] {
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
      // What somebody typed may end with its own sign.
      body(both((lang) => fill(text[lang], params[lang]).replace(/([.!?…])\s*\.$/, '$1'))),
      // For those who read the template, and not for those who sign it.
      ...(isDraft
        ? [{ ...body(both((lang) => sourcesInWords(sources.filter(isOf(terms)), lang, readOn))), size: 7.5 }]
        : []),
    ]),
    heading(both((lang) => `${CLAUSES.length + 1}. ${T.costsTitle[lang]}`)),
    ...terms.costs.map((line) => body(both((lang) => costText(line, lang)))),
    { ...body(T.signTwice), gap: 5 },
  ];
}

/** Nobody is checked landside. */
const isOf =
  ({ area }: ContractTerms) =>
  (source: LawReference) =>
    area !== 'landside' || source !== '§ 7 LuftSiG';

function paramsOf(terms: ContractTerms, lang: Lang): Record<string, string> {
  const { starts_on, ends_on, housing, housing_euro: room, notice_weeks: weeks } = terms;
  return {
    from: dayText(starts_on, lang),
    until: dayText(ends_on, lang),
    days: String(daysOf(terms) ?? 0),
    model: MODELS[terms.model][lang],
    work: WORK[terms.field_of_work][lang],
    check: terms.area === 'landside' ? '' : T.check[lang],
    site: printed(terms.site) || T.unknown[lang],
    hours: terms.week_hours.toLocaleString(LOCALES[lang]),
    breaks: String(terms.break_minutes),
    shifts: shiftsIn(terms, lang),
    wage: euros(terms.wage_cents / 100, lang),
    gross: grossAMonth(terms).toLocaleString(LOCALES[lang]),
    payDay: payDayInWords(terms.pay_day, lang),
    supplements: supplementsInWords(terms, lang),
    tax: TAX_WAYS_IN_WORDS[terms.tax][lang],
    insurance: INSURANCE[terms.model][lang],
    leave: String(terms.leave_days),
    housing: fill(HOUSINGS[housing][lang], { price: rentInWords(room, lang) }),
    notice: fill(NOTICES[weeks === null ? 'none' : weeks === 1 ? 'week' : 'weeks'][lang], { weeks: weeks ?? 0 }),
    tariffs: printed(terms.tariffs) ? fill(T.tariffs[lang], { tariffs: terms.tariffs }) : NO_TARIFF[lang],
  };
}

/** Whatever the operator typed, in one paragraph: it has to fit beside its translation. A line is free for nothing. */
function shiftsIn({ shifts, shifts_en }: ContractTerms, lang: Lang): string {
  const isTranslated = lang === 'en' && shifts_en !== '';
  const text = isTranslated ? shifts_en : shifts || T.unknown[lang];
  const said = fill(T[isTranslated || shifts === '' ? 'shifts' : 'untranslated'][lang], {
    shifts: text.replace(/\s+/g, ' ').trim(),
  });
  return `${said}.`;
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
  const what = `${name.replace('\u00ad', '')}: ${price}`;
  return payer ? `${what} –\u00a0${payer}` : what;
}

/** '' for a name that cannot be printed: its line stays free for handwriting. */
export const printed = (name: string) => (isPrintable(name) ? name : '');
const oneLine = (text: string) => printed(text.replace(/\s*\n\s*/g, ', ').trim());
const both = (text: (lang: Lang) => string): Text => ({ de: text('de'), en: text('en') });
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
