import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const all = {
  reload: { de: 'Seite neu laden', en: 'Reload the page' },
} satisfies Texts;

const own = {
  ...all,
  title: { de: 'Status unbekannt', en: 'Status Unknown' },
  text: {
    de: 'Den Status Ihrer Bewerbung kennt diese Seite noch nicht. Bitte laden Sie sie neu. Hilft das nicht, wenden Sie sich bitte an den Support.',
    en: 'This page does not know the status of your application yet. Please reload it. If that does not help, please contact support.',
  },
  support: { de: 'E-Mail an den Support', en: 'E-mail to support' },
} satisfies Texts;

const operators = {
  ...all,
  title: { de: 'Diese Seite ist veraltet', en: 'This page is out of date' },
  text: {
    de: 'Eine Bewerbung hat einen Status, den diese Seite noch nicht kennt. Bitte laden Sie die Seite neu.',
    en: 'An application has a status that this page does not know yet. Please reload the page.',
  },
} satisfies Texts;

/** For its owner: the page is older than the server and does not know the application's status. */
export function statusUnknownTexts(lang: Lang) {
  return say(own, lang);
}
export type StatusUnknownTexts = ReturnType<typeof statusUnknownTexts>;

/** The same for operators: one application of those that the server answered with. */
export function oneStatusUnknownTexts(lang: Lang) {
  return say(operators, lang);
}
