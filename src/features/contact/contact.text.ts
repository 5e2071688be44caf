import type { Texts } from '#src/i18n/text.ts';

export const contactText = {
  title: { de: 'Kontakt', en: 'Contact' },
  description: {
    de: 'Fragen zur Bewerbung oder als Arbeitgeber? Schreiben Sie uns, auch über WhatsApp, oder rufen Sie an.',
    en: 'Questions about an application, or as an employer? Write to us, on WhatsApp too, or call us.',
  },
  headline: { de: 'Schreiben Sie uns. Ein\u00a0Mensch antwortet.', en: 'Write to us. A\u00a0person will answer.' },
  lead: {
    de: 'Auf Deutsch oder Englisch, innerhalb von {hours} Stunden. Sie brauchen kein Konto.',
    en: 'In German or English, within {hours} hours. You do not need an account.',
  },
  writeMail: { de: 'E-Mail schreiben', en: 'Write an e-mail' },
  subject: { de: 'Anfrage', en: 'Question' },
  privacy: {
    de: 'Ihre Nachricht nutzen wir nur, um Ihnen zu antworten. Klicks auf diese Knöpfe zählen wir, ohne persönliche Daten.',
    en: 'We use your message only to answer you. We count clicks on these buttons, without personal data.',
  },
  privacyLink: { de: 'Mehr zum Datenschutz', en: 'More about privacy' },

  email: { de: 'E-Mail', en: 'E-mail' },
  reply: { de: 'Antwort innerhalb von {hours} Stunden', en: 'Response within {hours}h' },
  phoneGermany: { de: 'Telefon Deutschland', en: 'Phone Germany' },
  phoneEthiopia: { de: 'Telefon Äthiopien', en: 'Phone Ethiopia' },
  languages: { de: 'Deutsch und Englisch', en: 'German and English' },

  topics: { de: 'Wer hilft wobei?', en: 'Who helps with what?' },
  write: { de: 'Schreiben', en: 'Write' },
  applying: { de: 'Bewerbung und Unterlagen', en: 'Application and documents' },
  applyingText: { de: 'Ihr persönlicher Link, Dateien, Fristen', en: 'Your personal link, files, deadlines' },
  partners: { de: 'Hochschulen und Partner', en: 'Universities and partners' },
  partnersText: { de: 'QR-Code, Einladungen, Plätze', en: 'QR code, invitations, places' },
  employers: { de: 'Arbeitgeber', en: 'Employers' },
  employersText: { de: 'Bedarf, Profile, Verträge', en: 'Needs, profiles, contracts' },
  working: { de: 'Während des Einsatzes', en: 'During the placement' },
  workingText: {
    de: 'Arbeit, Unterkunft, Krankheit. In Lebensgefahr zuerst 112 anrufen.',
    en: 'Work, housing, illness. If a life is in danger, call 112 first.',
  },

  noProgramme: { de: 'Kein E-Mail-Programm?', en: 'No e-mail program?' },
  noProgrammeText: {
    de: 'Öffnet sich keines, öffnen wir Gmail in einem neuen Tab. Oder kopieren Sie die Adresse und schreiben Sie von Ihrem Postfach aus.',
    en: 'If none opens, we open Gmail in a new tab. Or copy the address and write from your own mailbox.',
  },
  address: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Adresse kopiert', en: 'Address copied' },

  before: { de: 'Bevor Sie schreiben', en: 'Before you write' },
  expired: { de: 'Mein Link ist abgelaufen.', en: 'My link has expired.' },
  expiredAnswer: {
    de: 'Mit Ihrer E-Mail-Adresse fordern Sie selbst einen neuen an:',
    en: 'With your e-mail address you can ask for a new one yourself:',
  },
  expiredLink: { de: 'Status ansehen', en: 'See your status' },
  cost: { de: 'Kostet die Bewerbung etwas?', en: 'Does the application cost anything?' },
  costAnswer: {
    de: 'Nein. Bitte melden Sie uns, wenn jemand in unserem Namen Geld verlangt.',
    en: 'No. Please tell us if anybody asks for money in our name.',
  },
  costLink: { de: 'So erkennen Sie uns', en: 'How to recognise us' },
  secrets: { de: 'Darf ich Unterlagen per E-Mail schicken?', en: 'May I send documents by e-mail?' },
  secretsAnswer: {
    de: 'Bitte nicht. Ausweise und Zeugnisse laden Sie nur über Ihren Bewerbungslink hoch. Nach Passwörtern fragen wir nie.',
    en: 'Please do not. Upload passports and certificates only through your application link. We never ask for passwords.',
  },
  silence: { de: 'Ich habe keine Antwort bekommen.', en: 'I have not received an answer.' },
  silenceAnswer: {
    de: 'Bitte prüfen Sie den Spam-Ordner. Danach hilft WhatsApp am schnellsten.',
    en: 'Please check your spam folder. After that, WhatsApp is the fastest way.',
  },
} satisfies Texts;

/** The beginning of a mail from a link with `interesse` and `quelle`. */
export const requestText = {
  erstberatung: { de: 'Erstberatung für Arbeitgeber', en: 'Initial consultation for employers' },
  'leistungs-uebersicht': { de: 'Leistungsübersicht', en: 'List of services' },
  kostenkalkulation: { de: 'Kostenkalkulation', en: 'Cost calculation' },
  kostenanfrage: { de: 'Kostenanfrage', en: 'Quote' },
  interest: { de: 'Anliegen', en: 'Request' },
  source: { de: 'Gefunden auf', en: 'Found on' },
  // Of `quelle`, what stands before its first underscore: the rest says only which button it was.
  arbeitgeber: { de: 'Seite für Arbeitgeber', en: 'page for employers' },
  studierende: { de: 'Seite für Studierende', en: 'page for students' },
} satisfies Texts;
