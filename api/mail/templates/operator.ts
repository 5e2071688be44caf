import { dayInWords } from '#contract/day-in-words.ts';
import { CONNECTIONS, type Connection } from '#contract/desk/connection.ts';
import type { Text } from '#contract/languages.ts';
import type { Template } from './template.ts';

const CEILING = {
  network: {
    de: 'Aus einem Netz wurden heute schon {count} E-Mails an Adressen angefordert, die noch niemand bestätigt hat. Weitere von dort gehen frühestens morgen hinaus; alle anderen Netze sind nicht betroffen.',
    en: 'Today, {count} e-mails have already been requested from one network to addresses that nobody has confirmed yet. Further ones from there go out tomorrow at the earliest; no other network is affected.',
  },
  all: {
    de: 'Heute wurden schon {count} E-Mails an Adressen angefordert, die noch niemand bestätigt hat. Weitere gehen frühestens morgen hinaus; nur Netze, aus denen heute wenige kamen, sind nicht betroffen.',
    en: 'Today, {count} e-mails have already been requested to addresses that nobody has confirmed yet. Further ones go out tomorrow at the earliest; only networks from which few came today are not affected.',
  },
  stop: {
    de: 'Heute wurden schon {count} E-Mails an Adressen angefordert, die noch niemand bestätigt hat, doppelt so viele wie vorgesehen. Alle weiteren gehen frühestens morgen hinaus, gleich aus welchem Netz.',
    en: 'Today, {count} e-mails have already been requested to addresses that nobody has confirmed yet, twice as many as intended. All further ones go out tomorrow at the earliest, whichever network they come from.',
  },
} satisfies Record<string, Text>;

function ceilingOf({ about }: Readonly<Record<string, string>>): keyof typeof CEILING {
  return about === 'network' || about === 'stop' ? about : 'all';
}

const GOES_TO: Readonly<Record<Connection | 'alarms', Text>> = {
  mail: { de: 'E-Mails gehen ab jetzt über {place} hinaus.', en: 'From now on mail goes out by {place}.' },
  folder: { de: 'Sicherungen liegen ab jetzt in {place}.', en: 'From now on backups lie in {place}.' },
  bucket: {
    de: 'Sicherungen und Unterlagen gehen ab jetzt, verschlüsselt, auch nach {place}.',
    en: 'From now on backups and documents, encrypted, also go to {place}.',
  },
  alarms: {
    de: 'Nachrichten an den Betrieb gehen ab jetzt an {place}.',
    en: 'From now on operations alerts go to {place}.',
  },
};
const GOES_NOWHERE: Readonly<Record<Connection, Text>> = {
  mail: { de: 'E-Mails gehen nicht mehr hinaus.', en: 'No mail goes out any more.' },
  folder: { de: 'Sicherungen liegen wieder im Datenordner.', en: 'Backups lie in the data folder again.' },
  bucket: {
    de: 'Sicherungen und Unterlagen gehen in keinen Bucket mehr.',
    en: 'Backups and documents go to no bucket any more.',
  },
};
function goesNow(about: string, place: string): Text {
  if (about === 'alarms') return GOES_TO.alarms;
  const connection = CONNECTIONS.find((each) => each === about) ?? 'mail';
  return place === '' ? GOES_NOWHERE[connection] : GOES_TO[connection];
}

/** What somebody else did to a person’s access, by the name of its event. The rest is harmless, or one’s own act. */
export const ACCESS_CHANGED: Readonly<Partial<Record<string, Text>>> = {
  create: {
    de: 'Jemand hat einen Zugang zur Verwaltung bekommen.',
    en: 'Somebody was given access to the admin area.',
  },
  invite: { de: 'Jemand wurde in die Verwaltung eingeladen.', en: 'Somebody was invited to the admin area.' },
  'make-admin': {
    de: 'Jemand darf in der Verwaltung jetzt entscheiden.',
    en: 'Somebody may decide in the admin area from now on.',
  },
  'make-reader': {
    de: 'Jemand darf in der Verwaltung nur noch lesen.',
    en: 'Somebody may only read in the admin area from now on.',
  },
  revoke: {
    de: 'Jemand hat keinen Zugang zur Verwaltung mehr.',
    en: 'Somebody has no access to the admin area any more.',
  },
  disable: { de: 'Ein Konto wurde gesperrt.', en: 'An account was blocked.' },
  enable: { de: 'Ein gesperrtes Konto wurde wieder zugelassen.', en: 'A blocked account was let in again.' },
  'reset-2fa': {
    de: 'Der zweite Faktor eines Kontos wurde zurückgesetzt.',
    en: 'The second factor of an account was reset.',
  },
};
/** Nothing there deletes itself any more, as the data folder's own copies do. */
const STAYS: Text = {
  de: 'Was bisher kopiert wurde, bleibt in {former}, auch Daten, die von jetzt an gelöscht werden: Löschen Sie es dort von Hand, spätestens am {until}.',
  en: 'What was copied so far stays in {former}, also data that is erased from now on: delete it there by hand, on {until} at the latest.',
};

const BACKUP_FAILED: Readonly<Record<'copy' | 'left-out' | 'rehearsal', { headline: Text; first: Text }>> = {
  copy: {
    headline: { de: 'Es konnte keine Sicherung gemacht werden', en: 'No backup could be made' },
    first: {
      de: 'Der Server konnte seine Daten nicht dorthin kopieren, wo die Sicherungen liegen. Was seit der letzten Kopie dazukam, ginge mit der Festplatte verloren.',
      en: 'The server could not copy its data to the place of its backups. What has come since the last copy would be lost with the disk.',
    },
  },
  'left-out': {
    headline: { de: 'In der Sicherung fehlen Unterlagen', en: 'Documents are missing from the backup' },
    first: {
      de: 'Die Sicherung ist gemacht, aber ohne Unterlagen, die der Server nicht lesen oder kopieren konnte: {count}, zum Beispiel {file} in uploads/. Lässt sie sich nicht mehr lesen, geben Sie die Unterlage zurück, damit sie neu hochgeladen wird.',
      en: 'The backup is made, but without documents that the server could not read or copy: {count}, such as {file} in uploads/. If it can no longer be read, send the document back so that it is uploaded again.',
    },
  },
  rehearsal: {
    headline: { de: 'Eine Sicherung hat die Probe nicht bestanden', en: 'A backup has failed its trial' },
    first: {
      de: 'Der Server hat die neueste Sicherung zur Probe zurückgespielt, und es war nicht alles da. Verlassen Sie sich nicht auf sie.',
      en: 'The server has restored the newest backup for trial, and not all of it was there. Do not rely on it.',
    },
  },
};

/** Warnings for the operator: figures and folders, never people's names or addresses. */
export const OPERATOR = {
  'operator-connection-changed': ({ params: { about = '', place = '', former, until = '' } }, lang) => ({
    headline: ACCESS_CHANGED[about]
      ? { de: 'Ein Zugang wurde geändert', en: 'Somebody’s access was changed' }
      : { de: 'Ein Ziel des Servers wurde geändert', en: 'A connection of the server was changed' },
    first: ACCESS_CHANGED[about] ?? goesNow(about, place),
    second: {
      de: 'Wer das war, sagt das Protokoll der Verwaltung. Waren es nicht Sie oder Ihre Kollegen? Dann sperren Sie das Konto, von dem die Änderung kam, und machen Sie sie rückgängig.',
      en: 'The log of the admin area says who did it. Was it neither you nor a colleague? Then block the account that did it, and undo the change.',
    },
    paragraphs: former ? [STAYS] : [],
    values: { place, until: until && dayInWords(until, lang) },
  }),
  'operator-disk-low': {
    headline: { de: 'Die Festplatte ist fast voll', en: 'The disk is nearly full' },
    first: {
      de: 'Auf der Festplatte des Servers sind noch {free} MB frei. Ab weniger als {reserve} MB nimmt er keine Dateien mehr an; Seiten und Anmeldungen gehen weiter.',
      en: 'The server’s disk has {free} MB left. Below {reserve} MB it takes no more files; pages and sign-ins go on.',
    },
    second: {
      de: 'Bitte schaffen Sie Platz oder vergrößern Sie die Festplatte. Danach geht alles von selbst weiter.',
      en: 'Please free some space or enlarge the disk. Then everything goes on by itself.',
    },
  },
  'operator-document-damaged': {
    headline: { de: 'Eine Unterlage ist beschädigt', en: 'A document is damaged' },
    first: {
      de: 'Die Datei {file} wurde auf der Festplatte des Servers verändert oder ist beschädigt. Sie wird nicht mehr gezeigt.',
      en: 'The file {file} was changed on the server’s disk, or is damaged. It is no longer shown.',
    },
    second: {
      de: 'Bitte holen Sie die Datei aus einer Sicherung zurück, oder geben Sie die Unterlage zurück, damit sie neu hochgeladen wird. Prüfen Sie auch die Festplatte, und wer Zugriff auf den Server hat.',
      en: 'Please restore the file from a backup, or send the document back so that it is uploaded again. Look at the disk as well, and at who can reach the server.',
    },
  },
  'operator-backup-failed': ({ params: { about } }) => ({
    ...BACKUP_FAILED[about === 'copy' || about === 'left-out' ? about : 'rehearsal'],
    second: {
      de: 'Den Grund nennt das Protokoll des Servers („backup failed“). Prüfen Sie, ob der Ordner da ist, Platz hat und diesem Server allein gehört, und den Bucket mit „npm run doctor -- bucket“; „npm run backup -- check“ versucht es noch einmal. docs/operations.md sagt mehr.',
      en: 'The server’s log names the reason (“backup failed”). Check that the folder is there, has room and is this server’s alone, and the bucket with “npm run doctor -- bucket”; “npm run backup -- check” tries again. docs/operations.md says more.',
    },
  }),
  'operator-backup-tried': {
    headline: { de: 'Die Sicherung hat die Probe bestanden', en: 'The backup has passed its trial' },
    first: {
      de: 'Der Server hat die neueste Sicherung zur Probe zurückgespielt, gelesen und gestartet. Alles ist vollständig (Bewerbungen: {applications}, Dateien: {documents}), und niemand, dessen Daten gelöscht wurden, ist wieder da.',
      en: 'The server has restored the newest backup for trial, read all of it and started on it. All of it is complete (applications: {applications}, files: {documents}), and nobody whose data was erased is back.',
    },
    second: {
      de: 'Sie müssen nichts tun. Liegt eine Kopie auch an einem anderen Ort, und der Schlüssel getrennt davon? Sonst hilft sie nicht, wenn dieser Rechner verloren geht.',
      en: 'You need not do anything. Is there a copy at another place too, and the key apart from it? Otherwise it is no help if this machine is lost.',
    },
  },
  'operator-malware-refused': {
    headline: { de: 'Eine Datei mit Schadsoftware wurde abgewiesen', en: 'A file with malware was refused' },
    first: {
      de: 'Der Virenscanner hat in einer hochgeladenen Datei „{signature}“ gefunden. Sie wurde nicht angenommen.',
      en: 'The virus scanner has found “{signature}” in an uploaded file. It was not taken.',
    },
    second: {
      de: 'Sie müssen nichts tun. Wer die Datei gesendet hat, liest, was zu tun ist. Zeit und Netz stehen im Protokoll der Verwaltung.',
      en: 'You need not do anything. Whoever sent the file reads what to do. Time and network are in the log of the admin area.',
    },
  },
  'operator-malware-kept': {
    headline: { de: 'In einer Unterlage steckt Schadsoftware', en: 'A document holds malware' },
    first: {
      de: 'Der Virenscanner hat in der Datei {file}, die schon angenommen war, „{signature}“ gefunden. Niemand kann sie mehr öffnen.',
      en: 'The virus scanner has found “{signature}” in the file {file}, which had been taken before. Nobody can open it any more.',
    },
    second: {
      de: 'Bitte geben Sie die Unterlage unter „Bewerbungen prüfen“ zurück und bitten Sie um eine neue. Wurde die Datei vorher heruntergeladen, prüfen Sie das Gerät.',
      en: 'Please send the document back under “Review applications” and ask for a new one. If the file was downloaded before, check that device.',
    },
  },
  'operator-scanner-failed': {
    headline: { de: 'Der Virenscanner antwortet nicht', en: 'The virus scanner does not answer' },
    first: {
      de: 'Dateien werden weiter angenommen, aber zurückgehalten: Niemand kann sie öffnen, bis der Virenscanner sie geprüft hat.',
      en: 'Files are still taken, but held back: nobody can open them until the virus scanner has checked them.',
    },
    second: {
      de: 'Bitte sehen Sie nach, ob clamd läuft und unter der Adresse in CLAMD zu erreichen ist. Der Server fragt jede Minute von selbst noch einmal; docs/operations.md sagt mehr.',
      en: 'Please check that clamd runs and can be reached at the address in CLAMD. The server asks again every minute by itself; docs/operations.md says more.',
    },
  },
  'operator-upload-budget': {
    headline: {
      de: 'Ein Netz hat heute ungewöhnlich viele Dateien gesendet',
      en: 'One network has sent unusually many files today',
    },
    first: {
      de: 'Aus einem Netz kamen in 24 Stunden mehr als {budget} MB an Dateien. Weitere Formulare ohne Link werden von dort bis morgen abgewiesen.',
      en: 'More than {budget} MB of files came from one network within 24 hours. Further forms without a link are refused from there until tomorrow.',
    },
    second: {
      de: 'Ist das eine Hochschule mit sehr vielen Bewerbungen? Dann erhöhen Sie die Grenze; docs/operations.md sagt, wie.',
      en: 'Is that a university with very many applications? Then raise the limit; docs/operations.md says how.',
    },
  },
  'operator-mail-ceiling': ({ params }) => ({
    headline: {
      de: 'Ungewöhnlich viele E-Mails an unbekannte Adressen',
      en: 'Unusually many e-mails to unknown addresses',
    },
    first: CEILING[ceilingOf(params)],
    second: {
      de: 'Vielleicht missbraucht jemand die Formulare. Gibt es einen guten Grund, etwa eine Messe? Dann erhöhen Sie die Grenze; docs/operations.md sagt, wie.',
      en: 'Perhaps somebody is abusing the forms. Is there a good reason, such as a fair? Then raise the limit; docs/operations.md says how.',
    },
  }),
} satisfies Record<string, Template>;
