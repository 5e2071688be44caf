import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { FIELD_LABELS } from '../settings/settings-fields.text.ts';

export const adminServerText = {
  title: { de: 'Betrieb', en: 'The server' },
  description: {
    de: 'Der Bereich der Administration: was am Server in Ordnung ist, und was zu tun ist.',
    en: 'The admin area: what is well with the server, and what there is to do.',
  },
} satisfies Texts;

const page = {
  title: { de: 'Betrieb', en: 'The server' },
  lead: {
    de: 'Was der Server an sich selbst findet, das Dringendste zuerst. Auf der Kommandozeile sagt „npm run doctor“ dasselbe.',
    en: 'What the server finds about itself, the most urgent first. On the command line, “npm run doctor” says the same.',
  },
  toMails: { de: 'E-Mail zur Probe senden', en: 'Send a mail for trial' },
  again: { de: 'Noch einmal nachsehen', en: 'Look again' },
  looking: { de: 'Wird nachgesehen…', en: 'Looking…' },
  ok: { de: 'in Ordnung', en: 'OK' },
  look: { de: 'ansehen', en: 'look at it' },
  bad: { de: 'handeln', en: 'act' },
  failedTitle: { de: 'Das ließ sich nicht laden', en: 'This could not be loaded' },
  offline: { de: 'Es gibt gerade keine Verbindung.', en: 'There is no connection right now.' },
  failed: { de: 'Der Server konnte nicht antworten.', en: 'The server could not answer.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

export const serverTexts = (lang: Lang) => ({
  ...say(page, lang),
  settings: say(FIELD_LABELS, lang) as Readonly<Record<string, string>>,
});
export type ServerTexts = ReturnType<typeof serverTexts>;
