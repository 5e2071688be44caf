import type { Lang } from '#contract/languages.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { answerNotes, endedOffer } from '#src/nouns/placement/placement.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';

const offers = {
  offered: { de: 'Ein Angebot für Sie', en: 'An offer for you' },
  confirmed: { de: 'Ihr zugesagter Platz', en: 'Your confirmed placement' },
  badge_released: { de: 'Ihre Antwort fehlt', en: 'Awaiting your answer' },
  badge_blocked: { de: 'Wird geklärt', en: 'Being settled' },
  badge_confirmed: { de: 'Zugesagt', en: 'Confirmed' },
  until: answerNotes.until,
  blocked: answerNotes.blocked,
  ...endedOffer,
  next: {
    de: 'Als Nächstes bereiten wir den Vertrag vor. Bitte buchen Sie noch keinen Flug.',
    en: 'Next we prepare the contract. Please do not book a flight yet.',
  },
  contract: {
    de: 'Ihr Vertrag ist da. Absagen können Sie diesen Platz nur noch über uns.',
    en: 'Your contract is here. If you want to give up this place now, please write to us.',
  },
  cancelled: answerNotes.place_cancelled,
  overdue: answerNotes.place_overdue,
  openContract: { de: 'Zum Vertrag', en: 'Go to the contract' },
  company: { de: 'Arbeitgeber', en: 'Employer' },
  place: { de: 'Ort', en: 'Place' },
  work: { de: 'Tätigkeit', en: 'Field of work' },
  area: { de: 'Bereich', en: 'Area' },
  landside: { de: 'Landseite: ohne Überprüfung am Flughafen', en: 'Landside: no airport check' },
  airside: {
    de: 'Sicherheitsbereich: nur mit Überprüfung; die Behörde hat zugesagt, Sie zu überprüfen',
    en: 'Airside: only with the airport check; the authority has agreed to check you',
  },
  days: { de: 'Zeitraum', en: 'Period' },
  wage: { de: 'Stundenlohn vor Abzügen', en: 'Hourly wage before deductions' },
  anHour: { de: '{euro} €', en: '€{euro}' },
  supplements: { de: 'Zuschläge auf den Lohn', en: 'Supplements on the wage' },
  hours: { de: 'Stunden in der Woche', en: 'Hours a week' },
  gross: { de: 'Im Monat vor Abzügen, etwa', en: 'A month before deductions, about' },
  net: { de: 'Im Monat auf Ihr Konto, etwa', en: 'A month into your account, about' },
  netInsured: {
    de: 'noch nicht bekannt: Diese Arbeit ist sozialversichert, und die Beiträge gehen auch ab',
    en: 'not known yet: this work has social insurance, and its contributions come off too',
  },
  fromTo: { de: '{from} bis {to}', en: '{from} to {to}' },
  unknown: {
    de: 'noch nicht bekannt: fragen Sie uns, bevor Sie zusagen',
    en: 'not known yet: ask us before you accept',
  },
  costs: { de: 'Was Sie das kostet: wer was bezahlt', en: 'What it costs you: who pays what' },
  netText: {
    de: 'Alles sind Spannen, keine Versprechen. „Auf Ihr Konto“ ist nach Lohnsteuer und eigener Krankenversicherung; Zimmer und Essen gehen noch ab. Wie die Steuer gezahlt wird, sagt erst der Vertrag.',
    en: 'All of these are ranges, not promises. “Into your account” is after wage tax and your own health insurance; room and food come off it. How the tax is paid is said by the contract.',
  },
  shifts: { de: 'Schichten', en: 'Shifts' },
  housing: { de: 'Unterkunft', en: 'Housing' },
  housing_provided: {
    de: 'Der Arbeitgeber stellt ein Zimmer, {price}',
    en: 'The employer provides a room, {price}',
  },
  housing_helped: { de: 'Der Arbeitgeber hilft bei der Suche', en: 'The employer helps to find one' },
  housing_none: { de: 'Wir helfen Ihnen bei der Suche', en: 'We help you to find one' },
  accept: { de: 'Angebot annehmen', en: 'Accept the offer' },
  decline: { de: 'Ablehnen', en: 'Decline' },
  giveUp: { de: 'Platz absagen', en: 'Give up the place' },
  acceptTitle: { de: 'Angebot annehmen?', en: 'Accept the offer?' },
  acceptText: {
    de: 'Sie sagen für diese Tage zu. Wir schlagen Sie dann für diese Tage keinem anderen Arbeitgeber mehr vor, und Sie bekommen für sie keine weiteren Angebote. Unterschrieben ist damit nichts: Bis wir den Vertrag senden, können Sie hier absagen.',
    en: 'You commit to these days. You are then not proposed to other employers for these days, and get no further offers for them. Nothing is signed by this: until we send the contract, you can give up the place here.',
  },
  declineTitle: { de: 'Wirklich ablehnen?', en: 'Really decline?' },
  giveUpTitle: { de: 'Den Platz wirklich absagen?', en: 'Really give up the place?' },
  declineText: {
    de: 'Der Platz geht an jemand anderen und kommt nicht wieder.',
    en: 'The place goes to somebody else and does not come back.',
  },
  cancel: { de: 'Noch nicht', en: 'Not yet' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  extend: { de: 'Ich brauche mehr Zeit', en: 'I need more time' },
  said_extended: {
    de: 'Sie haben mehr Zeit. Der neue Tag steht beim Angebot.',
    en: 'You have more time. The new day is with the offer.',
  },
  said_confirmed: {
    de: 'Sie haben zugesagt. Eine E-Mail ist unterwegs.',
    en: 'You have accepted. An e-mail is on its way.',
  },
  said_declined: {
    de: 'Sie haben abgelehnt. Eine E-Mail ist unterwegs.',
    en: 'You have declined. An e-mail is on its way.',
  },
  said_givenUp: {
    de: 'Sie haben den Platz abgesagt. Eine E-Mail ist unterwegs.',
    en: 'You have given up the place. An e-mail is on its way.',
  },
} satisfies Texts;

export function offerTexts(lang: Lang) {
  return { ...say(offers, lang), contractPage: paths.contract(lang), fields: requirementTexts(lang).work };
}
export type OfferTexts = ReturnType<typeof offerTexts>;
