import type { Texts } from '#src/i18n/text.ts';

/** The server writes its reasons in English, as they stand in the log: in German they are looked up here. */
export const MAIL_FAULTS = {
  'the address does not exist': { de: 'Die Adresse gibt es nicht', en: 'The address does not exist' },
  'the address is not one that mail can be sent to': {
    de: 'An so eine Adresse kann man nichts senden',
    en: 'The address is not one that mail can be sent to',
  },
  'the mail server takes no mail at the moment': {
    de: 'Der Mailserver nimmt gerade nichts an',
    en: 'The mail server takes no mail at the moment',
  },
  'the mail server refused the login': {
    de: 'Der Mailserver hat unser Passwort nicht angenommen',
    en: 'The mail server did not accept our password',
  },
  'the certificate of the mail server is not trusted': {
    de: 'Dem Zertifikat des Mailservers ist nicht zu trauen',
    en: 'The certificate of the mail server is not trusted',
  },
  'the mail server refused the sender': {
    de: 'Der Mailserver hat den Absender abgelehnt',
    en: 'The mail server refused the sender',
  },
  'the mail server offers no encryption, and nothing is sent without it': {
    de: 'Der Mailserver bietet keine Verschlüsselung, ohne sie wird nichts gesendet',
    en: 'The mail server offers no encryption, and nothing is sent without it',
  },
  'it could not be sent': { de: 'Sie konnte nicht gesendet werden', en: 'It could not be sent' },
  'no encrypted connection to the mail server came about': {
    de: 'Es kam keine verschlüsselte Verbindung zum Mailserver zustande',
    en: 'No encrypted connection to the mail server came about',
  },
  'the mail server refused the recipient': {
    de: 'Der Mailserver hat die Empfängeradresse abgelehnt',
    en: 'The mail server refused the recipient',
  },
  'the mail server refused the content': {
    de: 'Der Mailserver hat den Inhalt abgelehnt',
    en: 'The mail server refused the content',
  },
  'the mail server did not answer in time': {
    de: 'Der Mailserver hat nicht rechtzeitig geantwortet',
    en: 'The mail server did not answer in time',
  },
  'the name of the mail server is unknown': {
    de: 'Der Name des Mailservers ist unbekannt',
    en: 'The name of the mail server is unknown',
  },
  'the connection to the mail server failed': {
    de: 'Die Verbindung zum Mailserver kam nicht zustande',
    en: 'The connection to the mail server failed',
  },
} satisfies Texts;
