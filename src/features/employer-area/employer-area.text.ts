import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const employerAreaText = {
  title: { de: 'Übersicht für Arbeitgeber', en: 'Employer overview' },
  description: {
    de: 'Ihr Bereich als Arbeitgeber: Ihr Konto, Ihre Ansprechperson und was hier später dazukommt.',
    en: 'Your area as an employer: your account, your contact and what will be added here later.',
  },
} satisfies Texts;

const texts = {
  hello: { de: 'Willkommen', en: 'Welcome' },
  helloName: { de: 'Willkommen, {name}', en: 'Welcome, {name}' },
  signedInAs: { de: 'Angemeldet als {email}', en: 'Signed in as {email}' },
  nextTitle: { de: 'So geht es weiter', en: 'What comes next' },
  nextText: {
    de: 'Ihr Konto ist bereit. Bedarf, Kandidaten und Verträge gibt es auf dieser Seite noch nicht; sie kommen später dazu.',
    en: 'Your account is ready. Requirements, candidates and contracts are not on this page yet; they will be added later.',
  },
  meanwhile: {
    de: 'Bis dahin nehmen wir Ihren Bedarf gern per E-Mail auf.',
    en: 'Until then we are glad to take your requirements by e-mail.',
  },
  ask: { de: 'Bedarf per E-Mail nennen', en: 'Send your requirements by e-mail' },
  askSubject: { de: 'Unser Bedarf', en: 'Our requirements' },
  costs: { de: 'Kosten und Leistungen', en: 'Costs and services' },
  accountTitle: { de: 'Ihr Konto', en: 'Your account' },
  company: { de: 'Firma', en: 'Company' },
  email: { de: 'E-Mail', en: 'E-mail' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  helpTitle: { de: 'Ihre Ansprechperson', en: 'Your contact' },
  helpText: { de: 'Antwort innerhalb von {hours} Stunden.', en: 'We answer within {hours} hours.' },
} satisfies Texts;

export function employerAreaTexts(lang: Lang) {
  return say(texts, lang);
}
export type EmployerAreaTexts = ReturnType<typeof employerAreaTexts>;
