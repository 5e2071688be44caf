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
    de: 'Das steht nicht in den Einstellungen, sondern auf dem Server: SMTP_URL, BACKUP_DIR oder BUCKET_URL und HEARTBEAT_URL kommen in die Datei .env. Starten Sie ihn danach neu, sehen Sie hier nach, und senden Sie sich eine E-Mail zur Probe. Den Schlüssel schreiben Sie auf, oder Sie legen eine Kopie an einen anderen Ort: Ohne ihn lässt sich keine Sicherung öffnen.',
    en: 'This does not stand in the settings but on the server: SMTP_URL, BACKUP_DIR or BUCKET_URL, and HEARTBEAT_URL go into the file .env. Start it anew after that, look here, and send yourself a mail for trial. Write the key down, or put a copy into another place: without it no backup opens.',
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
