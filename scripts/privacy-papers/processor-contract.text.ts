import type { Text } from '#contract/languages.ts';
import type { Texts } from '#src/i18n/text.ts';

export const contractText = {
  title: {
    de: 'Vertrag über die Verarbeitung im Auftrag (Art. 28 DSGVO)',
    en: 'Contract on processing on behalf (Art. 28 GDPR)',
  },
  own: {
    de: 'Die meisten Anbieter haben einen eigenen Vertrag. Vergleichen Sie ihn mit diesem: Jede Ziffer von Art. 28 Abs. 3 muss darin stehen. Für {mailProvider} brauchen Sie ebenfalls einen.',
    en: 'Most providers have a contract of their own. Compare it with this one: each letter of Art. 28(3) has to be in it. You need one with {mailProvider} as well.',
  },
  parties: { de: 'Zwischen', en: 'Between' },
  controller: {
    de: '{entity}, {address}, vertreten durch {representative} (Auftraggeber)',
    en: '{entity}, {address}, represented by {representative} (controller)',
  },
  processor: {
    de: '{hosting}, [Anschrift, vertreten durch] (Auftragnehmer)',
    en: '{hosting}, [address, represented by] (processor)',
  },
  annexes: { de: 'Anlagen', en: 'Annexes' },
  signatures: { de: 'Unterschriften', en: 'Signatures' },

  annexSubject: { de: 'Anlage 1: Gegenstand, Dauer, Art, Zweck', en: 'Annex 1: Subject, duration, nature, purpose' },
  subject: { de: 'Gegenstand', en: 'Subject matter' },
  subjectText: {
    de: 'Betrieb des Servers für {brand}: Rechenleistung, Speicher, Netz [und Sicherungskopien]',
    en: 'Running the server for {brand}: computing power, storage, network [and backups]',
  },
  duration: { de: 'Dauer', en: 'Duration' },
  durationText: {
    de: 'Ab [Datum], so lange der Vertrag über den Server läuft [Nummer, Datum]',
    en: 'From [date], as long as the contract for the server runs [number, date]',
  },
  nature: { de: 'Art der Verarbeitung', en: 'Nature of the processing' },
  natureText: {
    de: 'Speichern, Übertragen, Sichern, Wiederherstellen, Löschen. Der Auftragnehmer liest die Daten nicht und wertet sie nicht aus.',
    en: 'Storing, transmitting, backing up, restoring, deleting. The processor does not read the data or analyse it.',
  },
  purpose: { de: 'Zweck', en: 'Purpose' },
  where: { de: 'Ort', en: 'Place' },
  whereText: {
    de: '[Rechenzentrum, Land. Nur in der EU oder im EWR, wenn nichts anderes vereinbart ist.]',
    en: '[Data centre, country. Only in the EU or EEA unless agreed otherwise.]',
  },
  contacts: { de: 'Wer Weisungen gibt und bekommt', en: 'Who gives and receives instructions' },
  contactsText: {
    de: 'Auftraggeber: {representative}, {privacyEmail}. Auftragnehmer: [Name, Adresse, Telefon für Notfälle]',
    en: 'Controller: {representative}, {privacyEmail}. Processor: [name, address, phone for emergencies]',
  },

  annexData: { de: 'Anlage 2: Personen und Daten', en: 'Annex 2: Persons and data' },
  people: { de: 'Betroffene Personen', en: 'Persons concerned' },
  data: { de: 'Arten von Daten', en: 'Kinds of data' },
  encrypted: {
    de: 'Hochgeladene Dateien bekommt der Auftragnehmer nur verschlüsselt, wenn ihr Schlüssel nicht auf seinem Server liegt. [Wo liegt er?] Die Datenbank bekommt er so, wie sie ist.',
    en: 'The processor has uploaded files only in encrypted form if their key is not on its server. [Where is it?] It has the database as it is.',
  },
  annexMeasures: {
    de: 'Anlage 3: Technische und organisatorische Maßnahmen',
    en: 'Annex 3: Technical and organisational measures',
  },
  ownMeasures: { de: 'Des Auftragnehmers', en: 'Of the processor' },
  productMeasures: { de: 'Des Programms, durch den Auftraggeber', en: 'Of the program, by the controller' },
  annexOthers: { de: 'Anlage 4: Weitere Auftragsverarbeiter', en: 'Annex 4: Sub-processors' },
  other: { de: 'Firma und Anschrift', en: 'Company and address' },
  otherWhat: { de: 'Was sie tut', en: 'What it does' },
  otherWhere: { de: 'Land, Garantien außerhalb der EU', en: 'Country, safeguards outside the EU' },
  toFill: { de: '[eintragen oder „keine“]', en: '[fill in, or “none”]' },
} satisfies Texts;

interface Clause {
  title: Text;
  /** The letter of Art. 28(3), or another rule of that article. */
  rule: string;
  text: readonly Text[];
}

export const CLAUSES: readonly Clause[] = [
  {
    title: { de: 'Gegenstand', en: 'Subject' },
    rule: 'Art. 28(3)',
    text: [
      {
        de: 'Der Auftragnehmer verarbeitet für den Auftraggeber die Daten der Anlage 2, wie es Anlage 1 beschreibt. Verantwortlich bleibt der Auftraggeber.',
        en: 'The processor processes the data of annex 2 for the controller as annex 1 describes. The controller stays responsible.',
      },
    ],
  },
  {
    title: { de: 'Weisungen', en: 'Instructions' },
    rule: 'Art. 28(3)(a)',
    text: [
      {
        de: 'Der Auftragnehmer verarbeitet die Daten nur auf dokumentierte Weisung, auch wenn sie in ein Land außerhalb der EU gelangen sollen. Zwingt ihn ein Gesetz der EU oder eines Mitgliedstaats zu mehr, so sagt er es vorher, soweit das Gesetz es erlaubt.',
        en: 'The processor processes the data only on documented instructions, also where it is to reach a country outside the EU. If a law of the EU or a member state demands more, the processor says so beforehand as far as that law allows.',
      },
      {
        de: 'Hält der Auftragnehmer eine Weisung für rechtswidrig, so sagt er es sofort. Er darf mit ihrer Ausführung warten, bis der Auftraggeber sie bestätigt oder ändert.',
        en: 'If the processor considers an instruction unlawful, it says so at once. It may wait until the controller confirms or changes the instruction.',
      },
    ],
  },
  {
    title: { de: 'Vertraulichkeit', en: 'Confidentiality' },
    rule: 'Art. 28(3)(b)',
    text: [
      {
        de: 'Zugang haben nur Personen, die ihn für ihre Arbeit brauchen und die zur Vertraulichkeit verpflichtet sind. Das gilt über das Ende des Vertrags hinaus.',
        en: 'Only people who need it for their work and are bound to confidentiality have access. This holds beyond the end of the contract.',
      },
    ],
  },
  {
    title: { de: 'Sicherheit', en: 'Security' },
    rule: 'Art. 28(3)(c)',
    text: [
      {
        de: 'Der Auftragnehmer trifft die Maßnahmen der Anlage 3 nach Art. 32 DSGVO. Er darf sie durch andere ersetzen, die mindestens so gut schützen, und teilt wesentliche Änderungen mit.',
        en: 'The processor takes the measures of annex 3 under Art. 32 GDPR. It may replace them by others that protect at least as well, and tells the controller of material changes.',
      },
    ],
  },
  {
    title: { de: 'Weitere Auftragsverarbeiter', en: 'Sub-processors' },
    rule: 'Art. 28(2), (3)(d), (4)',
    text: [
      {
        de: 'Die der Anlage 4 sind genehmigt. Will der Auftragnehmer einen anderen einsetzen, so sagt er es [30] Tage vorher schriftlich. Der Auftraggeber kann in dieser Zeit widersprechen.',
        en: 'Those of annex 4 are approved. If the processor wants to use another one, it says so in writing [30] days before. The controller can object within this time.',
      },
      {
        de: 'Mit jedem schließt der Auftragnehmer einen Vertrag mit denselben Pflichten, und er haftet für ihn wie für sich selbst.',
        en: 'The processor makes a contract with the same duties with each of them, and is liable for it as for itself.',
      },
    ],
  },
  {
    title: { de: 'Rechte der Personen', en: 'Rights of the persons' },
    rule: 'Art. 28(3)(e)',
    text: [
      {
        de: 'Wendet sich eine Person an den Auftragnehmer, so leitet er die Anfrage ohne Antwort in der Sache sofort an {privacyEmail} weiter und hilft, soweit es nötig ist. Auskunft, Kopie, Berichtigung und Löschung erledigt das Programm des Auftraggebers.',
        en: 'If a person writes to the processor, it passes the request on to {privacyEmail} at once without answering its substance, and helps as far as necessary. The controller’s program does access, copies, corrections and erasure.',
      },
    ],
  },
  {
    title: { de: 'Hilfe bei Pflichten, Datenpannen', en: 'Help with duties, data breaches' },
    rule: 'Art. 28(3)(f), Art. 33(2)',
    text: [
      {
        de: 'Der Auftragnehmer hilft bei Sicherheit, Meldungen, Folgenabschätzung und Anfragen der Aufsicht (Art. 32 bis 36).',
        en: 'The processor helps with security, notifications, impact assessments and requests of the authority (Art. 32 to 36).',
      },
      {
        de: 'Erfährt er von einer Verletzung des Schutzes der Daten, so meldet er sie sofort, spätestens nach [24] Stunden, an {privacyEmail} und [Telefon], mit allem, was er weiß, und ohne auf Vollständigkeit zu warten.',
        en: 'If it learns of a personal data breach, it reports it at once, at the latest after [24] hours, to {privacyEmail} and [phone], with everything that it knows and without waiting for completeness.',
      },
    ],
  },
  {
    title: { de: 'Ende: löschen oder zurückgeben', en: 'End: delete or return' },
    rule: 'Art. 28(3)(g)',
    text: [
      {
        de: 'Am Ende gibt der Auftragnehmer nach Wahl des Auftraggebers alle Daten zurück oder löscht sie mit allen Kopien, spätestens nach [30] Tagen, und bestätigt es schriftlich. Ausgenommen ist, was er nach dem Recht der EU oder eines Mitgliedstaats speichern muss.',
        en: 'At the end the processor returns or deletes all data with all copies, as the controller chooses, at the latest after [30] days, and confirms it in writing. What it has to store under the law of the EU or a member state is excepted.',
      },
    ],
  },
  {
    title: { de: 'Nachweise und Prüfungen', en: 'Proof and audits' },
    rule: 'Art. 28(3)(h)',
    text: [
      {
        de: 'Der Auftragnehmer gibt alle Informationen, die zeigen, dass er diesen Vertrag einhält, und erlaubt Prüfungen, auch vor Ort und durch Beauftragte, nach Anmeldung [zwei Wochen] vorher. Ein gültiges Zertifikat kann eine Prüfung ersetzen: [welches].',
        en: 'The processor gives all information that shows that it keeps to this contract, and allows audits, also on site and by others on the controller’s behalf, announced [two weeks] before. A valid certificate may replace an audit: [which].',
      },
    ],
  },
  {
    title: { de: 'Haftung, Form, Recht', en: 'Liability, form, law' },
    rule: 'Art. 28(9), Art. 82',
    text: [
      {
        de: 'Es gilt Art. 82 DSGVO. [Haftung im Innenverhältnis] Änderungen brauchen die Schriftform oder ein elektronisches Format. Es gilt deutsches Recht. [Gerichtsstand]',
        en: 'Art. 82 GDPR applies. [Liability between the parties] Changes need writing or an electronic form. German law applies. [Place of jurisdiction]',
      },
    ],
  },
];

/** What an annex of a hoster usually has to say. */
export const HOSTER_MEASURES: readonly Text[] = [
  { de: 'Zutritt zum Rechenzentrum: [wie gesichert]', en: 'Physical access to the data centre: [how secured]' },
  {
    de: 'Zugang zu Systemen und Verwaltung: [Konten, zweiter Faktor, Protokolle]',
    en: 'Access to systems and administration: [accounts, second factor, logs]',
  },
  { de: 'Trennung von anderen Kunden: [wie]', en: 'Separation from other customers: [how]' },
  {
    de: 'Verschlüsselung von Platten und Sicherungskopien: [wie, wer hat die Schlüssel]',
    en: 'Encryption of disks and backups: [how, who has the keys]',
  },
  { de: 'Ausfallschutz: [Strom, Netz, Brand]', en: 'Protection against failures: [power, network, fire]' },
  {
    de: 'Sicherungskopien: [wie oft, wo, wie lange, wann zuletzt eingespielt]',
    en: 'Backups: [how often, where, how long, when last restored]',
  },
  { de: 'Vernichten von Datenträgern: [wie]', en: 'Destroying storage media: [how]' },
  { de: 'Regelmäßige Prüfung: [Zertifikat, Datum]', en: 'Regular review: [certificate, date]' },
];
