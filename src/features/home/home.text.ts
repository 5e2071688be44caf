import type { Texts } from '#src/i18n/text.ts';

export const homeText = {
  title: { de: 'Bezahlte Ferienarbeit in Deutschland', en: 'Paid vacation work in Germany' },
  description: {
    de: 'Studierende äthiopischer Partnerhochschulen arbeiten in den Semesterferien bis zu 90 Tage an deutschen Flughäfen. So bewerben Sie sich.',
    en: 'Students of Ethiopian partner universities work at German airports for up to 90 days in their vacation. How to apply.',
  },
  pill: { de: 'Bis zu 90 Tage · bezahlt · {season}', en: 'Up to 90 days · paid · {season}' },
  headline: { de: 'Arbeiten, wo Deutschland abhebt.', en: 'Work where Germany takes off.' },
  lead: {
    de: 'Studierende äthiopischer Partnerhochschulen arbeiten in den Semesterferien am Flughafen: Gepäck, Kabinenreinigung, Service. Wir begleiten sie von der Bewerbung bis zur Rückreise.',
    en: 'Students of Ethiopian partner universities work at an airport in their vacation: baggage handling, cabin cleaning, service. We support them from the application to the flight home.',
  },
  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  register: { de: 'Partner-Registrierung', en: 'Partner registration' },
  newTab: { de: '(neuer Tab)', en: '(new tab)' },
  factPay: { de: 'Mindestens der deutsche Mindestlohn', en: 'At least the German minimum wage' },
  factLevel: { de: 'Deutsch ab {level}', en: 'German from level {level}' },
  factFree: { de: 'Die Bewerbung kostet nichts', en: 'The application is free of charge' },
  pictures: { de: 'Bilder aus dem Programm', en: 'Pictures of the programme' },
  apron: { de: 'Vorfeld', en: 'apron' },
  apronAlt: {
    de: 'Flughafenvorfeld im Morgenlicht mit Flugzeug und Gepäckwagen',
    en: 'Airport apron at dawn with a plane and baggage carts',
  },
  addis: { de: 'Addis Abeba', en: 'Addis Ababa' },
  addisAlt: { de: 'Zwei Studierende blicken auf Addis Abeba', en: 'Two students look out over Addis Ababa' },
  route: { de: 'Flugroute', en: 'flight route' },
  routeAlt: { de: 'Flugroute von Äthiopien nach Deutschland', en: 'Flight route from Ethiopia to Germany' },

  wayHeadline: { de: 'In sechs Schritten zum Einsatz', en: 'Six steps to your placement' },
  wayLead: {
    de: 'Nach jedem Schritt der Bewerbung bekommen Sie eine E-Mail mit Ihrem Link. So können Sie jederzeit weitermachen.',
    en: 'After each step of the application you get an e-mail with your link, so you can continue at any time.',
  },

  countries: { de: 'Zwei Länder, ein Sommer', en: 'Two countries, one summer' },
  germany: { de: 'Deutschland', en: 'Germany' },
  germanyText: {
    de: 'Flughäfen suchen im Sommer Verstärkung. Sie arbeiten dort mit Vertrag, im Team und gesetzlich unfallversichert.',
    en: 'Airports need more hands in summer. You work there with a contract, in a team and with accident insurance by law.',
  },
  germanyLink: { de: 'Für Arbeitgeber', en: 'For employers' },
  productText: {
    de: 'Wir sind eine Bildungsinitiative. Wir prüfen Unterlagen, beantragen Bestätigungen und bleiben erreichbar.',
    en: 'We are a training initiative. We check documents, apply for confirmations and stay in reach.',
  },
  productLink: { de: 'Für Studierende', en: 'For students' },
  ethiopia: { de: 'Äthiopien', en: 'Ethiopia' },
  ethiopiaText: {
    de: 'Partnerhochschulen laden ihre Studierenden ein und begleiten die Vorbereitung auf die deutsche Sprache.',
    en: 'Partner universities invite their students and support them while they prepare for the German language.',
  },
  ethiopiaLink: { de: 'Partner werden', en: 'Become a partner' },

  gallery: { de: 'Das Programm in Bildern', en: 'The programme in pictures' },
  shotCampus: { de: 'Campus: Der QR-Code führt zur Bewerbung', en: 'Campus: the QR code leads to the application' },
  shotStudy: { de: 'Vorbereitung: gemeinsam Deutsch lernen', en: 'Preparation: learning German together' },
  shotCabin: { de: 'Kabine: sauber für den nächsten Flug', en: 'Cabin: clean for the next flight' },
  shotService: { de: 'Service: Fluggäste sicher begleiten', en: 'Service: helping passengers on their way' },

  honest: { de: 'Gut zu wissen, bevor Sie sich bewerben', en: 'Good to know before you apply' },
  trust: { de: 'Ist das echt?', en: 'Is this real?' },
  trustText: {
    de: 'Was das Programm kostet, wie Sie eine Einladung prüfen und wo Sie Betrug melden.',
    en: 'What the programme costs, how to check an invitation and where to report fraud.',
  },
  trustLink: { de: 'Uns prüfen', en: 'Check us' },
  earnings: { de: 'Was Sie verdienen', en: 'What you earn' },
  earningsText: {
    de: 'Stundenlohn, Abzüge, Zimmer, Essen: ein Monat, offen gerechnet.',
    en: 'Hourly wage, deductions, room, food: one month, counted openly.',
  },
  earningsLink: { de: 'Die Rechnung ansehen', en: 'See the figures' },

  callHeadline: {
    de: 'Fragen? Wir antworten innerhalb von {hours} Stunden.',
    en: 'Questions? We reply within {hours} hours.',
  },
  callLead: {
    de: 'Per E-Mail oder WhatsApp, auf Deutsch und Englisch.',
    en: 'By e-mail or WhatsApp, in German and English.',
  },
  contact: { de: 'Kontakt aufnehmen', en: 'Contact us' },
} satisfies Texts;
