import type { Texts } from '#src/i18n/text.ts';

export const lawText = {
  title: { de: 'Was die Seiten über Recht sagen', en: 'What the pages say about law' },
  unread: {
    de: 'Stand: {now}, noch nicht anwaltlich geprüft.',
    en: 'As of {now}, not read by counsel yet.',
  },
  changedSince: {
    de: 'Stand: {now}. Das hat sich geändert, seit der Stand vom {date} anwaltlich geprüft wurde, und gilt als ungeprüft.',
    en: 'As of {now}. This has changed since counsel read the state of {date}, and counts as unread.',
  },
  read: {
    de: 'Stand: {now}. Anwaltlich geprüft: Stand vom {date}.',
    en: 'As of {now}. Read by counsel: the state of {date}.',
  },
  toRead: {
    de: 'Drucken Sie diese Seite für die Prüfung, und tragen Sie danach ihren Stand in den Einstellungen ein.',
    en: 'Print this page for counsel, and then enter its day in the settings.',
  },
  others: {
    de: 'In geschweiften Klammern stehen Werte der Einstellungen. Die Klauseln nennen ihre Quellen auf dem Entwurf eines Vertrags, die Pflichten der Arbeitgeber auf deren Seite; die Sätze der Datenschutzerklärung belegt die Dokumentation des Programms.',
    en: 'Braces hold values of the settings. Clauses name their sources on the draft of a contract, duties of employers on their page; the sentences of the privacy notice are accounted for in the program’s documentation.',
  },
  settings: { de: 'Zu den Einstellungen', en: 'To the settings' },
  sentence: { de: 'Satz', en: 'Sentence' },
  source: { de: 'Quelle und Stand', en: 'Source and state' },
  page: { de: 'Seite', en: 'Page' },
} satisfies Texts;

/** Where a sentence stands, by the folder of its texts. */
export const LAW_PLACES = {
  home: { de: 'Startseite', en: 'Home page' },
  students: { de: 'Studierende', en: 'Students' },
  employers: { de: 'Arbeitgeber', en: 'Employers' },
  earnings: { de: 'Was Sie verdienen', en: 'What you earn' },
  'pre-check': { de: 'Kann ich teilnehmen?', en: 'Can I take part?' },
  trust: { de: 'Ist das echt?', en: 'Is this real?' },
  legal: { de: 'Impressum, Datenschutz', en: 'Legal notice, privacy' },
  'my-data': { de: 'Ihre Daten', en: 'Your data' },
  placement: { de: 'mehrere Seiten', en: 'several pages' },
  requirements: { de: 'Bedarf eines Arbeitgebers', en: 'An employer’s requirement' },
  i18n: { de: 'Saison und Lohn, mehrere Seiten', en: 'Season and wage, several pages' },
  contract: { de: 'Verträge, auch in E-Mails', en: 'Contracts, in mails too' },
  errors: { de: 'Hinweise in Formularen', en: 'Notes in forms' },
} satisfies Texts;
