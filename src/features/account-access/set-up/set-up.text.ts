import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

export const setUpPageText = {
  title: { de: 'Einrichtung', en: 'Set-up' },
  description: {
    de: 'Die erste Person der Verwaltung anlegen, oder eine Sicherung zurückspielen. Die Seite öffnet nur der Link, den der Server ausgibt.',
    en: 'Make the first admin, or restore a backup. Only the link that the server prints opens this page.',
  },
  headline: { de: 'Einrichtung', en: 'Set-up' },
  lead: {
    de: 'So beginnt ein neuer Server: mit dem ersten Konto der Verwaltung, oder mit einer Sicherung.',
    en: 'A new server begins here: with its first admin, or with a backup.',
  },
} satisfies Texts;

const text = {
  incompleteTitle: { de: 'Der Link ist unvollständig', en: 'The link is incomplete' },
  incomplete: {
    de: 'Diese Seite öffnet nur der ganze Link, den der Server beim Start ausgibt.',
    en: 'Only the whole link that the server prints at its start opens this page.',
  },
  endedTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  ended: {
    de: 'Er wurde benutzt, ist abgelaufen, oder der Server ist neu gestartet. Solange niemand entscheidet, gibt jeder Start einen neuen aus.',
    en: 'It was used, has expired, or the server was started anew. As long as nobody decides, each start prints another one.',
  },
  adminTitle: { de: 'Neu beginnen', en: 'Begin anew' },
  adminText: {
    de: 'Das Konto, mit dem Sie entscheiden. Bei der ersten Anmeldung richten Sie eine Authenticator-App ein und bekommen Notfallcodes zum Aufschreiben.',
    en: 'The account with which you decide. At the first sign-in you set up an authenticator app and get recovery codes to write down.',
  },
  create: { de: 'Konto anlegen', en: 'Create the account' },
  adminFailed: { de: 'Das Konto wurde nicht angelegt', en: 'The account was not created' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  restoreTitle: { de: 'Oder: Sicherung zurückspielen', en: 'Or: restore a backup' },
  restoreText: {
    de: 'Nimmt die neueste Kopie des Ordners, probiert sie und startet mit ihr. Wer seit ihr gelöscht wurde, wird vorher wieder gelöscht. Danach melden Sie sich an wie früher.',
    en: 'Takes the newest copy of the folder, tries it, and starts with it. Whoever was erased since then is erased again first. Then you sign in as you used to.',
  },
  found: { de: 'Kopien, die dort liegen: {count}', en: 'Copies found there: {count}' },
  folder: { de: 'Ordner auf dem Server', en: 'Folder on the server' },
  key: { de: 'Schlüssel von damals', en: 'Key of that time' },
  optional: { de: '(freiwillig)', en: '(optional)' },
  keyHint: {
    de: 'Der aufgeschriebene Schlüssel, oder die Datei auf dem Server, in der er steht. Leer: der Schlüssel dieses Servers.',
    en: 'The key that you wrote down, or the file on the server that holds it. Empty: the key of this server.',
  },
  restore: { de: 'Zurückspielen', en: 'Restore' },
  restoreFailed: { de: 'Nichts wurde zurückgespielt', en: 'Nothing was restored' },
  adminDoneTitle: { de: 'Das Konto ist da', en: 'The account is ready' },
  adminDone: {
    de: 'Melden Sie sich jetzt an. Dann geht die Einrichtung weiter: mit Ihren Angaben für Impressum und Absender, einer E-Mail zur Probe, dem Ort der Sicherungen und dem Schlüssel zum Aufschreiben.',
    en: 'Now sign in. Then the set-up goes on: with your values for imprint and sender, a test e-mail, the place of the backups, and the key to write down.',
  },
  restoredTitle: { de: 'Die Sicherung ist zurück', en: 'The backup is back' },
  restored: {
    de: 'Bewerbungen: {applications}, Unterlagen: {documents}. Der Server startet gerade mit ihnen; das dauert einige Sekunden.',
    en: 'Applications: {applications}, documents: {documents}. The server is starting with them; this takes some seconds.',
  },
  asThen: {
    de: 'Alle melden sich neu an, andere Programme brauchen neue Schlüssel. Wer seit dieser Kopie gesperrt wurde, andere Rechte oder ein neues Passwort hat, ist wieder wie damals: Sehen Sie die Zugänge durch.',
    en: 'Everybody signs in anew, other programs need new keys. Whoever was blocked, got other rights or a new password since this copy is as before: look through the accounts.',
  },
  lost: {
    de: 'Unterlagen, die in keiner Kopie stehen: {lost}. Geben Sie sie unter „Bewerbungen prüfen“ zurück.',
    en: 'Documents that are in no copy: {lost}. Send them back under “Review applications”.',
  },
  toSignIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
} satisfies Texts;

export const setUpTexts = (lang: Lang) => say(text, lang);
export type SetUpTexts = ReturnType<typeof setUpTexts>;
