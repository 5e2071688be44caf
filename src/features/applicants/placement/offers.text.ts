import type { Lang } from '#contract/languages.ts';
import { paths } from '#src/i18n/paths.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { answerNotes } from '#src/nouns/placement/placement.text.ts';
import { requirementTexts } from '#src/nouns/requirement/requirement.text.ts';

const offers = {
  offered: { de: 'Ein Angebot für Sie', en: 'An offer for you' },
  confirmed: { de: 'Ihr zugesagter Platz', en: 'Your confirmed placement' },
  badge_released: { de: 'Ihre Antwort fehlt', en: 'Awaiting your answer' },
  badge_confirmed: { de: 'Zugesagt', en: 'Confirmed' },
  until: answerNotes.until,
  next: {
    de: 'Als Nächstes bereiten wir den Vertrag vor. Bitte buchen Sie noch keinen Flug.',
    en: 'Next we prepare the contract. Please do not book a flight yet.',
  },
  contract: {
    de: 'Ihr Vertrag ist da. Absagen können Sie diesen Platz nur noch über uns.',
    en: 'Your contract is here. If you want to give up this place now, please write to us.',
  },
  openContract: { de: 'Zum Vertrag', en: 'Go to the contract' },
  company: { de: 'Arbeitgeber', en: 'Employer' },
  place: { de: 'Ort', en: 'Place' },
  work: { de: 'Tätigkeit', en: 'Field of work' },
  days: { de: 'Zeitraum', en: 'Period' },
  wage: { de: 'Stundenlohn vor Abzügen', en: 'Hourly wage before deductions' },
  anHour: { de: '{euro} €', en: '€{euro}' },
  shifts: { de: 'Schichten', en: 'Shifts (in the employer’s words)' },
  housing: { de: 'Unterkunft', en: 'Housing' },
  housing_provided: { de: 'Der Arbeitgeber stellt ein Zimmer', en: 'The employer provides a room' },
  housing_price: {
    de: 'Der Arbeitgeber stellt ein Zimmer, {euro} € im Monat',
    en: 'The employer provides a room, €{euro} a month',
  },
  housing_helped: { de: 'Der Arbeitgeber hilft bei der Suche', en: 'The employer helps to find one' },
  housing_none: { de: 'Wir helfen Ihnen bei der Suche', en: 'We help you to find one' },
  accept: { de: 'Angebot annehmen', en: 'Accept the offer' },
  decline: { de: 'Ablehnen', en: 'Decline' },
  giveUp: { de: 'Platz absagen', en: 'Give up the placement' },
  acceptTitle: { de: 'Angebot annehmen?', en: 'Accept the offer?' },
  acceptText: {
    de: 'Sie sagen für diese Tage zu. Andere Angebote für dieselben Tage bekommen Sie dann nicht mehr.',
    en: 'You commit to these days. After that you get no other offers for the same days.',
  },
  declineTitle: { de: 'Wirklich ablehnen?', en: 'Really decline?' },
  declineText: {
    de: 'Der Platz geht an jemand anderen und kommt nicht wieder. Für andere Plätze bleiben Sie in der Auswahl.',
    en: 'The place goes to somebody else and does not come back. You are still considered for other placements.',
  },
  cancel: { de: 'Noch nicht', en: 'Not yet' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  saidYes: { de: 'Sie haben zugesagt. Eine E-Mail ist unterwegs.', en: 'You have accepted. An e-mail is on its way.' },
  saidNo: { de: 'Sie haben abgelehnt. Eine E-Mail ist unterwegs.', en: 'You have declined. An e-mail is on its way.' },
} satisfies Texts;

export function offerTexts(lang: Lang) {
  return { ...say(offers, lang), contractPage: paths.contract(lang), fields: requirementTexts(lang).work };
}
export type OfferTexts = ReturnType<typeof offerTexts>;
