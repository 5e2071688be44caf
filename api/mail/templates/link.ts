import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import type { Text } from '#contract/languages.ts';
import { DATA_LINK_HOURS } from '#contract/limits.ts';
import { byToken, OPEN_APPLICATION, sayNext, type Template, toApplication, toApplicationPage } from './template.ts';

const NOT_ASKED_FOR: Text = {
  de: 'Haben Sie ihn nicht angefordert? Dann brauchen Sie nichts zu tun.',
  en: 'Did you not ask for it? Then you do not have to do anything.',
};

/** Mails with the link to the application, and mails about that link. */
export const LINK = {
  'resent-link': (facts, lang) => ({
    // Asked for by somebody who wants in, perhaps without their password.
    link: facts.params.to === 'account' ? toApplicationPage(ROLE_RULES.student.home) : toApplication,
    headline: { de: 'Ihr Link zur Bewerbung', en: 'The link to your application' },
    paragraphs: [
      {
        de: 'Mit diesem Link machen Sie mit Ihrer Bewerbung weiter.',
        en: 'With this link you continue your application.',
      },
      ...sayNext(facts, lang),
      NOT_ASKED_FOR,
    ],
    button: OPEN_APPLICATION,
  }),
  'data-link': {
    link: byToken('/my-data', hoursInWords(DATA_LINK_HOURS)),
    headline: { de: 'Der Link zu Ihren Daten', en: 'The link to your data' },
    first: {
      de: 'Mit diesem Link sehen Sie, was wir zu dieser Bewerbung gespeichert haben, und können es mitnehmen.',
      en: 'With this link you see what we keep about this application, and can take it with you.',
    },
    second: NOT_ASKED_FOR,
    button: { de: 'Meine Daten ansehen', en: 'See my data' },
  },
  'correction-answered': ({ params }) => ({
    headline:
      params.state === 'declined'
        ? { de: 'Ihre Bitte um Berichtigung', en: 'Your request for a correction' }
        : { de: 'Ihre Daten sind berichtigt', en: 'Your data have been corrected' },
    first:
      params.state === 'declined'
        ? {
            de: 'Wir haben Ihre Bitte geprüft und nichts geändert. Warum, steht unten.',
            en: 'We have looked at your request and changed nothing. The reason is given below.',
          }
        : {
            de: 'Sie hatten uns gebeten, Daten zu berichtigen. Das ist geschehen.',
            en: 'You had asked us to correct data. This has been done.',
          },
    second: {
      de: 'Sind Sie damit nicht einverstanden? Dann schreiben Sie uns an {contact}.',
      en: 'Do you not agree? Then write to us at {contact}.',
    },
    box: { title: { de: 'Unsere Antwort', en: 'Our answer' }, text: params.answer ?? '' },
  }),
  // Nothing but the fact: the address is the last that is kept, and whoever reads the mailbox need not learn more.
  'data-erased': {
    headline: { de: 'Ihre Daten sind gelöscht', en: 'Your data have been deleted' },
    first: {
      de: 'Das ist unsere letzte E-Mail an Sie. Haben Sie Fragen, schreiben Sie uns bitte an {contact}.',
      en: 'This is our last e-mail to you. If you have questions, please write to us at {contact}.',
    },
  },
  'email-changed-notice': {
    headline: {
      de: 'Die E-Mail-Adresse Ihrer Bewerbung wurde geändert',
      en: 'The e-mail address of your application was changed',
    },
    first: {
      de: 'Nachrichten zu Ihrer Bewerbung gehen ab jetzt an eine andere Adresse. Wenn Sie das nicht wollten, schreiben Sie uns bitte sofort an {contact}.',
      en: 'Messages about your application now go to another address. If you did not want this, please write to us at once at {contact}.',
    },
  },
  'application-linked': {
    headline: { de: 'Ihre Bewerbung gehört jetzt zu einem Konto', en: 'Your application now belongs to an account' },
    first: {
      de: 'Wer sich mit dem Konto {account} anmeldet, sieht ab jetzt Ihre Bewerbung.',
      en: 'Whoever signs in with the account {account} now sees your application.',
    },
    second: {
      de: 'Ist das nicht Ihr Konto? Dann schreiben Sie uns bitte sofort an {contact}.',
      en: 'Is this not your account? Then please write to us at once at {contact}.',
    },
  },
} satisfies Record<string, Template>;
