import type { Texts } from '#src/i18n/text.ts';

export const privacyText = {
  title: { de: 'Datenschutz', en: 'Privacy' },
  description: {
    de: 'Welche Daten wir für Ihre Bewerbung speichern, warum, wer sie sieht und welche Rechte Sie haben.',
    en: 'Which data we store for your application, why, who sees it and which rights you have.',
  },
  lead: {
    de: 'Kurz gesagt: Wir speichern, was Ihre Bewerbung braucht. Wir verfolgen Sie nicht und geben nichts zu Werbezwecken weiter.',
    en: 'In short: we store what your application needs. We do not track you and pass nothing on for advertising.',
  },
  version: { de: 'Stand: {date}. Diese Seite wird erweitert.', en: 'As of {date}. This page is being extended.' },
  contents: { de: 'Auf dieser Seite', en: 'On this page' },

  controller: { de: 'Wer verantwortlich ist', en: 'Who is responsible' },
  controllerText: {
    de: 'Verantwortlich für diese Seite und für Ihre Daten ist {entity}, {street}, {city}, {country}.',
    en: 'Responsible for this website and for your data is {entity}, {street}, {city}, {country}.',
  },
  controllerAsk: { de: 'Fragen zum Datenschutz beantwortet:', en: 'Questions about privacy are answered by:' },

  data: { de: 'Welche Daten wir speichern', en: 'Which data we store' },
  dataText: { de: 'Wenn Sie sich bewerben, speichern wir:', en: 'When you apply, we store:' },
  dataName: {
    de: 'Ihren Namen, Ihre E-Mail-Adresse und, wenn Sie möchten, Ihre Telefonnummer',
    en: 'your name, your e-mail address and, if you like, your phone number',
  },
  dataFiles: {
    de: 'die Bestätigung von {partner}, Ihr {level}-Zertifikat, Ihren Lebenslauf und Ihren Ausweis oder Reisepass',
    en: 'the confirmation of {partner}, your {level} certificate, your CV and your ID or passport',
  },
  dataEnrolment: {
    de: 'die unterschriebene Immatrikulationserklärung',
    en: 'the signed enrolment declaration',
  },
  dataProgress: {
    de: 'den Stand Ihrer Bewerbung, Ihre Sprache und Ihre Zustimmung mit Datum',
    en: 'the status of your application, your language and your consent with its date',
  },
  dataLog: {
    de: 'Unser Server schreibt ein technisches Protokoll mit Zeit, Art und Ergebnis jedes Aufrufs, aber ohne IP-Adresse und ohne Namen. Gegen Missbrauch zählt er Aufrufe für kurze Zeit unter einer verschlüsselten Kennung des Netzes. Beides dient nur dem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).',
    en: 'Our server writes a technical log with time, kind and result of each request, but without IP addresses or names. Against abuse it counts requests for a short time under a coded mark of the network. Both only serve to run the website safely (Art. 6(1)(f) GDPR).',
  },

  purpose: { de: 'Warum wir das dürfen', en: 'Why we may do this' },
  purposeText: {
    de: 'Wir prüfen mit diesen Daten, ob ein Einsatz in Deutschland möglich ist, und bereiten ihn vor. Das tun wir auf Ihren Wunsch, bevor ein Vertrag entsteht (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne diese Daten können wir die Bewerbung nicht bearbeiten.',
    en: 'With these data we check whether a placement in Germany is possible, and prepare it. We do this at your request before a contract is made (Art. 6(1)(b) GDPR). Without these data we cannot process the application.',
  },

  readers: { de: 'Wer Ihre Daten sieht', en: 'Who sees your data' },
  readersText: {
    de: 'Ihre Unterlagen sehen die Personen, die bei uns Bewerbungen prüfen. Sie liegen geschützt auf unserem Server und sind nicht öffentlich.',
    en: 'Your documents are seen by the people who check applications for us. They lie protected on our server and are not public.',
  },
  readersPartner: {
    de: 'Die Registrierung bei {partner} findet auf einer fremden Seite statt. Dort gilt deren Datenschutz.',
    en: 'The registration with {partner} takes place on another website. Its own privacy rules apply there.',
  },

  time: { de: 'Wie lange wir sie aufheben', en: 'How long we keep them' },
  timeLink: {
    de: 'Ihr persönlicher Link zur Bewerbung gilt 90 Tage. Mit jedem Schritt, den Sie senden, beginnt die Frist neu.',
    en: 'Your personal link to the application is valid for 90 days. With each step you send, this period starts again.',
  },
  timeDelete: {
    de: 'Wir löschen Ihre Daten, wenn wir sie nicht mehr brauchen und kein Gesetz verlangt, dass wir sie aufheben. Sie können die Löschung jederzeit verlangen.',
    en: 'We delete your data when we no longer need them and no law requires us to keep them. You can ask for deletion at any time.',
  },

  cookies: { de: 'Cookies und Speicher', en: 'Cookies and storage' },
  cookiesText: {
    de: 'Wir setzen keine Werbe-Cookies, zählen keine Besuche und binden keine Dienste zur Verfolgung ein.',
    en: 'We set no advertising cookies, do not count visits and include no tracking services.',
  },
  cookiesLanguage: {
    de: 's4f_lang: die Sprache, die Sie gewählt haben. Ein Jahr, nur wenn Sie die Sprache wechseln.',
    en: 's4f_lang: the language you chose. One year, only if you switch the language.',
  },
  cookiesToken: {
    de: 'Während der Bewerbung merkt sich Ihr Browser den Schlüssel zu Ihrer Bewerbung. So können Sie nach einer Unterbrechung weitermachen.',
    en: 'During the application your browser remembers the key to your application, so that you can continue after an interruption.',
  },

  rights: { de: 'Ihre Rechte', en: 'Your rights' },
  rightsText: {
    de: 'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie Ihrer Daten verlangen. Sie können der Verarbeitung widersprechen und eine Einwilligung jederzeit zurücknehmen. Eine Nachricht genügt.',
    en: 'You can ask for access, correction, deletion, restriction and a copy of your data. You can object to the processing and withdraw a consent at any time. A message is enough.',
  },
  rightsAuthority: {
    de: 'Sie können sich auch bei einer Datenschutz-Aufsichtsbehörde beschweren.',
    en: 'You can also complain to a data protection authority.',
  },
} satisfies Texts;
