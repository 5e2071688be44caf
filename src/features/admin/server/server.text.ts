import type { Connection } from '#contract/desk/connection.ts';
import type { Lang } from '#contract/languages.ts';
import { typedFormText } from '#src/i18n/form.text.ts';
import { passwordFieldText } from '#src/i18n/password.text.ts';
import { recoveryCodesText } from '#src/i18n/recovery-codes.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { MAIL_FAULTS } from '../mails/mail-faults.text.ts';
import { roomText } from '../room.text.ts';
import { FIELD_LABELS } from '../settings/settings-fields.text.ts';

export const adminServerTitle = { de: 'Betrieb', en: 'The server' };

const page = {
  ...roomText,
  title: { de: 'Betrieb', en: 'The server' },
  lead: {
    de: 'Was der Server an sich selbst findet, das Dringendste zuerst. Auf der Kommandozeile sagt „npm run doctor“ dasselbe.',
    en: 'What the server finds about itself, the most urgent first. On the command line, “npm run doctor” says the same.',
  },
  toMails: { de: 'E-Mail zur Probe senden', en: 'Send a test e-mail' },
  again: { de: 'Noch einmal nachsehen', en: 'Look again' },
  looking: { de: 'Wird nachgesehen…', en: 'Looking…' },
  ok: { de: 'In Ordnung', en: 'OK' },
  look: { de: 'Ansehen', en: 'Check' },
  bad: { de: 'Jetzt handeln', en: 'Act now' },
  fields: { de: '{count} Einstellungen', en: '{count} settings' },
  failedTitle: { de: 'Das ließ sich nicht laden', en: 'This could not be loaded' },
} satisfies Texts;

const keys = {
  title: { de: 'Schlüssel für andere Programme', en: 'Keys for other programs' },
  lead: {
    de: 'Ein Programm mit einem Schlüssel liest, was die Übersicht zählt, und die Saisons: keine Namen, keine Unterlagen. Er endet auch mit dem Zugang der Person, die ihn gemacht hat.',
    en: 'A program with a key reads what the overview counts, and the seasons: no names, no documents. It also ends with the access of whoever made it.',
  },
  none: { de: 'Es gibt keinen.', en: 'There is none.' },
  name: { de: 'Name', en: 'Name' },
  nameHint: { de: 'Welches Programm ihn bekommt', en: 'Which program gets it' },
  madeBy: { de: 'Gemacht von {email}.', en: 'Made by {email}.' },
  lastUsed: { de: 'Zuletzt benutzt am {date}.', en: 'Last used on {date}.' },
  never: { de: 'Noch nicht benutzt.', en: 'Not used yet.' },
  validUntil: { de: 'Gültig bis {date}.', en: 'Valid until {date}.' },
  ended: { de: 'Nicht mehr gültig', en: 'No longer valid' },
  remove: { de: 'Zurücknehmen', en: 'Take back' },
  removeNamed: { de: 'Schlüssel {name} zurücknehmen', en: 'Take back the key {name}' },
  removed: { de: '{name}: zurückgenommen', en: '{name}: taken back' },
  made: {
    de: 'Der neue Schlüssel. Wir zeigen ihn nur jetzt.',
    en: 'The new key. We show it only now.',
  },
  makeTitle: { de: 'Neuer Schlüssel', en: 'New key' },
  valid: { de: 'Gültig', en: 'Valid' },
  days: { de: '{days} Tage', en: '{days} days' },
  password: { de: 'Ihr Passwort, zur Sicherheit', en: 'Your password, to be safe' },
  make: { de: 'Schlüssel machen', en: 'Make a key' },
} satisfies Texts;

const connections = {
  title: { de: 'Wohin E-Mails und Sicherungen gehen', en: 'Where mail and backups go' },
  lead: {
    de: 'Was hier eingetragen wird, probiert der Server sofort aus, verschlüsselt es, meldet die Änderung an das Betriebspostfach und startet neu. Was auf dem Server selbst steht (.env), hat Vorrang.',
    en: 'The server tries at once what is typed here, encrypts it, tells the operator’s mailbox of the change and starts anew. What stands on the server itself (.env) takes precedence.',
  },
  mail: { de: 'E-Mail-Server', en: 'Mail server' },
  folder: { de: 'Ordner der Sicherungen', en: 'Folder of the backups' },
  bucket: { de: 'Bucket (S3)', en: 'Bucket (S3)' },
  setTitle: { de: 'Ändern', en: 'Change' },
  portHint: { de: 'Meist 587, sonst 465', en: 'Mostly 587, else 465' },
  accessKey: { de: 'Zugriffsschlüssel (Access Key)', en: 'Access key' },
  secretKey: { de: 'Geheimer Schlüssel (Secret Key)', en: 'Secret key' },
  optional: { de: '(freiwillig)', en: '(optional)' },
  end: { de: 'Nicht mehr verwenden, was hier eingetragen ist', en: 'Stop using what is set here' },
  set: { de: 'Ausprobieren und übernehmen', en: 'Try and save' },
  notSet: { de: 'Die Probe ist gescheitert, nichts wurde geändert.', en: 'The trial failed, and nothing was changed.' },
  done: { de: 'Ausprobiert und übernommen', en: 'Tried and saved' },
  doneText: {
    de: 'Der Server startet neu und arbeitet in wenigen Sekunden damit. Frühere Sicherungen bleiben, wo sie sind. Bei einem E-Mail-Server: Sehen Sie nach, ob die E-Mail zur Probe bei Ihnen ankommt.',
    en: 'The server starts anew, and works with it in a few seconds. Earlier backups stay where they are. Of a mail server: see whether the test e-mail reaches you.',
  },
} satisfies Texts;

const labels = {
  connection: { de: 'Was möchten Sie ändern?', en: 'What would you like to change?' },
  address: { de: 'Adresse', en: 'Address' },
  port: { de: 'Port', en: 'Port' },
  region: { de: 'Region', en: 'Region' },
  user: { de: 'Benutzername', en: 'User name' },
  secret: { de: 'Passwort beim E-Mail-Anbieter', en: 'Password at the mail provider' },
  password: { de: 'Ihr Passwort hier, zur Sicherheit', en: 'Your password here, to be safe' },
} satisfies Texts;

const address = {
  mail: { de: 'Name des E-Mail-Servers', en: 'Name of the mail server' },
  folder: { de: 'Ganzer Pfad', en: 'Full path' },
  bucket: { de: 'Adresse', en: 'Address' },
} satisfies Texts & Record<Connection, unknown>;

const hint = {
  mail: {
    de: 'Etwa smtp.example.org.',
    en: 'Such as smtp.example.org.',
  },
  folder: {
    de: 'Etwa /mnt/backup auf einer anderen Festplatte, mit Docker /backups.',
    en: 'Such as /mnt/backup on another disk, with Docker /backups.',
  },
  bucket: {
    de: 'Nimmt Sicherungen und Unterlagen auf, etwa https://s3.example.org/mein-bucket.',
    en: 'Holds backups and documents, such as https://s3.example.org/my-bucket.',
  },
} satisfies Texts & Record<Connection, unknown>;

const without = {
  mail: { de: 'Keiner: E-Mails werden Dateien auf dem Server.', en: 'None: mails become files on the server.' },
  folder: { de: 'Keiner: Sicherungen liegen im Datenordner.', en: 'None: backups lie in the data folder.' },
  bucket: { de: 'Keiner.', en: 'None.' },
} satisfies Texts & Record<Connection, unknown>;

const goesTo = {
  environment: {
    de: '{place} (auf dem Server gesetzt, nur dort zu ändern)',
    en: '{place} (set on the server, and only there to be changed)',
  },
  here: { de: '{place}', en: '{place}' },
  nowhere: { de: '{place} (auf derselben Festplatte wie die Daten)', en: '{place} (on the same disk as the data)' },
} satisfies Texts;

const { copy, copied, copyFailed } = recoveryCodesText;

export const serverTexts = (lang: Lang) => ({
  ...say(page, lang),
  keys: {
    ...say({ ...keys, copy, copied, copyFailed, form: typedFormText }, lang),
    errors: pickErrorTexts(lang, ['input_empty', 'input_too_long']),
    passwordField: say(passwordFieldText, lang),
  },
  connections: {
    ...say({ ...connections, labels, address, hint, without, goesTo, form: typedFormText }, lang),
    reasons: say(MAIL_FAULTS, lang) as Readonly<Record<string, string>>,
    errors: pickErrorTexts(lang, ['input_empty', 'input_invalid', 'input_too_long']),
    passwordField: say(passwordFieldText, lang),
  },
  settings: say(FIELD_LABELS, lang) as Readonly<Record<string, string>>,
});
export type ServerTexts = ReturnType<typeof serverTexts>;
