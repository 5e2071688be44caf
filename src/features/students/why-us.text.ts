import type { Texts } from '#src/i18n/text.ts';

/** Why us, what it brings, and the four questions. Each promise names its condition. */
export const whyUsText = {
  why: { de: 'Warum mit uns? Sie kommen nicht allein an.', en: 'Why us? You will not arrive alone.' },
  whyLead: {
    de: 'Eine Diaspora-Organisation hilft Ihnen bei Ankunft und Unterkunft und ist auch danach für Sie da.',
    en: 'A diaspora organisation helps you with arrival and housing and is there for you afterwards too.',
  },
  legal: { de: 'Genehmigte und legale Vermittlung', en: 'Approved and legal placement' },
  legalText: {
    de: 'Die deutsche Arbeitsagentur (ZAV) bestätigt Ihren Einsatz, bevor Sie anfangen. Über das Visum entscheidet die Botschaft.',
    en: 'The German employment agency (ZAV) confirms your placement before you start. The embassy decides about the visa.',
    law: ['§ 14 (2) BeschV', '§ 4a (5) AufenthG', '§ 71 (2) AufenthG'],
  },
  pay: { de: 'Faire Bezahlung nach deutschem Lohnstandard', en: 'Fair pay at German wage standards' },
  payText: {
    de: 'So viel wie vergleichbare Beschäftigte, mindestens den Mindestlohn. Davon zahlen Sie Steuern, Zimmer und Essen.',
    en: 'As much as comparable staff, at least the minimum wage. You pay tax, room and food from it.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung', '§§ 1, 2 MiLoG'],
  },
  help: { de: 'Unterstützung rund um die Uhr (24/7)', en: '24/7 support' },
  helpText: {
    de: 'Für Notfälle während Ihres Einsatzes. Die Nummer bekommen Sie vor der Abreise.',
    en: 'For emergencies during your placement. You get the number before you leave.',
  },
  trust: { de: 'Ist das echt?', en: 'Is this real?' },
  earnings: { de: 'Was Sie verdienen', en: 'What you earn' },
  preCheck: { de: 'Kann ich teilnehmen?', en: 'Can I take part?' },

  benefits: { de: 'Was Ihnen der Einsatz bringt', en: 'What you take home' },
  money: { de: 'Eigenes Geld', en: 'Your own money' },
  moneyText: {
    de: 'Lohn auf Ihr Konto, jeden Monat mit einer Abrechnung, die Sie prüfen können.',
    en: 'Wages to your account, each month with a payslip that you can check.',
  },
  german: { de: 'Besseres Deutsch', en: 'Better German' },
  germanText: {
    de: 'Sie sprechen jeden Tag mit Kolleginnen, Kollegen und Fluggästen.',
    en: 'You talk to colleagues and passengers every day.',
  },
  experience: { de: 'Berufserfahrung', en: 'Work experience' },
  experienceText: {
    de: 'Sie lernen einen deutschen Betrieb kennen und können ein Arbeitszeugnis verlangen.',
    en: 'You get to know a German company and can ask for a written reference.',
    law: ['§ 109 GewO'],
  },
  people: { de: 'Neue Kontakte', en: 'New contacts' },
  peopleText: {
    de: 'Sie treffen Studierende anderer Hochschulen und Menschen, die beide Länder kennen.',
    en: 'You meet students of other universities and people who know both countries.',
  },

  questions: { de: 'Fragen von Studierenden', en: 'Questions students ask' },
  level: { de: 'Welches Deutsch-Niveau brauche ich?', en: 'Which German level do I need?' },
  levelText: {
    de: 'Mindestens {level}. Der Nachweis kann später folgen, wenn das Programm es erlaubt.',
    en: '{level} is the minimum. Proof may follow later if the programme allows it.',
  },
  levelUntil: {
    de: 'Mindestens {level}. Der Nachweis kann bis {date} folgen.',
    en: '{level} is the minimum. Proof may follow by {date}.',
  },
  time: { de: 'Wie lange dauert der Einsatz?', en: 'How long is the placement?' },
  timeText: {
    de: 'Höchstens {days} Tage, also rund {months} Monate, und nur in Ihren offiziellen Semesterferien. Sind Ihre Ferien kürzer, ist auch der Einsatz kürzer. Saison {season}: {start} bis {end}.',
    en: 'At most {days} days, about {months} months, and only in your official university vacation. If your vacation is shorter, so is the placement. The {season} season: {start} to {end}.',
    law: ['§ 14 (2) BeschV'],
  },
  papers: { de: 'Welche Unterlagen brauche ich?', en: 'Which documents do I need?' },
  papersText: {
    de: 'Die Bestätigung von {partner}, ein {level}-Zertifikat, Ihren Lebenslauf und einen gültigen Reisepass für die Reise. Jede Datei darf bis {size} MB groß sein.',
    en: 'The confirmation from {partner}, your {level} certificate, your CV and a valid passport for the journey. Each file may be up to {size} MB.',
    law: [],
  },
  invitation: { de: 'Wie bekomme ich eine Einladung?', en: 'How do I get an invitation?' },
  invitationText: {
    de: 'Von Ihrer Hochschule oder einem anderen Partner, als QR-Code oder Link. Eine Einladung kostet nie Geld.',
    en: 'From your university or another partner, as a QR code or a link. An invitation never costs money.',
  },
} satisfies Texts;
