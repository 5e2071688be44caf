import type { Text } from '#contract/languages.ts';

/**
 * What protects the data, Art. 32 GDPR. `shownBy`: the rows of docs/requirements.md whose tests show it; empty where only
 * the operator can know.
 */
export interface Measure {
  area: keyof typeof AREAS;
  what: Text;
  shownBy: readonly string[];
}

export const AREAS = {
  access: { de: 'Wer hineinkommt und was er sieht', en: 'Who gets in, and what they see' },
  encryption: { de: 'Verschlüsselung und Pseudonyme', en: 'Encryption and pseudonyms' },
  integrity: { de: 'Unversehrtheit und Nachweis', en: 'Integrity and proof' },
  availability: { de: 'Verfügbarkeit und Wiederherstellung', en: 'Availability and recovery' },
  deletion: { de: 'Löschen', en: 'Deletion' },
  organisation: { de: 'Organisation und Kontrolle', en: 'Organisation and review' },
} satisfies Record<string, Text>;

export const MEASURES: readonly Measure[] = [
  {
    area: 'access',
    what: {
      de: 'Jeder Aufruf des Servers prüft, wer ihn machen darf: Studierende, Partner, Arbeitgeber, Verwaltung; in der Verwaltung gibt es Zugänge, die nur lesen.',
      en: 'Every call of the server checks who may make it: students, partners, employers, admins; in the admins’ area some people may only read.',
    },
    shownBy: ['STAC-06'],
  },
  {
    area: 'access',
    what: {
      de: 'Passwörter sind nur als Prüfwert (bcrypt) gespeichert. Wer Bewerbungen prüft, braucht einen zweiten Faktor.',
      en: 'Passwords are stored only as hashes (bcrypt). Whoever checks applications needs a second factor.',
    },
    shownBy: ['STAC-07'],
  },
  {
    area: 'access',
    what: {
      de: 'Versuche sich anzumelden, Uploads und alle anderen Aufrufe sind je Netz und je Person begrenzt.',
      en: 'Attempts to sign in, uploads and all other calls are limited for each network and each person.',
    },
    shownBy: ['STAC-08'],
  },
  {
    area: 'access',
    what: {
      de: 'Die Seite mit den eigenen Daten öffnet nur ein frischer Link, der kurz gilt, oder das Konto.',
      en: 'The page with one’s own data opens only with a fresh link that is valid for a short time, or with the account.',
    },
    shownBy: ['PRIV-20'],
  },
  {
    area: 'access',
    what: {
      de: '[Wer hat Zugang zum Server selbst, und wie ist er gesichert (Schlüssel, zweiter Faktor, Zutritt zum Rechenzentrum)?]',
      en: '[Who has access to the server itself, and how is it secured (keys, second factor, physical access to the data centre)?]',
    },
    shownBy: [],
  },
  {
    area: 'encryption',
    what: {
      de: 'Jede hochgeladene Datei liegt verschlüsselt auf der Platte (AES-256-GCM, ein Schlüssel je Datei), vom ersten Byte an. Wird sie gelöscht, geht ihr Schlüssel mit.',
      en: 'Every uploaded file lies encrypted on the disk (AES-256-GCM, one key for each file), from its first byte. When it is deleted, its key goes too.',
    },
    shownBy: ['PRIV-40', 'PRIV-42'],
  },
  {
    area: 'encryption',
    what: {
      de: 'Der Hauptschlüssel kann außerhalb des Datenordners liegen und gewechselt werden. [Wo liegt er, und wo seine zweite Kopie?]',
      en: 'The master key can lie outside the data folder and can be changed. [Where is it, and where is its second copy?]',
    },
    shownBy: ['PRIV-44', 'PRIV-45'],
  },
  {
    area: 'encryption',
    what: {
      de: 'Namen, Notizen und Mails in der Datenbank verschlüsselt das Programm nicht. [Ist die Platte des Servers verschlüsselt, und sind es die Sicherungskopien?]',
      en: 'The program does not encrypt names, notes and mails in the database. [Is the server’s disk encrypted, and are the backups?]',
    },
    shownBy: [],
  },
  {
    area: 'encryption',
    what: {
      de: 'Partner sehen ohne Einwilligung eine Nummer statt des Namens, Arbeitgeber bis zur Freigabe ebenso.',
      en: 'Partners see a number instead of the name unless there is consent; so do employers until the release.',
    },
    shownBy: ['PRIV-26', 'PRIV-83', 'PRIV-84'],
  },
  {
    area: 'encryption',
    what: {
      de: 'Mails verlassen den Server nur verschlüsselt (TLS). [Ist die Website nur über HTTPS zu erreichen, und was schreibt der Proxy in sein Protokoll?]',
      en: 'Mails leave the server only encrypted (TLS). [Can the website be reached only by HTTPS, and what does the proxy write into its log?]',
    },
    shownBy: [],
  },
  {
    area: 'integrity',
    what: {
      de: 'Eine Datei, von der ein Byte verändert wurde, wird nicht gezeigt, sondern gemeldet.',
      en: 'A file of which one byte was changed is not shown but reported.',
    },
    shownBy: ['PRIV-41'],
  },
  {
    area: 'integrity',
    what: {
      de: 'PDFs, die etwas ausführen können, werden nicht im Browser geöffnet; ein Virenscanner kann angeschlossen werden. [Ist er es?]',
      en: 'PDFs that can act are not opened in the browser; a malware scanner can be connected. [Is it?]',
    },
    shownBy: ['PRIV-55', 'PRIV-56'],
  },
  {
    area: 'integrity',
    what: {
      de: 'Jede Entscheidung und jeder Blick in eine Unterlage steht mit Person und Zeit im Protokoll. Betroffene sehen, wer ihre Daten gesehen hat.',
      en: 'Every decision and every look at a document is in the log with person and time. The persons concerned see who has seen their data.',
    },
    shownBy: ['PRIV-29'],
  },
  {
    area: 'availability',
    what: {
      de: 'Vor jeder Änderung ihrer Tabellen wird die Datenbank kopiert. Wird eine alte Kopie eingespielt, so löscht der Server zuerst noch einmal, wer inzwischen gelöscht war.',
      en: 'The database is copied before its tables are changed. When an old copy is restored, the server first erases anew whoever was erased since.',
    },
    shownBy: ['PRIV-05', 'PRIV-93'],
  },
  {
    area: 'availability',
    what: {
      de: '[Wie oft wird der ganze Datenordner gesichert, wohin, und wann wurde das Einspielen zuletzt geübt?]',
      en: '[How often is the whole data folder backed up, where to, and when was a restore last practised?]',
    },
    shownBy: [],
  },
  {
    area: 'deletion',
    what: {
      de: 'Was seine Frist erreicht, löscht das Programm von selbst und kündigt es den Bewerbenden {noticeDays} Tage vorher an; Ausweiskopien gehen zuerst.',
      en: 'The program deletes by itself what has reached its period and announces it to applicants {noticeDays} days before; copies of IDs go first.',
    },
    shownBy: ['PRIV-60', 'PRIV-61', 'PRIV-62'],
  },
  {
    area: 'deletion',
    what: {
      de: 'Eine Löschung lässt im Datenordner kein Byte der Person zurück und wird nach einem Abbruch zu Ende geführt.',
      en: 'An erasure leaves no byte of the person in the data folder and is finished after it was cut off.',
    },
    shownBy: ['PRIV-02', 'PRIV-04'],
  },
  {
    area: 'organisation',
    what: {
      de: '[Wer ist auf Vertraulichkeit verpflichtet und eingewiesen, und wann wird geprüft, wer noch Zugang braucht?]',
      en: '[Who is bound to confidentiality and instructed, and when is it reviewed who still needs access?]',
    },
    shownBy: [],
  },
  {
    area: 'organisation',
    what: {
      de: 'Zugänge der Verwaltung lassen sich sofort sperren; was dort geschieht, steht im Protokoll. [Wann werden diese Maßnahmen geprüft? Mindestens einmal im Jahr.]',
      en: 'Access to the admins’ area can be blocked at once; what happens there is in the log. [When are these measures reviewed? At least once a year.]',
    },
    shownBy: ['ADMI-21', 'ADMI-22'],
  },
];
