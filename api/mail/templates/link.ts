import { OPEN_APPLICATION, pick, type Template } from './template.ts';

/** The link itself, and what concerns it. */
export const LINK = {
  'own-link': (_facts, lang) => ({
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
} satisfies Record<string, Template>;
