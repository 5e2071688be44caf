import type { Texts } from '#src/i18n/text.ts';

export const lawText = {
  title: { de: 'Was die Seiten über Recht sagen', en: 'What the pages say about law' },
  unread: {
    de: 'Noch nicht anwaltlich gelesen. Drucken Sie diese Seite dafür, und tragen Sie danach den Tag in den Einstellungen ein.',
    en: 'Not read by counsel yet. Print this page for that, and then enter the day in the settings.',
  },
  read: { de: 'Anwaltlich gelesen am {date}.', en: 'Read by counsel on {date}.' },
  others: {
    de: 'In geschweiften Klammern stehen Werte der Einstellungen. Die Klauseln nennen ihre Quellen auf dem Entwurf eines Vertrags, die Pflichten der Arbeitgeber auf deren Seite; die Sätze der Datenschutzerklärung stehen in docs/privacy-claims.md.',
    en: 'Braces hold values of the settings. Clauses name their sources on the draft of a contract, duties of employers on their page; the sentences of the privacy notice stand in docs/privacy-claims.md.',
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
  placement: { de: 'mehrere Seiten', en: 'several pages' },
  requirements: { de: 'Bedarf eines Arbeitgebers', en: 'An employer’s requirement' },
  contract: { de: 'Verträge, auch in E-Mails', en: 'Contracts, in mails too' },
  errors: { de: 'Hinweise in Formularen', en: 'Notes in forms' },
} satisfies Texts;
