import { GROUND_NAMES, MARK_NAMES } from '#contract/employment-contracts/contract-life.text.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import { LAW, type LawKey, lawNote } from '#contract/employment-contracts/law.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { say, type Texts, unbroken } from '#src/i18n/text.ts';

/** The faults that the forms about a contract find by themselves. */
export const LIFE_CODES = ['date_invalid', 'input_empty', 'choice_missing'] as const satisfies readonly ErrorCode[];

const PHONE = site.contact.phoneGermany.replaceAll(' ', '\u00a0');

const page = {
  title: { de: 'Papier und erster Arbeitstag', en: 'Paper and first day of work' },
  done: { de: '{what}: {date}, festgehalten von: {who}', en: '{what}: {date}, noted by: {who}' },
  open: { de: '{what}: noch offen', en: '{what}: still open' },
  by_employer: { de: 'Arbeitgeber', en: 'employer' },
  by_candidate: { de: 'Arbeitnehmer/in', en: 'employee' },
  by_operator: { de: 'uns', en: 'us' },
  by_reader: { de: 'Ihnen', en: 'you' },
  exchanged: {
    de: 'Das Papier ist ausgetauscht. Vor dem Rest, der noch offen ist, beginnt keine Arbeit.',
    en: 'The paper has been exchanged. No work begins before the rest, which is still open.',
  },
  inkFirst: {
    de: 'Das Papier ist ausgetauscht. Ein Scan fehlt noch oder wird noch geprüft.',
    en: 'The paper has been exchanged. A scan is still missing or being checked.',
  },
  exchangedAlready: { de: 'Papier schon ausgetauscht?', en: 'Paper exchanged already?' },
  inForce: {
    de: 'Nach dem, was hier festgehalten ist, fehlt nichts mehr. Der erste Arbeitstag ist der {date}.',
    en: 'By what is noted here, nothing is missing any more. The first day of work is {date}.',
  },
  late: LAW.lateInk.text,
  day: { de: 'Tag, an dem Sie das Papier ausgetauscht haben', en: 'Day on which you exchanged the paper' },
  dayHint: {
    de: 'Erst, wenn Sie das unterschriebene Exemplar der anderen Seite in der Hand haben.',
    en: 'Only once you hold the signed copy of the other side in your hands.',
  },
  begun: { de: 'Die Arbeit hat am {date} begonnen.', en: 'Work began on {date}.' },
  missed_candidate: {
    de: `Hier ist festgehalten, dass Sie am {date} nicht zur Arbeit gekommen sind. Stimmt das nicht, oder ist etwas dazwischengekommen? Schreiben Sie uns unten, oder rufen Sie an: ${PHONE}.`,
    en: `It is noted here that you did not come to work on {date}. Is this not right, or has something come up? Write to us below, or call ${PHONE}.`,
  },
  missed_employer: LAW.missed.text,
  came: { de: 'Ist die Person zur Arbeit gekommen?', en: 'Has the person come to work?' },
  day_began: { de: 'Erster Tag, an dem sie gearbeitet hat', en: 'First day on which they worked' },
  note_began: { de: 'Beginn festhalten', en: 'Note the start' },
  notCome: { de: 'Nicht gekommen?', en: 'They did not come?' },
  day_absent: { de: 'Tag, an dem sie gefehlt hat', en: 'Day on which they were missing' },
  note_absent: { de: 'Fehlen festhalten', en: 'Note the absence' },
  hint_absent: {
    de: 'Fragen Sie zuerst bei der Person und bei uns nach. Sie bekommt gleich eine E-Mail.',
    en: 'Ask the person and us first. They get an e-mail at once.',
  },
  note: { de: 'Austausch festhalten', en: 'Note the exchange' },
  undo: { de: 'Das war ein Versehen: zurücknehmen', en: 'That was a mistake: take it back' },
  older: {
    de: 'Bis beide diese Fassung unterschrieben haben, bleibt es bei der Fassung {version}, die beide unterschrieben haben.',
    en: 'Until both have signed this version, version {version}, which both have signed, stays.',
  },
  failed: { de: 'Das wurde nicht gespeichert', en: 'This was not saved' },
  fallback: {
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
  },
} satisfies Texts;

const end = {
  title: { de: 'Das Ende dieses Vertrags ist festgehalten', en: 'The end of this contract is noted' },
  ended: {
    de: '{who}: {ground}. Papier vom {paper}. Letzter Tag: {last}.',
    en: '{who}: {ground}. Paper of {paper}. Last day: {last}.',
  },
  who_employer: { de: 'Vom Arbeitgeber', en: 'By the employer' },
  who_candidate: { de: 'Von der Arbeitnehmerin oder dem Arbeitnehmer', en: 'By the employee' },
  who_both: { de: 'Von beiden', en: 'By both' },
  paper: { de: 'Das Papier: {paper}', en: 'The paper: {paper}' },
  candidate_never: {
    de: 'Die Arbeit beginnt nicht. Der Platz geht an jemand anderen. Buchen Sie nichts.',
    en: 'Work does not begin. The place goes to somebody else. Do not book anything.',
  },
  candidate_until: {
    de: 'Bis zum letzten Tag arbeiten Sie dort und bekommen Ihren Lohn.',
    en: 'Until the last day you work there and are paid.',
  },
  employer_never: {
    de: 'Die Arbeit beginnt nicht. Der Platz ist wieder frei.',
    en: 'Work does not begin. The place is free again.',
  },
  employer_until: {
    de: 'Bis zum letzten Tag geht die Arbeit weiter. Für die Zeit danach melden Sie bitte einen neuen Bedarf.',
    en: 'Until the last day work goes on. Please add a new requirement for the time after it.',
  },
  considered: {
    de: 'Für andere Plätze sind Sie in der Auswahl, an Tagen, die dann frei sind.',
    en: 'You are considered for other placements, on days that are then free.',
  },
  notConsidered: {
    de: 'Für andere Plätze sind Sie gerade nicht in der Auswahl. Warum, steht auf der Seite „Angaben für Ihren Einsatz“.',
    en: 'You are not considered for other placements at the moment. The page “Details for your placement” says why.',
  },
} satisfies Texts;

const ask = {
  title: { de: 'Etwas ändern oder den Vertrag beenden', en: 'Change something, or end the contract' },
  unsigned: {
    de: 'Noch haben nicht beide unterschrieben: Wir können den Vertrag ändern oder zurückziehen. Schreiben Sie uns hier, was Sie möchten.',
    en: 'Not both have signed yet: we can change or cancel the contract. Write to us here what you would like.',
  },
  signed: {
    de: 'Beide haben unterschrieben. Diese Wege gibt es:',
    en: 'Both have signed. These are the ways:',
  },
  place_candidate: {
    de: 'Ihr Platz bleibt, bis das Papier da ist. So lange sind Sie für diese Tage bei niemand anderem in der Auswahl. Schreiben Sie uns hier: Wir sprechen mit dem Arbeitgeber und mit Ihnen.',
    en: 'Your place stays until the paper is there. Until then nobody else considers you for these days. Write to us here: we talk with the employer and with you.',
  },
  place_employer: {
    de: 'Der Platz bleibt besetzt, bis das Papier da ist. Schreiben Sie uns hier: Wir sprechen mit beiden Seiten. Eine Änderung wird eine neue Fassung, die beide unterschreiben.',
    en: 'The place stays taken until the paper is there. Write to us here: we talk with both sides. A change becomes a new version, which both sign.',
  },
  kind: { de: 'Was möchten Sie?', en: 'What would you like?' },
  kind_change: { de: 'Etwas ändern', en: 'Change something' },
  kind_end: { de: 'Den Vertrag beenden', en: 'End the contract' },
  words: { de: 'Was genau, und warum?', en: 'What exactly, and why?' },
  send: { de: 'An uns senden', en: 'Send it to us' },
  nothing: {
    de: 'Das Senden allein ändert und beendet nichts.',
    en: 'Sending this neither changes nor ends anything by itself.',
  },
  waits: {
    de: 'Wir haben Ihre Bitte und schreiben Ihnen. Bis dahin ändert sich nichts.',
    en: 'We have your request and will write to you. Until then nothing changes.',
  },
  asked: { de: 'Ihre Bitte vom {date}:', en: 'Your request of {date}:' },
  answer: { de: 'Unsere Antwort:', en: 'Our answer:' },
} satisfies Texts;

/** Said to the candidate alone: where the paper goes is a blank line in the contract. */
const noAddress = {
  de: `Die Anschrift des Arbeitgebers steht nicht im Vertrag. Fragen Sie uns danach, bevor Sie das Papier mit der Post senden: ${site.contact.email}. Oder tauschen Sie es am ersten Tag vor der Schicht aus.`,
  en: `The contract does not give the employer’s address. Ask us for it before you post the paper: ${site.contact.email}. Or exchange it on the first day before the shift.`,
};

/** What may end a contract that both have signed, from the mildest on. */
const WAYS = ['paperOnly', 'agreement', 'notice', 'cause', 'permit', 'advice'] as const satisfies readonly LawKey[];

/** `readOn`: the day on which counsel has read the sentences about law, of the settings; '' for none, null: not said. */
export function lifeTexts(lang: Lang, readOn: string | null, side?: ContractSide) {
  const law = (keys: readonly LawKey[]) => unbroken(lawNote(keys, lang, readOn));
  return {
    lang,
    ...say({ ...page, marks: MARK_NAMES }, lang),
    ...(side && { [`by_${side}`]: page.by_reader[lang] }),
    exchange: LAW.exchange.text[lang] as string,
    noAddress: side === 'candidate' ? noAddress[lang] : '',
    exchangeLaw: law(['exchange', 'beforeWork']),
    beforeWork: LAW.beforeWork.text[lang] as string,
    end: { ...say(end, lang), grounds: say(GROUND_NAMES, lang) },
    ask: { ...say(ask, lang), ways: WAYS.map((key) => LAW[key].text[lang] as string), law: law(WAYS) },
  };
}
export type LifeTexts = ReturnType<typeof lifeTexts>;
