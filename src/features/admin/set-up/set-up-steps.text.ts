import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { mailsTexts } from '../mails/mails.text.ts';
import { serverTexts } from '../server/server.text.ts';
import { settingsTexts } from '../settings/settings.text.ts';

export const adminSetUpTitle = { de: 'Nächste Schritte der Einrichtung', en: 'Next steps of the set-up' };

const steps = {
  title: adminSetUpTitle,
  lead: {
    de: 'Das braucht ein neuer Server, bevor die Website öffentlich ist. Später finden Sie alles unter „Einstellungen“ und „Betrieb“ wieder.',
    en: 'A new server needs this before the website is public. Later you find all of it under “Settings” and “The server”.',
  },
  rest: { de: 'E-Mail, Sicherungen, Schlüssel', en: 'Mail, backups, keys' },
  restText: {
    de: 'Einen Alarm von außen (HEARTBEAT_URL) setzen Sie auf dem Server in der Datei .env. Den Schlüssel schreiben Sie auf, oder Sie legen eine Kopie an einen anderen Ort: Ohne ihn lässt sich keine Sicherung öffnen.',
    en: 'An alarm from outside (HEARTBEAT_URL) is set on the server in the file .env. Write the key down, or put a copy into another place: without it no backup opens.',
  },
  toServer: { de: 'Alles, was zu tun ist', en: 'All there is to do' },
} satisfies Texts;

export const setUpStepsTexts = (lang: Lang) => ({
  ...say(steps, lang),
  mails: mailsTexts(lang),
  server: serverTexts(lang),
  settings: settingsTexts(lang),
});
export type SetUpStepsTexts = ReturnType<typeof setUpStepsTexts>;
