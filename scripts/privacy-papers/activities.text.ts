import type { Lang, Text } from '#contract/languages.ts';
import type { DocumentType } from '#contract/model/document.ts';
import type { otherReaders, readersByRole } from '#src/features/legal/readers.text.ts';
import type { TIME_ROWS } from '#src/features/legal/time.text.ts';

/** Whoever receives data, by the same names as in the privacy notice. */
export type Recipient = keyof typeof readersByRole | keyof typeof otherReaders;
export type Period = keyof typeof TIME_ROWS;

/** A kind of data, and the tables or folders of the product that hold it. */
export interface DataKind {
  what: Text;
  tables: readonly string[];
}

/** One processing activity of the record, Art. 30(1)(b)–(d) and (f) GDPR. */
export interface Activity {
  name: Text;
  purpose: Text;
  basis: Text;
  people: Text;
  data: readonly DataKind[];
  recipients: readonly Recipient[];
  periods: readonly Period[];
}

const APPLICANTS = { de: 'Bewerberinnen und Bewerber', en: 'applicants' } satisfies Text;
const CONTRACT_BASIS = {
  de: 'Art. 6 Abs. 1 Buchst. b DSGVO: Vorbereitung eines Vertrags auf Wunsch der Person',
  en: 'Art. 6(1)(b) GDPR: preparation of a contract at the person’s request',
} satisfies Text;
const SAFETY_BASIS = {
  de: 'Art. 6 Abs. 1 Buchst. f DSGVO: sicherer Betrieb',
  en: 'Art. 6(1)(f) GDPR: running the website safely',
} satisfies Text;

const DOCUMENTS = {
  hub4africa: { de: 'Bestätigung des Partnernetzwerks', en: 'confirmation of the partner network' },
  a2: { de: 'Sprachzertifikat', en: 'language certificate' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  passport: { de: 'Ausweis oder Reisepass', en: 'ID or passport' },
  enrolment: { de: 'Immatrikulationserklärung', en: 'enrolment declaration' },
  other: { de: 'weitere Dokumente', en: 'other documents' },
} satisfies Record<DocumentType, Text>;
const documentsIn = (lang: Lang) =>
  Object.values(DOCUMENTS)
    .map((name) => name[lang])
    .join(', ');

/** Every table that holds a person stands in one of them: a test compares this with the inventory. */
export const ACTIVITIES = {
  applications: {
    name: { de: 'Bewerbungen annehmen und prüfen', en: 'Receiving and checking applications' },
    purpose: {
      de: 'Prüfen, ob jemand an einem Einsatz in Deutschland teilnehmen kann; die Person durch die drei Schritte begleiten.',
      en: 'Checking whether somebody can take part in a placement in Germany; guiding the person through the three steps.',
    },
    basis: CONTRACT_BASIS,
    people: APPLICANTS,
    data: [
      { what: { de: 'Angaben zur Person und Status', en: 'Details of the person and status' }, tables: ['applicant'] },
      {
        what: {
          de: `Unterlagen als Dateien (${documentsIn('de')}) und ihre Prüfung`,
          en: `Documents as files (${documentsIn('en')}) and their check`,
        },
        tables: [
          'document',
          'document_check',
          'document_key',
          'file_safety',
          'deferred_document',
          'upload',
          'upload_piece',
          'uploads',
          'tmp',
          'orphans',
        ],
      },
      { what: { de: 'Aus dem Reisepass notiert', en: 'Noted from the passport' }, tables: ['passport_note'] },
      { what: { de: 'Originale auf dem Postweg', en: 'Originals by post' }, tables: ['original'] },
      {
        what: { de: 'Interne Notizen und Verlauf der Entscheidungen', en: 'Internal notes and history of decisions' },
        tables: ['applicant_note', 'event', 'last_decision'],
      },
      {
        what: { de: 'Persönlicher Link (nur als Prüfwert)', en: 'Personal link (only as a hash)' },
        tables: ['applicant_token'],
      },
      {
        what: {
          de: 'Abschriften für Suche und Listen der Verwaltung',
          en: 'Copies for the search and the lists of the admins’ area',
        },
        tables: ['standing', 'listed_letters', 'listed_starts', 'name_slip'],
      },
    ],
    recipients: ['admin', 'hosting', 'mail', 'university'],
    periods: ['ended', 'complete', 'idScans', 'unfinished', 'applicationLink', 'orphans', 'uploads', 'views'],
  },
  partners: {
    name: { de: 'Zusammenarbeit mit Partnern', en: 'Working with partners' },
    purpose: {
      de: 'Partner laden Studierende ein und sehen, wie weit deren Bewerbung ist, damit sie helfen können. Wir prüfen die Einrichtung vorher.',
      en: 'Partners invite students and see how far their application has come, so that they can help. We check the organisation first.',
    },
    basis: {
      de: 'Art. 6 Abs. 1 Buchst. b DSGVO; der Name der Studierenden nur mit Einwilligung (Art. 6 Abs. 1 Buchst. a); Ansprechpersonen der Partner: Art. 6 Abs. 1 Buchst. f',
      en: 'Art. 6(1)(b) GDPR; the student’s name only with consent (Art. 6(1)(a)); contact persons of partners: Art. 6(1)(f)',
    },
    people: {
      de: 'Bewerberinnen und Bewerber, Studierende mit Konto, Personen, die für Partner arbeiten',
      en: 'applicants, students with an account, people who work for partners',
    },
    data: [
      { what: { de: 'Profil des Partners', en: 'The partner’s profile' }, tables: ['partner_profiles'] },
      {
        what: { de: 'Zugänge der Partner und Einladungen dazu', en: 'People of the partner and invitations to them' },
        tables: ['partner_member', 'partner_member_invitation'],
      },
      {
        what: {
          de: 'Einladungslinks, ihre Änderungen, und wer über welchen kam',
          en: 'Invitation links, their changes, and who came through which',
        },
        tables: ['partner_link', 'partner_link_use', 'partner_token_audit'],
      },
      {
        what: {
          de: 'Liste der Studierenden eines Partners (Nummer oder, mit Einwilligung, Name; Schritt), seine Notizen dazu und wann er sie geöffnet hat',
          en: 'A partner’s list of students (number or, with consent, name; step), its notes about them and when it was opened',
        },
        tables: ['registration', 'partner_note', 'partner_view'],
      },
      {
        what: {
          de: 'E-Mail-Adressen, an die ein Partner einladen lässt',
          en: 'E-mail addresses to which a partner has invitations sent',
        },
        tables: ['student_invitation'],
      },
    ],
    recipients: ['admin', 'partner', 'hosting', 'mail'],
    periods: ['partnerAccess', 'memberInvitations', 'studentInvitations', 'accounts'],
  },
  placements: {
    name: { de: 'Vermittlung an Arbeitgeber', en: 'Placement with employers' },
    purpose: {
      de: 'Personen, die eingewilligt haben, geprüften Arbeitgebern zunächst ohne Namen vorschlagen und nach der Freigabe einen Platz anbieten.',
      en: 'Proposing people who have given consent to vetted employers, at first without a name, and offering a place after the release.',
    },
    basis: {
      de: 'Art. 6 Abs. 1 Buchst. b DSGVO; Anzeige bei Arbeitgebern nur mit Einwilligung (Art. 6 Abs. 1 Buchst. a); Ansprechpersonen der Arbeitgeber: Art. 6 Abs. 1 Buchst. f',
      en: 'Art. 6(1)(b) GDPR; being shown to employers only with consent (Art. 6(1)(a)); contact persons of employers: Art. 6(1)(f)',
    },
    people: {
      de: 'Bewerberinnen und Bewerber, Ansprechpersonen und Zugänge der Arbeitgeber',
      en: 'applicants, contact persons and people of employers',
    },
    data: [
      { what: { de: 'Angaben für den Einsatz', en: 'Details for the placement' }, tables: ['placement_profile'] },
      {
        what: { de: 'Eintrag in der Liste für Arbeitgeber', en: 'Entry in the employers’ list' },
        tables: ['pool_candidate'],
      },
      {
        what: { de: 'Vorschläge, Antworten und ihre Begründung', en: 'Proposals, answers and their reasons' },
        tables: ['match', 'assignment_row'],
      },
      {
        what: { de: 'Profil, Bedarf und Zugänge der Arbeitgeber', en: 'Profile, requirements and people of employers' },
        tables: [
          'employer',
          'requirement',
          'employer_member',
          'employer_member_invitation',
          'employer_duty',
          'organization_note',
          'employer_news',
        ],
      },
    ],
    recipients: ['admin', 'employer', 'work', 'hosting', 'mail'],
    periods: ['ended', 'complete', 'memberInvitations', 'accounts'],
  },
  contracts: {
    name: { de: 'Arbeitsverträge', en: 'Employment contracts' },
    purpose: {
      de: 'Verträge zwischen Arbeitgebern und Studierenden vorbereiten, unterschriebene Exemplare sammeln und so lange aufheben, wie Gesetze es verlangen.',
      en: 'Preparing contracts between employers and students, collecting signed copies and keeping them as long as laws require.',
    },
    basis: {
      de: 'Art. 6 Abs. 1 Buchst. b DSGVO; nach dem Ende Art. 6 Abs. 1 Buchst. c (Pflicht zum Aufbewahren) [von einer Anwältin oder einem Anwalt prüfen lassen]',
      en: 'Art. 6(1)(b) GDPR; after the end Art. 6(1)(c) (duty to keep records) [to be checked by counsel]',
    },
    people: {
      de: 'Studierende mit einem Platz, Ansprechpersonen der Arbeitgeber',
      en: 'students with a place, contact persons of employers',
    },
    data: [
      {
        what: { de: 'Verträge mit ihren Fassungen und Exemplaren', en: 'Contracts with their versions and copies' },
        tables: ['contract', 'contract_terms', 'contract_copy'],
      },
      {
        what: {
          de: 'Was auf Papier geschah, wie Verträge enden, Bitten dazu',
          en: 'What happened on paper, how contracts end, requests about them',
        },
        tables: ['contract_mark', 'contract_end', 'contract_request'],
      },
      {
        what: {
          de: 'Verträge, die nach dem Löschen der Bewerbung bleiben müssen',
          en: 'Contracts that have to stay after the application was erased',
        },
        tables: ['kept_contract', 'kept_contract_copy'],
      },
    ],
    recipients: ['admin', 'employer', 'hosting', 'mail'],
    periods: ['contracts', 'complete'],
  },
  accounts: {
    name: { de: 'Konten und Anmeldung', en: 'Accounts and signing in' },
    purpose: {
      de: 'Konten von Studierenden, Partnern, Arbeitgebern und Verwaltung führen; Angriffe auf die Anmeldung erkennen.',
      en: 'Keeping accounts of students, partners, employers and admins; noticing attacks on signing in.',
    },
    basis: {
      de: 'Art. 6 Abs. 1 Buchst. b DSGVO; Protokoll der Anmeldungen: Art. 6 Abs. 1 Buchst. f',
      en: 'Art. 6(1)(b) GDPR; log of sign-ins: Art. 6(1)(f)',
    },
    people: {
      de: 'Alle mit einem Konto, auch unsere Beschäftigten in der Verwaltung; Eingeladene',
      en: 'everybody with an account, also our staff in the admins’ area; people who are invited',
    },
    data: [
      { what: { de: 'Konto und Rolle', en: 'Account and role' }, tables: ['account', 'user_roles', 'sign_up'] },
      {
        what: {
          de: 'Angemeldete Geräte, gemailte Links, zweiter Faktor',
          en: 'Devices signed in, mailed links, second factor',
        },
        tables: ['session', 'account_token', 'second_factor', 'recovery_code', 'passkey', 'passkey_challenge'],
      },
      { what: { de: 'Anmeldungen und Fehlversuche', en: 'Sign-ins and failed attempts' }, tables: ['security_event'] },
      {
        what: {
          de: 'Einladungen in die Verwaltung, gespeicherte Ansichten, Schlüssel, wer Einstellungen geändert hat',
          en: 'Invitations to the admins’ area, saved views, keys, who changed settings',
        },
        tables: ['admin_invitation', 'settings_version', 'saved_view', 'api_key'],
      },
    ],
    recipients: ['admin', 'hosting', 'mail'],
    periods: ['accounts', 'accountEvents', 'signUps', 'accountLinks', 'sessions', 'securityEvents'],
  },
  mails: {
    name: { de: 'E-Mails', en: 'E-mails' },
    purpose: {
      de: 'Mitteilen, was als Nächstes zu tun ist, Entscheidungen, Angebote und Erinnerungen, die sich abstellen lassen.',
      en: 'Telling what is to be done next, decisions, offers, and reminders, which can be stopped.',
    },
    basis: CONTRACT_BASIS,
    people: {
      de: 'Bewerberinnen und Bewerber, alle mit einem Konto, Eingeladene',
      en: 'applicants, everybody with an account, people who are invited',
    },
    data: [
      {
        what: { de: 'Mails, die warten oder gesendet wurden', en: 'Mails that wait or were sent' },
        tables: ['outbox', 'data/outbox'],
      },
      { what: { de: 'Erinnerungen', en: 'Reminders' }, tables: ['reminder'] },
    ],
    recipients: ['mail', 'hosting'],
    periods: ['mails'],
  },
  rights: {
    name: { de: 'Rechte der Personen und Löschen', en: 'Rights of the persons, and deletion' },
    purpose: {
      de: 'Auskunft, Kopie, Berichtigung, Einwilligungen und Löschung erfüllen und nachweisen; Fristen einhalten.',
      en: 'Granting and proving access, copies, corrections, consents and erasure; keeping to periods.',
    },
    basis: {
      de: 'Art. 6 Abs. 1 Buchst. c DSGVO (Art. 5 Abs. 2, Art. 7 Abs. 1, Art. 15 bis 21)',
      en: 'Art. 6(1)(c) GDPR (Art. 5(2), Art. 7(1), Art. 15 to 21)',
    },
    people: { de: 'Alle, von denen Daten gespeichert sind', en: 'everybody of whom data is stored' },
    data: [
      { what: { de: 'Einwilligungen', en: 'Consents' }, tables: ['consent'] },
      {
        what: {
          de: 'Bitten um Berichtigung und Links zu den eigenen Daten',
          en: 'Requests for correction and links to one’s own data',
        },
        tables: ['correction_request', 'data_token'],
      },
      {
        what: { de: 'Wann was gelöscht wird und was aufgehoben bleibt', en: 'When what is deleted, and what is kept' },
        tables: ['retention'],
      },
      {
        what: {
          de: 'Liste der Löschungen: ein Prüfwert statt Name oder Nummer; die letzte Mail für einen Tag',
          en: 'List of erasures: a hash instead of a name or number; the last mail for a day',
        },
        tables: ['erasure', 'erasure_mail', 'erased.jsonl'],
      },
    ],
    recipients: ['admin', 'hosting', 'mail'],
    periods: ['views', 'ended', 'complete', 'erasures'],
  },
  operation: {
    name: { de: 'Betrieb des Servers', en: 'Running the server' },
    purpose: {
      de: 'Die Website sicher betreiben: technisches Protokoll ohne IP-Adressen und Namen, Zählen von Aufrufen gegen Missbrauch, Sicherungskopien.',
      en: 'Running the website safely: a technical log without IP addresses and names, counting requests to prevent abuse, backups.',
    },
    basis: SAFETY_BASIS,
    people: {
      de: 'Alle, die die Website besuchen; in Sicherungskopien alle Genannten',
      en: 'everybody who visits the website; in backups all of the above',
    },
    data: [
      {
        what: {
          de: 'Zähler mit Pseudonymen von Netzen und Kennungen, für höchstens einen Tag',
          en: 'Counters with pseudonyms of networks and ids, for a day at most',
        },
        tables: ['rate_counter'],
      },
      { what: { de: 'Sicherungskopien der Datenbank', en: 'Copies of the database' }, tables: ['backups'] },
    ],
    recipients: ['hosting'],
    periods: ['upgradeBackups', 'backups', 'log'],
  },
} satisfies Readonly<Record<string, Activity>>;

/** Who they are, in the words of a record. A new reader of the privacy notice does not compile without its line. */
export const RECIPIENTS = {
  admin: { de: 'Eigene Beschäftigte, die prüfen und entscheiden', en: 'Own staff who check and decide' },
  partner: {
    de: 'Der Partner, der die Person eingeladen hat (oft außerhalb der EU)',
    en: 'The partner who invited the person (often outside the EU)',
  },
  employer: { de: 'Arbeitgeber in Deutschland, die wir geprüft haben', en: 'Employers in Germany that we have vetted' },
  hosting: { de: '{hosting} (betreibt den Server, Auftragsverarbeiter)', en: '{hosting} (runs the server, processor)' },
  mail: {
    de: '{mailProvider} (stellt Mails zu, Auftragsverarbeiter)',
    en: '{mailProvider} (delivers mails, processor)',
  },
  university: {
    de: 'Stelle, die die Originale annimmt: {originals}. Die Person schickt sie selbst',
    en: 'Office that receives the originals: {originals}. The person posts them',
  },
  work: {
    de: 'Bundesagentur für Arbeit (ZAV), außerhalb dieses Programms',
    en: 'German employment agency (ZAV), outside this program',
  },
} satisfies Record<Recipient, Text>;
