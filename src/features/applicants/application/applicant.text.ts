import type { Lang } from '#contract/languages.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import { statusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { documentsTexts } from '../documents/documents.text.ts';
import { declarationTexts } from '../enrolment/declaration.text.ts';
import { originalsTexts } from '../enrolment/originals.text.ts';
import { correctTexts } from '../status/correct.text.ts';

/** Confirms that step 1 has arrived. */
const arrival = {
  title: { de: 'Ihre Voranmeldung ist angekommen', en: 'Your pre-registration has arrived' },
  text: {
    de: 'Sie bekommen gleich eine E-Mail mit Ihrem persönlichen Link.',
    en: 'You will get an e-mail with your personal link in a moment.',
  },
  updatedTitle: { de: 'Es gilt, was Sie zuletzt gesendet haben', en: 'What you sent last counts' },
  updatedText: {
    de: 'Schon Ihr erster Versuch war angekommen. Wir haben Ihre Änderungen übernommen: {name}, {email}.',
    en: 'Your first try had already arrived. We have saved your changes: {name}, {email}.',
  },
  keptTitle: { de: 'Es gilt, was Sie zuerst gesendet haben', en: 'What you sent first counts' },
  keptText: {
    de: 'Schon Ihr erster Versuch war angekommen, und die Bewerbung ist seitdem weitergegangen. Ihre letzten Änderungen haben wir nicht übernommen. Bei uns steht: {name}, {email}. Stimmt das nicht, schreiben Sie uns.',
    en: 'Your first try had already arrived, and the application has moved on since. We have not saved your last changes. We have: {name}, {email}. If that is wrong, write to us.',
  },
} satisfies Texts;

/** What came of a form that was sent without a script. */
const said = {
  doneTitle: { de: 'Angekommen', en: 'It has arrived' },
  doneText: {
    de: 'Es ist gespeichert. Wie es weitergeht, steht auf dieser Seite.',
    en: 'It is saved. This page says what comes next.',
  },
  linkTitle: { de: 'Der Link ist unterwegs', en: 'The link is on its way' },
  linkText: { de: 'Sehen Sie bitte in Ihr Postfach.', en: 'Please check your inbox.' },
  gone: {
    de: 'Das ist schon erledigt, oder etwas hat sich geändert',
    en: 'This is done already, or something has changed',
  },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
} satisfies Texts;

function saidTexts(lang: Lang) {
  const { doneTitle, doneText, linkTitle, linkText, gone, failed } = say(said, lang);
  return {
    ...{ gone, failed },
    done: { title: doneTitle, text: doneText },
    linkSent: { title: linkTitle, text: linkText },
  };
}

/** Where the application continues, or that it does not. */
const onwards = {
  toStatus: { de: 'Zum Status Ihrer Bewerbung', en: 'See the status of your application' },
  toEnrolment: { de: 'Zur Immatrikulationserklärung', en: 'Go to the enrolment declaration' },
  contact: { de: 'Uns schreiben', en: 'Write to us' },
  endedTitle: { de: 'Diese Bewerbung ist beendet', en: 'This application has ended' },
  endedLead: {
    de: 'Hier können Sie nichts mehr senden. Auf der Statusseite lesen Sie, warum.',
    en: 'Nothing can be sent here any more. The status page tells you why.',
  },
} satisfies Texts;

/** While something is still to be sent: nobody should post papers for it. */
const seasonOver = {
  title: { de: 'Ihre Saison ist vorbei', en: 'Your season is over' },
  text: {
    de: 'In ihr können wir Ihnen keinen Platz mehr vermitteln. Bitte senden Sie dafür nichts mehr, auch keine Originale. Möchten Sie in eine andere Saison? Darum können Sie auf Ihrer Statusseite bitten, sobald dort eine zur Wahl steht; oder schreiben Sie uns.',
    en: 'We can no longer find you a place in it. Please do not send anything more for it, and no originals. Would you like another season? You can ask for one on your status page as soon as it can be chosen there; or write to us.',
  },
} satisfies Texts;

/** What every page says to somebody with an application. It comes with the first screen of one. */
export function applicantTexts(lang: Lang) {
  return {
    ...originalsTexts(lang),
    ...declarationTexts(lang),
    documents: documentsTexts(lang),
    correct: correctTexts(lang),
    ...say({ arrival, onwards, seasonOver }, lang),
    next: nextTexts(lang),
  };
}
export type ApplicantTexts = ReturnType<typeof applicantTexts>;

/** Above a page, or instead of it. */
export function aroundTexts(lang: Lang) {
  return { said: saidTexts(lang), statusUnknown: statusUnknownTexts(lang) };
}
export type AroundTexts = ReturnType<typeof aroundTexts>;
