import type { Texts } from '#src/i18n/text.ts';

export const recordText = {
  title: {
    de: 'Verzeichnis von Verarbeitungstätigkeiten (Art. 30 Abs. 1 DSGVO)',
    en: 'Record of processing activities (Art. 30(1) GDPR)',
  },
  changes: {
    de: 'Halten Sie das Verzeichnis aktuell: Erstellen Sie es neu, wenn sich die Konfiguration oder das Programm ändert, und ergänzen Sie, was Sie außerhalb dieses Programms tun, zum Beispiel Buchhaltung, Telefon und Visum.',
    en: 'Keep the record up to date: make it anew when the configuration or the program changes, and add what you do outside this program, for example accounting, phone and visa.',
  },
  assessment: {
    de: '[Prüfen: Brauchen Sie eine Folgenabschätzung (Art. 35)? Dafür sprechen die Ausweiskopien, die Empfänger außerhalb der EU und die Rangfolge der Kandidatinnen und Kandidaten durch ein Programm.]',
    en: '[To be checked: do you need an impact assessment (Art. 35)? The copies of IDs, recipients outside the EU and the ranking of candidates by a program speak for it.]',
  },

  controller: { de: 'a) Verantwortlicher', en: '(a) Controller' },
  entity: { de: 'Verantwortlich', en: 'Controller' },
  address: { de: 'Anschrift', en: 'Address' },
  representative: { de: 'Vertreten durch', en: 'Represented by' },
  contact: { de: 'Kontakt', en: 'Contact' },
  privacy: { de: 'Fragen zum Datenschutz', en: 'Questions about privacy' },
  officer: { de: 'Datenschutzbeauftragte Person', en: 'Data protection officer' },
  joint: { de: 'Gemeinsam mit anderen verantwortlich', en: 'Joint controllers' },
  jointText: {
    de: '[Prüfen: Entscheiden Partner oder Arbeitgeber mit über Zwecke und Mittel? Nach unserem Verständnis verantwortet jeder seinen Teil selbst.]',
    en: '[To be checked: do partners or employers decide on purposes and means too? As we see it, each is responsible for its own part.]',
  },

  activities: { de: 'b) bis d) und f) Tätigkeiten', en: '(b) to (d) and (f) Activities' },
  activitiesText: {
    de: 'Die Namen der Angaben sind dieselben wie in der Kopie, die eine Person von ihren Daten bekommt; sie spricht die Person mit „Sie“ an.',
    en: 'The names of the details are the same as in the copy that a person gets of their data; it addresses the person as “you”.',
  },
  purpose: { de: 'Zweck', en: 'Purpose' },
  basis: { de: 'Rechtsgrundlage', en: 'Legal basis' },
  people: { de: 'Betroffene Personen', en: 'Persons concerned' },
  data: { de: 'Daten', en: 'Data' },
  recipients: { de: 'Empfänger', en: 'Recipients' },
  periods: { de: 'Löschfristen', en: 'Periods' },
  special: {
    de: 'Besondere Kategorien (Art. 9): keine werden erfragt. Fotos in Ausweisen und Angaben in Lebensläufen können solche Daten zeigen. [prüfen]',
    en: 'Special categories (Art. 9): none are asked for. Photos on IDs and details in CVs may show such data. [to be checked]',
  },

  shown: { de: 'd) Was Empfänger sehen', en: '(d) What recipients see' },
  shownText: {
    de: 'So steht es in den Datenschutzhinweisen; ein Test vergleicht es mit dem Programm.',
    en: 'This is how the privacy notice says it; a test compares it with the program.',
  },
  partnerSees: { de: 'Der einladende Partner', en: 'The inviting partner' },
  employerSees: { de: 'Arbeitgeber, mit Einwilligung', en: 'Employers, with consent' },
  matchedSees: {
    de: 'Arbeitgeber, denen die Person vorgeschlagen ist, auch',
    en: 'Employers to whom the person is proposed, also',
  },
  contractSees: { de: 'Arbeitgeber im Vertrag', en: 'Employers in the contract' },

  abroad: { de: 'e) Übermittlung in Drittländer', en: '(e) Transfers to third countries' },
  country: { de: 'Wohin', en: 'Where to' },
  what: { de: 'Was', en: 'What' },
  safeguard: { de: 'Grundlage und Garantien', en: 'Basis and safeguards' },
  partnersAbroad: {
    de: 'Partner außerhalb der EU, vor allem in Äthiopien',
    en: 'Partners outside the EU, above all in Ethiopia',
  },
  partnersAbroadWhat: {
    de: 'Bewerbungsnummer, Schritt, wer an der Reihe ist, was fehlt; der Name nur mit Einwilligung',
    en: 'application number, step, whose turn it is, what is missing; the name only with consent',
  },
  partnersAbroadBasis: {
    de: 'Kein Angemessenheitsbeschluss. Nummer und Schritt: Art. 49 Abs. 1 Buchst. b DSGVO; Name: ausdrückliche Einwilligung nach Unterrichtung über die Risiken, Art. 49 Abs. 1 Buchst. a, jederzeit zurückziehbar. [Prüfen lassen: Ausnahmen nach Art. 49 sind eng; wo regelmäßig übermittelt wird, kommen Standardvertragsklauseln mit jedem Partner und eine Bewertung des Landes in Betracht (Art. 46).]',
    en: 'No adequacy decision. Number and step: Art. 49(1)(b) GDPR; name: explicit consent after information about the risks, Art. 49(1)(a), which can be withdrawn at any time. [To be checked: derogations under Art. 49 are narrow; where transfers are regular, standard contractual clauses with each partner and an assessment of the country may be needed (Art. 46).]',
  },
  postAbroad: { de: '{originals}', en: '{originals}' },
  postAbroadWhat: {
    de: 'Originale, die die Person selbst per Post dorthin schickt',
    en: 'originals that the person posts there',
  },
  postAbroadBasis: { de: 'Keine Übermittlung durch uns. [prüfen]', en: 'No transfer by us. [to be checked]' },
  processors: { de: '{hosting}; {mailProvider}', en: '{hosting}; {mailProvider}' },
  processorsWhat: {
    de: 'alles, was auf dem Server liegt; Mails mit Name, Status, Gründen und persönlichem Link',
    en: 'everything on the server; mails with name, status, reasons and personal link',
  },
  processorsBasis: {
    de: '[Eintragen: Sitz und Rechenzentrum, Unterauftragnehmer; liegt etwas außerhalb der EU, dann welche Garantien.]',
    en: '[Fill in: seat and data centre, sub-processors; if anything is outside the EU, which safeguards.]',
  },

  periodsTitle: {
    de: 'f) Löschfristen, wie sie die Datenschutzhinweise nennen',
    en: '(f) Periods, as the privacy notice says them',
  },
  measures: {
    de: 'g) Technische und organisatorische Maßnahmen (Art. 32 Abs. 1)',
    en: '(g) Technical and organisational measures (Art. 32(1))',
  },
  measuresText: {
    de: 'Die Zeilen mit Kennungen sind durch automatische Tests gezeigt. Die anderen kennen nur Sie.',
    en: 'Rows with ids are shown by automated tests. Only you know the others.',
  },
} satisfies Texts;
