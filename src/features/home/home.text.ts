import type { Texts } from '#src/i18n/text.ts';

export const homeText = {
  title: { de: 'Bezahlte Ferienarbeit in Deutschland', en: 'Paid vacation work in Germany' },
  description: {
    de: 'Studierende äthiopischer Partnerhochschulen arbeiten in den Semesterferien bis zu 90 Tage an deutschen Flughäfen. So bewerben Sie sich.',
    en: 'Students of Ethiopian partner universities work at German airports for up to 90 days in their vacation. How to apply.',
  },
  pill: { de: 'Bezahlte Arbeit in Ihren Semesterferien', en: 'Paid work in your university vacation' },
  headline: { de: 'Arbeiten, wo Deutschland abhebt.', en: 'Work where Germany takes off.' },
  lead: {
    de: 'Studierende äthiopischer Partnerhochschulen arbeiten bis zu 90 Tage am Flughafen: Gepäck, Kabine, Service. Die deutsche Arbeitsverwaltung bestätigt jeden Einsatz einzeln.',
    en: 'Students of Ethiopian partner universities work at an airport for up to 90 days: baggage, cabin, service. The German labour administration confirms each placement individually.',
  },
  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  register: { de: 'Partner-Registrierung', en: 'Partner registration' },
  newTab: { de: '(neuer Tab)', en: '(new tab)' },
  factPay: { de: 'Mindestens der deutsche Mindestlohn', en: 'At least the German minimum wage' },
  factLevel: { de: 'Deutsch ab {level}', en: 'German from level {level}' },
  factFree: { de: 'Die Bewerbung kostet nichts', en: 'The application is free of charge' },
  picture: {
    de: 'Flughafenvorfeld im Morgenlicht mit Flugzeug und Gepäckwagen',
    en: 'Airport apron at dawn with a plane and baggage carts',
  },

  wayHeadline: { de: 'In drei Schritten zur Bewerbung', en: 'Your application in three steps' },
  wayLead: {
    de: 'Nach jedem Schritt bekommen Sie eine E-Mail mit Ihrem Link. So können Sie jederzeit weitermachen.',
    en: 'After each step you get an e-mail with your link, so you can continue at any time.',
  },
  step1: { de: 'Voranmelden', en: 'Pre-register' },
  step1Text: {
    de: 'Registrieren Sie sich bei {partner}. Dann senden Sie uns Ihren Namen, Ihre E-Mail-Adresse und die Bestätigung.',
    en: 'Register with {partner}. Then send us your name, your e-mail address and the confirmation.',
  },
  step2: { de: 'Unterlagen senden', en: 'Send your documents' },
  step2Text: {
    de: '{level}-Zertifikat, Lebenslauf und Ausweis oder Reisepass. Für die Reise brauchen Sie einen gültigen Reisepass.',
    en: '{level} certificate, CV and ID or passport. To travel you need a valid passport.',
  },
  step3: { de: 'Immatrikulation bestätigen', en: 'Confirm your enrolment' },
  step3Text: {
    de: 'Sie senden die unterschriebene Erklärung als PDF. Danach schicken Sie die Originale per Post.',
    en: 'You send the signed declaration as a PDF. Then you post the originals.',
  },

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
