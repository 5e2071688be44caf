import { daysInWords } from '#contract/day-in-words.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { costInWords, rentInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import { ARRIVALS, type ContractStage, stageOf } from '#contract/employment-contracts/contract-life.ts';
import { CONTRACT_SIDES, type ContractSide, takesCopy } from '#contract/employment-contracts/contract-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { hoursText } from '#contract/hours-text.ts';
import type { Lang } from '#contract/languages.ts';
import { grossAMonth } from '#contract/pay/gross-month.ts';
import { payDayInWords } from '#contract/pay/pay-day.text.ts';
import { supplementsInWords } from '#contract/pay/supplements.text.ts';
import { counted } from '#src/i18n/counted.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { CONTRACT_TONES, type ContractCardTexts, type ContractTexts } from './contract.text.ts';

/** What says how a contract stands, without what is done with it. */
type ShownTexts = Omit<ContractTexts, 'life' | 'upload'>;
type Terms = NonNullable<ContractReply['terms']>;

type Next = 'draft' | 'sign' | 'check' | 'again' | 'checkOther' | 'wait' | 'active' | 'ended' | 'cancelled';

/** What is next for a side, in a word by which its sentence is found. Pure. */
function nextFor(one: Pick<ContractReply, 'state' | 'checking' | 'copies'>, side: ContractSide): Next {
  const { state, checking } = one;
  switch (state) {
    case 'sent':
    case 'signed-by-employer':
    case 'signed-by-candidate':
      if (!takesCopy(state, side)) return checking.length > 0 ? 'checkOther' : 'wait';
      if (checking.indexOf(side) >= 0) return 'check';
      return returnedCopy(one, side) ? 'again' : 'sign';
    default:
      return state;
  }
}

/** The copy of a side that was sent back, and has not come again. Pure. */
function returnedCopy({ copies }: Pick<ContractReply, 'copies'>, of: ContractSide) {
  return copies.find(({ side, is_current, review }) => side === of && is_current && review === 'to_replace');
}

interface Fact {
  name: string;
  value: string;
  /** Of what somebody wrote in German, on an English page. */
  lang?: 'de';
  /** What it was in the version before, where that differs. */
  before?: string;
}

/** Whether it waits for consent or vetting, as its employer may not read the name: nobody can sign it meanwhile. Pure. */
function rests({ state, reads }: Pick<ContractReply, 'state' | 'reads'>): boolean {
  return reads === 'number' && CONTRACT_SIDES.some((side) => takesCopy(state, side));
}

/** The terms as names and values. `person`: what else is said about the candidate; `number`: in place of a name. Pure. */
export function factsOf(
  terms: Terms,
  { facts: t, work, lang }: ShownTexts,
  { person = [], number = '' }: { person?: readonly Fact[]; number?: string } = {},
): Fact[] {
  const { employer, candidate, housing, starts_on, ends_on, notice_weeks: weeks } = terms;
  const price = rentInWords(terms.housing_euro, lang);
  const written = (name: string, value: string, none = '–') =>
    value ? { name, value, ...(lang === 'en' && inGerman) } : { name, value: none };
  const isTranslated = lang === 'en' && terms.shifts_en !== '';
  return [
    written(t.employer, employer.company),
    { name: t.candidate, value: candidate.name || number },
    ...person,
    { name: t.work, value: work[terms.field_of_work] },
    written(t.site, terms.site),
    { name: t.days, value: daysInWords(starts_on, ends_on, lang) },
    { name: t.hours, value: fill(t.hoursValue, { hours: hoursText(terms.week_hours, lang) }) },
    { name: t.wage, value: fill(t.wageValue, { euro: euroText(terms.wage_cents, lang) }) },
    { name: t.month, value: fill(t.monthValue, { euro: grossAMonth(terms).toLocaleString(lang) }) },
    { name: t.supplements, value: supplementsInWords(terms, lang) },
    { name: t.payDay, value: payDayInWords(terms.pay_day, lang) },
    { name: t.tax, value: t[`tax_${terms.tax}`] },
    { name: t.housing, value: fill(t[`housing_${housing}`], { price }) },
    isTranslated ? { name: t.shifts, value: terms.shifts_en } : written(t.shifts, terms.shifts),
    { name: t.breaks, value: fill(t.breaksValue, { minutes: terms.break_minutes }) },
    { name: t.leave, value: counted(terms.leave_days, t.leaveDay, t.leaveValue) },
    { name: t.notice, value: weeks === null ? t.noticeNone : counted(weeks, t.noticeWeek, t.noticeWeeks) },
    written(t.tariffs, terms.tariffs, t.noTariffs),
    written(t.representative, terms.representative, t.blank),
    written(t.employerAddress, terms.employer_address, t.blank),
    { name: t.candidateAddress, value: terms.candidate_address || t.blank },
  ];
}

const inGerman = { lang: 'de' } as const;

/** The facts of a contract, with what has changed since the version before. Pure. */
export function comparedFacts(
  { terms, before }: Pick<ContractReply, 'terms' | 'before'>,
  t: ShownTexts,
  more: Parameters<typeof factsOf>[2] = {},
): Fact[] {
  if (!terms) return [];
  const old = before ? factsOf(before, t, more) : [];
  return factsOf(terms, t, more).map((fact, index) => {
    const was = old[index]?.value ?? fact.value;
    return was === fact.value ? fact : { ...fact, before: was };
  });
}

/** Who the candidate is, for the operator to compare with the passport. */
export function personFacts({ candidate }: Terms, { facts: t, lang }: ContractTexts): Fact[] {
  const { born_on, nationality, university } = candidate;
  return [
    { name: t.born, value: born_on && dateInWords(born_on, lang) },
    { name: t.nationality, value: nationality && countryName(nationality, lang) },
    { name: t.university, value: university },
  ].filter(({ value }) => value !== '');
}

/** The cost sheet in words, with what has changed since the version before, and lines that are left out now. Pure. */
export function costsOf({ terms, before }: Pick<ContractReply, 'terms' | 'before'>, lang: Lang, reader?: ContractSide) {
  const linesOf = (costs: Terms['costs'] = []) =>
    costs.map((line) => ({ id: line.item, ...costInWords(line, lang, reader) }));
  const said = ({ price, payer }: ReturnType<typeof costInWords>) => [price, payer].filter(Boolean).join(', ');
  const now = linesOf(terms?.costs);
  if (!before) return now;
  const old = linesOf(before.costs);
  const compared = now.map((line) => {
    const found = old.find(({ id }) => id === line.id);
    const was = found ? said(found) : '–';
    return was === said(line) ? line : { ...line, before: was };
  });
  const gone = old.filter(({ id }) => now.every((line) => line.id !== id));
  return [...compared, ...gone.map((line) => ({ ...line, price: '–', payer: '', before: said(line) }))];
}

/** What is reached at each step; what has ended or was cancelled is at none. */
const STEPS_OF: readonly ContractStage[] = ['signing', 'checked', 'exchanged', 'in-force'];

function stageIn({ state, marks, area }: Pick<ContractReply, 'state' | 'marks' | 'area'>): ContractStage {
  return stageOf(
    state,
    marks.map(({ what }) => what),
    area,
  );
}

/** The place of the step that is under way, behind those that are reached; -1 where none is shown. Pure. */
function stepUnderWay(one: Pick<ContractReply, 'state' | 'marks' | 'area'>): number {
  const reached = STEPS_OF.indexOf(one.state === 'draft' ? 'signing' : stageIn(one));
  return reached > 0 ? reached + 1 : reached;
}

/** How far a contract is, and whether it waits for this side. Pure. */
export function stateFor(one: ContractReply, side: ContractSide, t: ContractCardTexts) {
  const title = fill(t.number, { number: one.number });
  const step = nextFor(one, side);
  // Whoever has left settles that first: nobody asks for another version.
  const hasLeft = one.has_left && (step === 'sign' || step === 'again' || step === 'wait');
  if (one.is_overdue && !rests(one)) return { title, badge: t.overdue, tone: 'warn', needsMe: false };
  if (rests(one) || hasLeft) return { title, badge: t.rests, tone: '', needsMe: false };
  const needsMe = step === 'sign' || step === 'again';
  const badges: Partial<Record<Next, string>> = {
    ...{ sign: t.next.badge, again: t.next.badgeAgain, check: t.checking, checkOther: t.checking },
    wait: t.next.badgeWait,
  };
  return {
    title,
    badge: badges[step] ?? stateInWords(one, t),
    tone: needsMe ? 'warn' : badges[step] ? 'info' : CONTRACT_TONES[one.state],
    needsMe,
  };
}

/** The state of a contract as its badge says it: of what is signed, how far its paper is. Pure. */
export function stateInWords(
  one: Pick<ContractReply, 'state' | 'marks' | 'area'>,
  t: Pick<ContractCardTexts, 'states' | 'stages'>,
) {
  return stageInWords({ ...one, stage: stageIn(one) }, t);
}

/** The same, where the server has said the stage. Pure. */
export function stageInWords(
  { state, stage }: Pick<ContractReply, 'state'> & { stage: ContractStage },
  t: Pick<ContractCardTexts, 'states' | 'stages'>,
) {
  return stage === 'exchanged' || stage === 'in-force' ? t.stages[stage] : t.states[state];
}

/** Everything that a side's page shows of a contract, in words. Pure. */
export function shownToSide(contract: ContractReply, side: ContractSide, t: ShownTexts) {
  const { terms_version: version, sent_at } = contract;
  return {
    ...stateFor(contract, side, t),
    steps: [t.step_signing, t.step_active, t.step_paper, t.step_force],
    now: stepUnderWay(contract),
    sentence: sentenceOf(contract, side, t),
    version: sent_at === null ? '' : fill(t.version, { version, date: dateInWords(sent_at, t.lang) }),
    facts: comparedFacts(contract, t, { number: contract.candidate_number }),
    costs: costsOf(contract, t.lang, side),
    returned: returnedCopy(contract, side)?.review_note ?? '',
    copies: contract.copies.map((copy) => ({
      id: copy.id,
      name: copy.side === side ? t.copy_own : t[`copy_${copy.side}`],
      date: copyInWords(copy, contract, t),
    })),
  };
}

/** When a signed copy came, and what became of it: nobody checks one of a contract that is over. Pure. */
export function copyInWords(
  { uploaded_at, is_current, review }: Pick<ContractReply['copies'][number], 'uploaded_at' | 'is_current' | 'review'>,
  { state }: Pick<ContractReply, 'state'>,
  t: ShownTexts,
) {
  const isOver = state === 'ended' || state === 'cancelled';
  const unchecked = is_current ? isOver && t.copyUnchecked : t.copyOld;
  const earlier = review === 'accepted' && !is_current && t.copyEarlier;
  return fill((review === 'pending' && unchecked) || earlier || t[`copy_${review}`], {
    date: dateInWords(uploaded_at, t.lang),
  });
}

function sentenceOf(contract: ContractReply, side: ContractSide, texts: ShownTexts): string {
  const { next } = texts;
  if (rests(contract)) return contract.is_vetted ? next.rests : next.vetting;
  if (contract.is_overdue)
    return fill(next.overdue, { date: dateInWords(contract.terms?.starts_on ?? '', texts.lang) });
  if (contract.state === 'ended' && contract.end) return next.endedEarly;
  const noted = notedOf(contract, texts);
  if (noted) return noted;
  const mustAcknowledge = contract.can.indexOf('acknowledge') >= 0;
  return mustAcknowledge && 'acknowledge' in next ? next.acknowledge : next[nextFor(contract, side)];
}

/** What is known of it beside its signatures: its end, that one side has left, work, paper. */
function notedOf({ state, end, has_left, marks }: ContractReply, { next, lang }: ShownTexts): string | undefined {
  if (state === 'active' && end) return fill(next.endNoted, { date: dateInWords(end.last_day, lang) });
  if (has_left) return next.left;
  if (state !== 'active') return undefined;
  for (const arrival of ARRIVALS) {
    const noted = marks.find(({ what }) => what === arrival);
    if (noted) return fill(next[arrival], { date: dateInWords(noted.day, lang) });
  }
  return marks.some(({ what }) => what === 'paper') ? next.exchanged : undefined;
}

/** As the browser calls a country; its two letters where a browser knows no names. */
function countryName(code: string, lang: Lang): string {
  return (Intl.DisplayNames && new Intl.DisplayNames(lang, { type: 'region' }).of(code)) || code;
}
