import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { ROLE_RULES } from '#contract/roles.ts';
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
