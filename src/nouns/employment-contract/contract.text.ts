import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { costInWords, rentInWords } from '#contract/employment-contracts/contract-costs.text.ts';
import { type ContractStage, stageOf } from '#contract/employment-contracts/contract-life.ts';
import {
  CONTRACT_SIDES,
  type ContractSide,
  type ContractState,
  takesCopy,
} from '#contract/employment-contracts/contract-rules.ts';
import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { hoursText } from '#contract/hours-text.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';
import { grossAMonth } from '#contract/pay/gross-month.ts';
import { formText } from '#src/i18n/form.text.ts';
import { formatDate } from '#src/i18n/format.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';
import { lifeTexts } from './life.text.ts';

const states = {
  draft: { de: 'Entwurf', en: 'Draft' },
  sent: { de: 'Zur Unterschrift', en: 'To be signed' },
  'signed-by-employer': { de: 'Arbeitgeber hat unterschrieben', en: 'Signed by the employer' },
  'signed-by-candidate': { de: 'Kandidat/in hat unterschrieben', en: 'Signed by the candidate' },
  active: { de: 'Beide Exemplare angenommen', en: 'Both copies accepted' },
  ended: { de: 'Beendet', en: 'Ended' },
  cancelled: { de: 'Aufgehoben', en: 'Cancelled' },
} satisfies Texts & Record<ContractState, unknown>;

const stages = {
  exchanged: { de: 'Papier ausgetauscht', en: 'Paper exchanged' },
  'in-force': { de: 'In Kraft', en: 'In force' },
} satisfies Texts;

/** The colour of a state's badge. */
export const CONTRACT_TONES = {
  ...{ draft: '', sent: 'warn', 'signed-by-employer': 'info', 'signed-by-candidate': 'info' },
  ...{ active: 'ok', ended: '', cancelled: 'bad' },
} as const satisfies Record<ContractState, string>;

const facts = {
  employer: { de: 'Arbeitgeber', en: 'Employer' },
  candidate: { de: 'Arbeitnehmer/in', en: 'Employee' },
  born: { de: 'Geburtsdatum', en: 'Date of birth' },
  nationality: { de: 'Staatsangehörigkeit', en: 'Nationality' },
  university: { de: 'Hochschule', en: 'University' },
  work: { de: 'Tätigkeit', en: 'Work' },
  site: { de: 'Arbeitsort', en: 'Place of work' },
  days: { de: 'Zeitraum', en: 'Period' },
  hours: { de: 'Arbeitszeit', en: 'Working hours' },
  hoursValue: { de: '{hours} Stunden in der Woche', en: '{hours} hours a week' },
  wage: { de: 'Lohn brutto', en: 'Gross wage' },
  wageValue: { de: '{euro} € je Stunde', en: '€{euro} an hour' },
  housing: { de: 'Unterkunft', en: 'Housing' },
  housing_provided: { de: 'Zimmer vom Arbeitgeber, {price}', en: 'Room from the employer, {price}' },
  housing_helped: { de: 'Der Arbeitgeber hilft bei der Suche', en: 'The employer helps to find a room' },
  housing_none: { de: 'Keine vom Arbeitgeber', en: 'None from the employer' },
  shifts: { de: 'Schichten', en: 'Shifts' },
  month: { de: 'Im Monat brutto', en: 'Gross a month' },
  monthValue: { de: 'rund {euro} €', en: 'about €{euro}' },
  payDay: { de: 'Auszahlung', en: 'Paid' },
  payDayValue: { de: 'bis zum {day}. des folgenden Monats', en: 'by day {day} of the following month' },
  leave: { de: 'Bezahlter Urlaub', en: 'Paid leave' },
  leaveValue: { de: '{days} Tage', en: '{days} days' },
  notice: { de: 'Kündigung vor dem letzten Tag', en: 'Notice before the last day' },
  noticeNone: { de: 'nicht vereinbart', en: 'not agreed' },
  noticeWeeks: { de: 'mit {weeks} Wochen Frist', en: 'with {weeks} weeks’ notice' },
} satisfies Texts;

const page = {
  version: { de: 'Fassung {version}, gesendet am {date}', en: 'Version {version}, sent on {date}' },
  leftTitle: { de: 'Die Bewerbung dieser Person ist beendet', en: 'This person’s application has ended' },
  left: {
    de: 'Der Vertrag endet damit nicht: Beenden können ihn nur die beiden Seiten, auf Papier.',
    en: 'That does not end the contract: only the two sides can, on paper.',
  },
  reason: { de: 'Der Grund:', en: 'The reason:' },
  was: { de: 'neu; vorher: {value}', en: 'new; before: {value}' },
  wasNothing: { de: 'neu', en: 'new' },
  costsTitle: { de: 'Kostenübersicht: wer was bezahlt', en: 'Cost sheet: who pays what' },
  costsItem: { de: 'Was', en: 'What' },
  costsPrice: { de: 'Wie viel', en: 'How much' },
  costsPayer: { de: 'Wer bezahlt', en: 'Who pays' },
  zav: {
    de: 'Die Arbeit beginnt erst, wenn die ZAV sie für diese Person bestätigt hat.',
    en: 'Work begins only once the ZAV has confirmed it for this person.',
  },
  paper: { de: 'Vertrag herunterladen (PDF)', en: 'Download the contract (PDF)' },
  copiesTitle: { de: 'Unterschriebene Exemplare', en: 'Signed copies' },
  copy_employer: { de: 'Exemplar des Arbeitgebers', en: 'The employer’s copy' },
  copy_candidate: { de: 'Exemplar der Arbeitnehmerin oder des Arbeitnehmers', en: 'The employee’s copy' },
  copy_pending: { de: 'vom {date}, wird geprüft', en: 'of {date}, being checked' },
  copy_accepted: { de: 'vom {date}, angenommen', en: 'of {date}, accepted' },
  copy_to_replace: { de: 'vom {date}, zurückgegeben', en: 'of {date}, sent back' },
  copyOld: { de: 'vom {date}, ersetzt', en: 'of {date}, replaced' },
} satisfies Texts;

const card = {
  number: { de: 'Vertrag {number}', en: 'Contract {number}' },
  checking: { de: 'Wird geprüft', en: 'Being checked' },
  rests: { de: 'Ruht', en: 'Rests' },
} satisfies Texts;

const steps = {
  step_signing: { de: 'Signatur', en: 'Signing' },
  step_active: { de: 'Geprüft', en: 'Checked' },
  step_paper: { de: 'Papier', en: 'Paper' },
  step_force: { de: 'In Kraft', en: 'In force' },
} satisfies Texts;

const upload = {
  title: { de: 'Ihr unterschriebenes Exemplar', en: 'Your signed copy' },
  again: { de: 'Ein besseres Exemplar senden', en: 'Send a better copy' },
  goesTo: {
    de: 'Es gehört zum Vertrag {number}, Fassung {version}. Die Nummer steht unten auf jeder Seite.',
    en: 'It belongs to contract {number}, version {version}. The number is at the foot of each page.',
  },
  lead: {
    de: 'Drucken Sie den Vertrag, unterschreiben Sie ihn auf der letzten Seite und scannen Sie alle Seiten in eine PDF-Datei, oder fotografieren Sie jede Seite. Das Papier heben Sie auf: Es zählt.',
    en: 'Print the contract, sign it on the last page and scan all pages into one PDF file, or photograph each page. Keep the paper: it counts.',
  },
  file: { de: 'Unterschriebener Vertrag', en: 'Signed contract' },
  hint: { de: `PDF, höchstens ${MAX_FILE_MEGABYTES} MB`, en: `PDF, ${MAX_FILE_MEGABYTES} MB at most` },
  submit: { de: 'Exemplar hochladen', en: 'Upload the copy' },
  done: { de: 'Ihr Exemplar ist da. Wir prüfen es.', en: 'Your copy has arrived. We are checking it.' },
  refusedTitle: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
  fallback: {
    de: 'Das Hochladen hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'The upload did not work. Please try again.',
  },
  ...formText,
} satisfies Texts;

/** What is said to both sides while their copies are checked. */
const checked = {
  check: {
    de: 'Ihr Exemplar ist da. Wir prüfen es und schreiben Ihnen.',
    en: 'Your copy is here. We are checking it and will write to you.',
  },
  checkOther: {
    de: 'Ihr Exemplar ist angenommen. Das andere prüfen wir noch.',
    en: 'Your copy is accepted. We are still checking the other one.',
  },
  again: {
    de: 'Ihr Exemplar können wir so nicht annehmen. Bitte laden Sie ein neues hoch.',
    en: 'We cannot accept your copy as it is. Please upload a new one.',
  },
  badgeAgain: { de: 'Bitte noch einmal hochladen', en: 'Please upload it again' },
} satisfies Texts;

const endedEarly = { de: 'Dieser Vertrag ist beendet.', en: 'This contract has ended.' };

/** What a contract says to one of its sides: what is next. */
const next = {
  employer: {
    draft: {
      de: 'Wir bereiten den Vertrag vor. Sie müssen nichts tun.',
      en: 'We are preparing the contract. You do not have to do anything.',
    },
    sign: {
      de: 'Bitte lesen und unterschreiben Sie den Vertrag und laden Sie Ihr Exemplar hoch.',
      en: 'Please read and sign the contract, and upload your copy.',
    },
    wait: {
      de: 'Ihr Exemplar ist angenommen. Es fehlt die andere Unterschrift.',
      en: 'Your copy is accepted. The other signature is missing.',
    },
    ...checked,
    active: {
      de: 'Beide Exemplare sind angenommen. Die Scans sind Kopien: Es zählt das Papier.',
      en: 'Both copies are accepted. The scans are copies: the paper counts.',
    },
    ended: { de: 'Der letzte Arbeitstag ist vorbei.', en: 'The last day of work has passed.' },
    endedEarly,
    cancelled: { de: 'Dieser Vertrag wird nicht geschlossen.', en: 'This contract will not be concluded.' },
    rests: {
      de: 'Die Person möchte Arbeitgebern gerade nicht gezeigt werden. Der Vertrag ruht, bis sie wieder einwilligt. Sie müssen nichts tun.',
      en: 'The person does not wish to be shown to employers at the moment. The contract rests until they agree again. You do not have to do anything.',
    },
    badge: { de: 'Ihre Unterschrift fehlt', en: 'Your signature is missing' },
  },
  candidate: {
    draft: {
      de: 'Wir bereiten Ihren Vertrag vor. Sie müssen nichts tun.',
      en: 'We are preparing your contract. You do not have to do anything.',
    },
    sign: {
      de: 'Unterschreiben Sie jetzt den Vertrag und laden Sie ihn hoch.',
      en: 'Now sign the contract and upload it.',
    },
    acknowledge: {
      de: 'Lesen Sie zuerst die Kostenübersicht und bestätigen Sie sie. Dann unterschreiben Sie den Vertrag und laden ihn hoch.',
      en: 'First read the cost sheet and acknowledge it. Then sign the contract and upload it.',
    },
    wait: {
      de: 'Ihr Exemplar ist angenommen. Es fehlt die Unterschrift des Arbeitgebers.',
      en: 'Your copy is accepted. The employer’s signature is missing.',
    },
    ...checked,
    active: {
      de: 'Beide Exemplare sind angenommen. Die Scans sind Kopien: Es zählt das Papier, das Sie mit dem Arbeitgeber austauschen.',
      en: 'Both copies are accepted. The scans are copies: the paper that you exchange with the employer counts.',
    },
    ended: { de: 'Ihr letzter Arbeitstag ist vorbei.', en: 'Your last day of work has passed.' },
    endedEarly,
    cancelled: {
      de: 'Dieser Vertrag wird nicht geschlossen. Buchen Sie nichts.',
      en: 'This contract will not be concluded. Do not book anything.',
    },
    rests: {
      de: 'Sie haben nicht eingewilligt, Arbeitgebern gezeigt zu werden. Bis Sie das wieder tun, auf der Seite mit Ihren Angaben für den Platz, ruht der Vertrag, und der Arbeitgeber liest Ihren Namen nicht.',
      en: 'You have not agreed to be shown to employers. Until you agree again, on the page with your details for the placement, the contract rests, and the employer does not read your name.',
    },
    badge: { de: 'Ihre Unterschrift fehlt', en: 'Your signature is missing' },
  },
} as const satisfies Record<ContractSide, Texts>;

/** What a card says of a contract, without what stands on its page. */
export function contractCardTexts(lang: Lang, side: ContractSide) {
  return {
    ...say(card, lang),
    states: say(states, lang),
    stages: say(stages, lang),
    work: requirementTexts(lang).work,
    next: { badge: next[side].badge[lang] as string, badgeAgain: checked.badgeAgain[lang] as string },
  };
}
export type ContractCardTexts = ReturnType<typeof contractCardTexts>;

/** Sentences about contracts, for each of their readers; those about law were read by counsel on `readOn`, or '' . */
export function contractTexts(lang: Lang, readOn: string, side?: ContractSide) {
  return {
    lang,
    ...contractCardTexts(lang, side ?? 'employer'),
    ...say(page, lang),
    ...say(steps, lang),
    next: say(next[side ?? 'employer'], lang),
    facts: say(facts, lang),
    upload: say(upload, lang),
    life: lifeTexts(lang, readOn),
  };
}
export type ContractTexts = ReturnType<typeof contractTexts>;
/** What says how a contract stands, without what is done with it. */
type ShownTexts = Omit<ContractTexts, 'life' | 'upload'>;
export type Terms = NonNullable<ContractReply['terms']>;

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
  /** What it was in the version before, where that differs. */
  before?: string;
}

/** Whether it waits for the consent to be shown to employers: nobody can sign it meanwhile. Pure. */
function rests({ state, reads }: Pick<ContractReply, 'state' | 'reads'>): boolean {
  return reads === 'number' && CONTRACT_SIDES.some((side) => takesCopy(state, side));
}

/** The terms as names and values. `person`: what else is said about the candidate; `number`: in place of a name. Pure. */
export function factsOf(
  terms: Terms,
  { facts: t, work, lang }: ShownTexts,
  { person = [], number = '' }: { person?: readonly Fact[]; number?: string } = {},
): Fact[] {
  const { employer, candidate, housing, starts_on, ends_on, shifts } = terms;
  const price = rentInWords(terms.housing_euro, lang);
  return [
    { name: t.employer, value: employer.company },
    { name: t.candidate, value: candidate.name || number },
    ...person,
    { name: t.work, value: work[terms.field_of_work] },
    { name: t.site, value: terms.site },
    { name: t.days, value: `${formatDate(starts_on)}–${formatDate(ends_on)}` },
    { name: t.hours, value: fill(t.hoursValue, { hours: hoursText(terms.week_hours, lang) }) },
    { name: t.wage, value: fill(t.wageValue, { euro: euroText(terms.wage_cents, lang) }) },
    { name: t.housing, value: fill(t[`housing_${housing}`], { price }) },
    ...(shifts === '' ? [] : [{ name: t.shifts, value: (lang === 'en' && terms.shifts_en) || shifts }]),
    { name: t.month, value: fill(t.monthValue, { euro: grossAMonth(terms).toLocaleString(lang) }) },
    { name: t.payDay, value: fill(t.payDayValue, { day: terms.pay_day }) },
    { name: t.leave, value: fill(t.leaveValue, { days: terms.leave_days }) },
    {
      name: t.notice,
      value: terms.notice_weeks === null ? t.noticeNone : fill(t.noticeWeeks, { weeks: terms.notice_weeks }),
    },
  ];
}

/** The facts of a contract, with what has changed since the version before. Pure. */
export function comparedFacts(
  { terms, before }: Pick<ContractReply, 'terms' | 'before'>,
  t: ShownTexts,
  more: Parameters<typeof factsOf>[2] = {},
): Fact[] {
  if (!terms) return [];
  const old = before ? factsOf(before, t, more) : [];
  return factsOf(terms, t, more).map((fact) => {
    const was = old.filter(({ name }) => name === fact.name)[0]?.value ?? '';
    return before && was !== fact.value ? { ...fact, before: was } : fact;
  });
}

/** Who the candidate is, for the operator to compare with the passport. */
export function personFacts({ candidate }: Terms, { facts: t, lang }: ContractTexts): Fact[] {
  const { born_on, nationality, university } = candidate;
  return [
    { name: t.born, value: born_on && formatDate(born_on) },
    { name: t.nationality, value: nationality && countryName(nationality, lang) },
    { name: t.university, value: university },
  ].filter(({ value }) => value !== '');
}

/** The cost sheet in words. Pure. */
export function costsOf({ costs }: Terms, lang: Lang) {
  return costs.map((line) => ({ id: line.item, ...costInWords(line, lang) }));
}

/** What is reached at each step; what has ended or was cancelled is at none. */
const STEPS_OF: readonly ContractStage[] = ['signing', 'checked', 'exchanged', 'in-force'];

function stageIn({ state, marks }: Pick<ContractReply, 'state' | 'marks'>): ContractStage {
  return stageOf(
    state,
    marks.map(({ what }) => what),
  );
}

/** How far a contract is, and whether it waits for this side. Pure. */
export function stateFor(one: ContractReply, side: ContractSide, t: ContractCardTexts) {
  const title = fill(t.number, { number: one.number });
  if (rests(one)) return { title, badge: t.rests, tone: '', needsMe: false };
  const step = nextFor(one, side);
  const needsMe = step === 'sign' || step === 'again';
  const badges: Partial<Record<Next, string>> = {
    ...{ sign: t.next.badge, again: t.next.badgeAgain, check: t.checking, checkOther: t.checking },
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
  one: Pick<ContractReply, 'state' | 'marks'>,
  t: Pick<ContractCardTexts, 'states' | 'stages'>,
) {
  const stage = stageIn(one);
  return stage === 'exchanged' || stage === 'in-force' ? t.stages[stage] : t.states[one.state];
}

/** Everything that a side's page shows of a contract, in words. Pure. */
export function shownToSide(contract: ContractReply, side: ContractSide, t: ShownTexts) {
  const { terms, terms_version: version, sent_at } = contract;
  return {
    ...stateFor(contract, side, t),
    steps: [t.step_signing, t.step_active, t.step_paper, t.step_force],
    now: STEPS_OF.indexOf(contract.state === 'draft' ? 'signing' : stageIn(contract)),
    sentence: sentenceOf(contract, side, t),
    version: sent_at === null ? '' : fill(t.version, { version, date: formatDate(sent_at) }),
    facts: comparedFacts(contract, t, { number: contract.candidate_number }),
    costs: terms ? costsOf(terms, t.lang) : [],
    returned: returnedCopy(contract, side)?.review_note ?? '',
    copies: contract.copies.map((copy) => ({ id: copy.id, name: t[`copy_${copy.side}`], date: copyInWords(copy, t) })),
  };
}

/** When a signed copy came, and what became of it. Pure. */
export function copyInWords({ uploaded_at, is_current, review }: ContractReply['copies'][number], t: ShownTexts) {
  const isReplaced = !is_current && review === 'pending';
  return fill(isReplaced ? t.copyOld : t[`copy_${review}`], { date: formatDate(uploaded_at) });
}

function sentenceOf(contract: ContractReply, side: ContractSide, { next }: ShownTexts): string {
  if (rests(contract)) return next.rests;
  if (contract.state === 'ended' && contract.end) return next.endedEarly;
  const mustAcknowledge = contract.can.indexOf('acknowledge') >= 0;
  return mustAcknowledge && 'acknowledge' in next ? next.acknowledge : next[nextFor(contract, side)];
}

/** As the browser calls a country; its two letters where a browser knows no names. */
function countryName(code: string, lang: Lang): string {
  return (Intl.DisplayNames && new Intl.DisplayNames(lang, { type: 'region' }).of(code)) || code;
}
