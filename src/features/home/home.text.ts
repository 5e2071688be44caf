import { site } from '#site';
import type { Texts } from '#src/i18n/text.ts';

export const homeText = {
  title: { de: 'Bezahlte Ferienarbeit in Deutschland', en: 'Paid vacation work in Germany' },
  description: {
    de: `Studierende äthiopischer Partnerhochschulen arbeiten in den Semesterferien bis zu ${site.programme.maxDays} Tage an deutschen Flughäfen. So bewerben Sie sich.`,
    en: `Students of Ethiopian partner universities work at German airports for up to ${site.programme.maxDays} days during their vacation. How to apply.`,
    law: ['§ 14 (2) BeschV'],
  },
  pill: { de: 'Bis zu {days} Tage · bezahlt', en: 'Up to {days} days · paid' },
  headline: { de: 'Arbeiten, wo Deutschland abhebt.', en: 'Work where Germany takes off.' },
  lead: {
    de: 'Studierende äthiopischer Partnerhochschulen arbeiten in den Semesterferien am Flughafen: Gepäck, Kabinenreinigung, Service.',
    en: 'Students of Ethiopian partner universities work at an airport during their vacation: baggage handling, cabin cleaning, service.',
    law: ['§ 14 (2) BeschV'],
  },
  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  register: { de: 'Bei {partner} registrieren', en: 'Register with {partner}' },
  newTab: { de: '(neuer Tab)', en: '(new tab)' },
  factFree: { de: 'Die Bewerbung kostet nichts', en: 'Applying costs nothing' },
  factPay: { de: 'pro Stunde mindestens, vor Steuern', en: 'an hour at least, before tax' },
  factLevel: { de: 'Deutsch ist das Minimum', en: 'German is the minimum' },
  pictures: { de: 'Bilder aus dem Programm', en: 'Pictures of the programme' },
  apron: { de: 'Vorfeld', en: 'Apron' },
  apronAlt: {
    de: 'Flughafenvorfeld im Morgenlicht mit Flugzeug und Gepäckwagen',
    en: 'Airport apron at dawn with a plane and baggage carts',
  },
  addis: { de: 'Addis Abeba', en: 'Addis Ababa' },
  addisAlt: { de: 'Zwei Studierende blicken auf Addis Abeba', en: 'Two students look out over Addis Ababa' },
  route: { de: 'Flugroute', en: 'Flight route' },
  routeAlt: { de: 'Flugroute von Äthiopien nach Deutschland', en: 'Flight route from Ethiopia to Germany' },

  wayHeadline: { de: 'In sechs Schritten zum Einsatz', en: 'Six steps to your placement' },
  wayLead: {
    de: 'Nach jedem Schritt bekommen Sie eine E-Mail mit Ihrem Link.',
    en: 'After each step you get an e-mail with your link.',
  },

  countries: { de: 'Zwei Länder, ein Sommer', en: 'Two countries, one summer' },
  germany: { de: 'Deutschland', en: 'Germany' },
  germanyText: {
    de: 'Betriebe lernen Sie am Arbeitsplatz an. Sie haben einen Vertrag und sind gesetzlich unfallversichert.',
    en: 'Companies train you at the workplace. You have a contract and accident insurance by law.',
    law: ['§ 2 (1) no. 1 SGB VII'],
  },
  germanyLink: { de: 'Für Arbeitgeber', en: 'For employers' },
  productText: {
    de: 'Wir bauen Partnerschaften auf, prüfen Unterlagen und begleiten den Antrag des Arbeitgebers bei der ZAV.',
    en: 'We build partnerships, check documents and support the employer’s application to the ZAV.',
    law: [],
  },
  productLink: { de: 'Für Studierende', en: 'For students' },
  ethiopia: { de: 'Äthiopien', en: 'Ethiopia' },
  ethiopiaText: {
    de: 'Partnerhochschulen laden ihre Studierenden ein und begleiten sie beim Deutschlernen.',
    en: 'Partner universities invite their students and support them while they learn German.',
  },
  ethiopiaLink: { de: 'Partner werden', en: 'Become a partner' },

  gallery: { de: 'Programm in Bildern', en: 'Programme in pictures' },
  shotCampus: { de: 'Auf dem Campus', en: 'On the campus' },
  shotStudy: { de: 'Deutsch lernen', en: 'Learning German' },
  shotTeam: { de: 'Pause im Team', en: 'A break with the team' },
  shotKitchen: { de: 'Zusammen kochen', en: 'Cooking together' },

  honest: { de: 'Gut zu wissen, bevor Sie sich bewerben', en: 'Good to know before you apply' },
  trust: { de: 'Ist das echt?', en: 'Is this real?' },
  trustText: { de: 'Prüfen Sie uns, bevor Sie sich bewerben.', en: 'Check us before you apply.' },
  preCheck: { de: 'Kann ich teilnehmen?', en: 'Can I take part?' },
  preCheckText: { de: 'Sechs Fragen, nichts wird gespeichert.', en: 'Six questions, nothing is stored.' },
  earnings: { de: 'Was Sie verdienen', en: 'What you earn' },
  earningsText: { de: 'Und was nach Steuern und Miete bleibt.', en: 'And what you keep after tax and rent.', law: [] },

  callHeadline: {
    de: 'Fragen? Wir antworten innerhalb von {hours} Stunden.',
    en: 'Questions? We reply within {hours} hours.',
  },
  contact: { de: 'Kontakt aufnehmen', en: 'Contact us' },
} satisfies Texts;
