import { daysInWords } from '#contract/duration.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { linkRule } from '../link-rule.ts';
import { type MailLink, OPEN_APPLICATION, pick, type Template } from './template.ts';

/** The link itself, and what concerns it. */
export const LINK = {
  'resent-link': ({ params }, lang) => ({
    ...(params.to === 'account' && { link: toAccount(lang) }),
    ...pick(lang, {
      headline: { de: 'Ihr Link zur Bewerbung', en: 'The link to your application' },
      first: {
        de: 'Mit diesem Link machen Sie mit Ihrer Bewerbung weiter. Haben Sie ihn nicht angefordert? Dann brauchen Sie nichts zu tun.',
        en: 'With this link you continue your application. You did not ask for it? Then you need not do anything.',
      },
    }),
    button: OPEN_APPLICATION[lang],
  }),
  'email-changed-notice': (_facts, lang) =>
    pick(lang, {
      headline: {
        de: 'Die E-Mail-Adresse Ihrer Bewerbung wurde geändert',
        en: 'The e-mail address of your application was changed',
      },
      first: {
        de: 'Nachrichten zu Ihrer Bewerbung gehen ab jetzt an eine andere Adresse. Wenn Sie das nicht wollten, antworten Sie bitte sofort auf diese E-Mail.',
        en: 'Messages about your application now go to another address. If you did not want this, please reply to this e-mail at once.',
      },
    }),
  'application-linked': ({ params }, lang) => ({
    ...pick(lang, {
      headline: { de: 'Ihre Bewerbung gehört jetzt zu einem Konto', en: 'Your application now belongs to an account' },
      first: {
        de: fill('Wer sich mit dem Konto {account} anmeldet, sieht ab jetzt Ihre Bewerbung.', params),
        en: fill('Whoever signs in with the account {account} now sees your application.', params),
      },
      second: {
        de: 'Ist das nicht Ihr Konto? Dann antworten Sie bitte sofort auf diese E-Mail.',
        en: 'This is not your account? Then please reply to this e-mail at once.',
      },
    }),
  }),
} satisfies Record<string, Template>;

function toAccount(lang: Lang): MailLink {
  const rule = linkRule(daysInWords(TOKEN_LIFE_DAYS), lang);
  return { page: `/${lang}/student/dashboard`, query: 'token', rule };
}
