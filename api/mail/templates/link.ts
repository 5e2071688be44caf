import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { DATA_LINK_HOURS } from '#contract/limits.ts';
import { linkRule } from './link-rule.ts';
import { type MailLink, OPEN_APPLICATION, pick, sayNext, type Template, toApplication, toContact } from './template.ts';

/** Mails with the link to the application, and mails about that link. */
export const LINK = {
  'resent-link': (facts, lang) => ({
    // Asked for by somebody who wants in, perhaps without their password.
    link: facts.params.to === 'account' ? toAccount(lang) : toApplication(lang),
    headline: { de: 'Ihr Link zur Bewerbung', en: 'The link to your application' }[lang],
    paragraphs: [
      {
        de: 'Mit diesem Link machen Sie mit Ihrer Bewerbung weiter.',
        en: 'With this link you continue your application.',
      }[lang],
      ...(facts.next ? [sayNext(facts, lang, OPEN_APPLICATION)] : []),
      {
        de: 'Haben Sie ihn nicht angefordert? Dann brauchen Sie nichts zu tun.',
        en: 'Did you not ask for it? Then you do not have to do anything.',
      }[lang],
    ],
    button: OPEN_APPLICATION[lang],
  }),
  'data-link': (_facts, lang) => ({
    link: { page: `/${lang}/my-data`, query: 'token', rule: linkRule(hoursInWords(DATA_LINK_HOURS), lang) },
    headline: { de: 'Der Link zu Ihren Daten', en: 'The link to your data' }[lang],
    paragraphs: [
      {
        de: 'Mit diesem Link sehen Sie, was wir zu dieser Bewerbung gespeichert haben, und können es mitnehmen.',
        en: 'With this link you see what we keep about this application, and can take it with you.',
      }[lang],
      {
        de: 'Haben Sie ihn nicht angefordert? Dann brauchen Sie nichts zu tun.',
        en: 'Did you not ask for it? Then you do not have to do anything.',
      }[lang],
    ],
    button: { de: 'Meine Daten ansehen', en: 'See my data' }[lang],
  }),
  'correction-answered': ({ params, site }, lang) => ({
    ...pick(lang, {
      headline:
        params.state === 'declined'
          ? { de: 'Ihre Bitte um Berichtigung', en: 'Your request for a correction' }
          : { de: 'Ihre Daten sind berichtigt', en: 'Your data has been corrected' },
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
      second: toContact(
        {
          de: 'Sind Sie damit nicht einverstanden? Dann schreiben Sie uns an {email}.',
          en: 'Do you not agree? Then write to us at {email}.',
        },
        site,
      ),
    }),
    box: { title: { de: 'Unsere Antwort', en: 'Our answer' }[lang], text: params.answer ?? '' },
  }),
  // Nothing but the fact: the address is the last that is kept, and whoever reads the mailbox need not learn more.
  'data-erased': ({ site }, lang) =>
    pick(lang, {
      headline: { de: 'Ihre Daten sind gelöscht', en: 'Your data have been deleted' },
      first: toContact(
        {
          de: 'Das ist unsere letzte E-Mail an Sie. Haben Sie Fragen, schreiben Sie uns bitte an {email}.',
          en: 'This is our last e-mail to you. If you have questions, please write to us at {email}.',
        },
        site,
      ),
    }),
  'email-changed-notice': ({ site }, lang) =>
    pick(lang, {
      headline: {
        de: 'Die E-Mail-Adresse Ihrer Bewerbung wurde geändert',
        en: 'The e-mail address of your application was changed',
      },
      first: toContact(
        {
          de: 'Nachrichten zu Ihrer Bewerbung gehen ab jetzt an eine andere Adresse. Wenn Sie das nicht wollten, schreiben Sie uns bitte sofort an {email}.',
          en: 'Messages about your application now go to another address. If you did not want this, please write to us at once at {email}.',
        },
        site,
      ),
    }),
  'application-linked': ({ params, site }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung gehört jetzt zu einem Konto', en: 'Your application now belongs to an account' },
      first: {
        de: fill('Wer sich mit dem Konto {account} anmeldet, sieht ab jetzt Ihre Bewerbung.', params),
        en: fill('Whoever signs in with the account {account} now sees your application.', params),
      },
      second: toContact(
        {
          de: 'Ist das nicht Ihr Konto? Dann schreiben Sie uns bitte sofort an {email}.',
          en: 'Is this not your account? Then please write to us at once at {email}.',
        },
        site,
      ),
    }),
  }),
} satisfies Record<string, Template>;

function toAccount(lang: Lang): MailLink {
  return { ...toApplication(lang), page: `/${lang}${ROLE_RULES.student.home}` };
}
