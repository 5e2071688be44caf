import type { Texts } from '#src/i18n/text.ts';

/** Who receives the data, for how long, and what the person can demand: Art. 13(1)(e), (f), (2)(a)–(d) GDPR. */
export const rightsText = {
  readers: { de: 'Wer Ihre Daten sieht', en: 'Who sees your data' },
  readersUs: {
    de: 'die Personen, die bei uns Bewerbungen prüfen',
    en: 'the people who check applications for us',
  },
  readersHosting: {
    de: '{hosting}: betreibt unseren Server, in unserem Auftrag',
    en: '{hosting}: runs our server, on our behalf',
  },
  readersMail: {
    de: '{mail}: stellt unsere E-Mails zu, in unserem Auftrag',
    en: '{mail}: delivers our e-mails, on our behalf',
  },
  readersWork: {
    de: 'Ihr Arbeitgeber und die deutsche Arbeitsagentur (ZAV): erst, wenn Ihr Einsatz vorbereitet wird, und nur, was sie dafür brauchen',
    en: 'your employer and the German employment agency (ZAV): only when your placement is being prepared, and only what they need for it',
  },
  readersNobody: {
    de: 'Wir verkaufen keine Daten und geben sie nicht für Werbung weiter.',
    en: 'We do not sell data and do not pass them on for advertising.',
  },
  partner: { de: 'Das Partnernetzwerk', en: 'The partner network' },
  partnerText: {
    de: 'Die Registrierung bei {partner} findet auf einer fremden Seite statt. Was Sie dort eingeben, bekommt dieser Anbieter, nicht wir. Dort gelten dessen Regeln. Wir bekommen von Ihnen nur die Bestätigung als Datei.',
    en: 'The registration with {partner} takes place on another website. What you enter there goes to this provider, not to us. Its own rules apply there. From you we receive only the confirmation as a file.',
  },
  abroad: { de: 'Daten außerhalb der EU', en: 'Data outside the EU' },
  abroadText: {
    de: 'Wir schicken Ihre Unterlagen nicht aus der EU hinaus. Die Originale schicken Sie selbst mit der Post an diese Adresse: {address}. Für Länder wie Äthiopien gibt es keinen Beschluss der EU, dass der Datenschutz dort gleich gut ist.',
    en: 'We do not send your documents out of the EU. You post the originals yourself to this address: {address}. For countries such as Ethiopia there is no decision of the EU that data protection there is equally good.',
  },

  time: { de: 'Wie lange wir sie aufheben', en: 'How long we keep them' },
  what: { de: 'Was', en: 'What' },
  howLong: { de: 'Wie lange', en: 'How long' },
  timeRejected: { de: 'Bewerbung ohne Zusage', en: 'Application without acceptance' },
  timeRejectedFor: { de: '{days} Tage nach der Absage', en: '{days} days after the decision' },
  timeWithdrawn: { de: 'Zurückgezogene Bewerbung', en: 'Withdrawn application' },
  timeWithdrawnFor: { de: '{days} Tage', en: '{days} days' },
  timePassport: { de: 'Kopie von Ausweis oder Pass', en: 'Copy of ID or passport' },
  timePassportFor: {
    de: 'bis die Behörde entschieden hat, höchstens so lange wie die Bewerbung',
    en: 'until the authority has decided, at most as long as the application',
  },
  timeContract: { de: 'Vertrag und Abrechnung', en: 'Contract and accounts' },
  timeContractFor: { de: 'so lange das Gesetz es verlangt', en: 'as long as the law demands' },
  timeLogs: { de: 'Technisches Protokoll', en: 'Technical log' },
  timeBackups: { de: 'Sicherungskopien', en: 'Backups' },
  timeDays: { de: '{days} Tage', en: '{days} days' },
  timeLink: {
    de: 'Ihr persönlicher Link zur Bewerbung gilt {days} Tage. Mit jedem Schritt, den Sie senden, beginnt die Frist neu.',
    en: 'Your personal link to the application is valid for {days} days. With each step you send, this period starts again.',
  },

  rights: { de: 'Ihre Rechte', en: 'Your rights' },
  rightsText: { de: 'Sie können verlangen:', en: 'You can ask for:' },
  rightsAccess: {
    de: 'Auskunft über Ihre Daten und eine Kopie (Art. 15)',
    en: 'information about your data and a copy (Art. 15)',
  },
  rightsCorrection: { de: 'Berichtigung (Art. 16)', en: 'correction (Art. 16)' },
  rightsDeletion: { de: 'Löschung (Art. 17)', en: 'deletion (Art. 17)' },
  rightsRestriction: { de: 'Einschränkung der Verarbeitung (Art. 18)', en: 'restriction of processing (Art. 18)' },
  rightsPortability: {
    de: 'Ihre Daten in einer Form, die Computer lesen können (Art. 20)',
    en: 'your data in a form that computers can read (Art. 20)',
  },
  rightsObject: {
    de: 'Wo wir uns auf ein berechtigtes Interesse stützen, können Sie widersprechen (Art. 21). Eine Einwilligung können Sie jederzeit zurücknehmen. Was vorher geschah, bleibt rechtmäßig.',
    en: 'Where we rely on a legitimate interest, you can object (Art. 21). You can withdraw a consent at any time. What happened before stays lawful.',
  },
  rightsHow: {
    de: 'Eine Nachricht genügt. Vieles können Sie auf der Seite Ihrer Bewerbung selbst tun, zum Beispiel Angaben ändern oder die Bewerbung zurückziehen.',
    en: 'A message is enough. Many things you can do yourself on the page of your application, for example change your details or withdraw the application.',
  },
  authority: {
    de: 'Sie können sich auch bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist:',
    en: 'You can also complain to a supervisory authority (Art. 77 GDPR). Responsible for us is:',
  },
} satisfies Texts;
