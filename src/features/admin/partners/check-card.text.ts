import type { Texts } from '#src/i18n/text.ts';
import type { AddressRelation } from './address-relation.ts';

/** The facts by which an admin verifies an organisation. */
export const checkCard = {
  organization: { de: 'Organisation', en: 'Organisation' },
  formerly: { de: 'Geprüft als {name}', en: 'Verified as {name}' },
  renamedTitle: { de: 'Neuer Name seit der letzten Prüfung', en: 'New name since the last verification' },
  renamed: {
    de: 'Die Organisation heißt jetzt anders als bei der letzten Prüfung. Bis der neue Name bestätigt ist, sieht der Partner keine Namen und Zahlen.',
    en: 'The organisation now has another name than when it was last verified. Until the new name is verified, the partner sees no names or figures.',
  },
  contact: { de: 'Ansprechperson', en: 'Contact person' },
  email: { de: 'E-Mail', en: 'E-mail' },
  website: { de: 'Website', en: 'Website' },
  phone: { de: 'Telefon', en: 'Phone' },
  country: { de: 'Land', en: 'Country' },
  unknown: { de: 'nicht angegeben', en: 'not given' },
  ownWords: {
    de: 'Diese Angaben macht der Partner selbst. Ob die Website wirklich dieser Organisation gehört, klärt im Zweifel ein Anruf unter der dort genannten Nummer.',
    en: 'The partner provides these details. Whether the website really belongs to this organisation is settled, if in doubt, by a call to the number given there.',
  },
  poster: { de: 'Was auf dem Aushang steht', en: 'What the poster shows' },
  posterUnchecked: {
    de: 'Vor der Bestätigung druckt der Aushang nichts davon. Mit der Bestätigung druckt er genau diese Zeilen.',
    en: 'Before the verification the poster prints none of this. Once verified, it prints exactly these lines.',
  },
  posterChecked: { de: 'Diese Zeilen haben wir geprüft.', en: 'We have checked these lines.' },
  contactTitle: { de: 'Der Kontakt ist zu prüfen', en: 'The contact is to be checked' },
  contactChanged: {
    de: 'Bis er bestätigt ist, lässt der Aushang die neuen Zeilen weg. Passt etwas nicht, hilft eine E-Mail an den Partner.',
    en: 'Until it is accepted, the poster leaves the new lines out. If something is wrong, a mail to the partner helps.',
  },
  before: { de: 'Zuletzt geprüft', en: 'Last checked' },
  after: { de: 'Neu', en: 'New' },
  nothingPrinted: { de: 'nichts', en: 'nothing' },
  acceptContact: { de: 'Kontakt bestätigen', en: 'Accept the contact' },
  notes: { de: 'Notizen', en: 'Notes' },
  noteLabel: { de: 'Neue Notiz', en: 'New note' },
  noteHint: { de: 'Nur Admins lesen sie.', en: 'Only admins read it.' },
  addNote: { de: 'Notiz speichern', en: 'Save the note' },
  noteMissing: { de: 'Bitte schreiben Sie etwas.', en: 'Please write something.' },
} satisfies Texts;

export const addressRelations = {
  matches: { de: 'Domain der Website', en: 'The website’s domain' },
  differs: { de: 'Andere Domain als die Website', en: 'Not the website’s domain' },
  webmail: { de: 'Freies Postfach, das jede Person haben kann', en: 'Free mailbox that anybody can have' },
  'no-website': { de: 'Keine Website zum Vergleichen', en: 'No website to compare with' },
} satisfies Texts & Record<AddressRelation, unknown>;
