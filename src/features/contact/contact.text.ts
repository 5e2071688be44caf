import type { Texts } from '#src/i18n/text.ts';

export const contactText = {
  title: { de: 'Kontakt', en: 'Contact' },
  description: {
    de: 'Fragen zur Bewerbung? Schreiben Sie uns per E-Mail oder WhatsApp oder rufen Sie an.',
    en: 'Questions about your application? Write to us by e-mail or WhatsApp, or call us.',
  },
  headline: { de: 'Schreiben Sie uns. Ein Mensch antwortet.', en: 'Write to us. A person will answer.' },
  lead: {
    de: 'Auf Deutsch oder Englisch, innerhalb von {hours} Stunden. Sie brauchen kein Konto.',
    en: 'In German or English, within {hours} hours. You do not need an account.',
  },
  writeMail: { de: 'E-Mail schreiben', en: 'Write an e-mail' },
  subject: { de: 'Anfrage', en: 'Question' },
  email: { de: 'E-Mail', en: 'E-mail' },
  reply: { de: 'Antwort innerhalb von {hours} Stunden', en: 'Response within {hours}h' },
  phoneGermany: { de: 'Telefon Deutschland', en: 'Phone Germany' },
  phoneEthiopia: { de: 'Telefon Äthiopien', en: 'Phone Ethiopia' },
  languages: { de: 'Deutsch und Englisch', en: 'German and English' },
  before: { de: 'Gut zu wissen', en: 'Good to know' },
  free: {
    de: 'Die Bewerbung kostet nichts. Bitte melden Sie uns, wenn jemand in unserem Namen Geld verlangt.',
    en: 'The application is free of charge. Please tell us if anybody asks for money in our name.',
  },
  noSecrets: {
    de: 'Wir fragen nie nach Passwörtern. Bitte senden Sie Ausweise und Zeugnisse nur über Ihren Bewerbungslink, nicht per E-Mail.',
    en: 'We never ask for passwords. Please send passports and certificates only through your application link, not by e-mail.',
  },
  privacy: {
    de: 'Ihre Nachricht nutzen wir nur, um Ihnen zu antworten.',
    en: 'We use your message only to answer you.',
  },
  privacyLink: { de: 'Mehr zum Datenschutz', en: 'More about privacy' },
} satisfies Texts;
