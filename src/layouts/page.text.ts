import type { Texts } from '#src/i18n/text.ts';

export const pageText = {
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  navigation: { de: 'Hauptnavigation', en: 'Main navigation' },
  language: { de: 'Sprache', en: 'Language' },
  menu: { de: 'Menü', en: 'Menu' },
  pages: { de: 'Seiten', en: 'Pages' },
  contact: { de: 'Kontakt', en: 'Contact' },
  reply: { de: 'Antwort innerhalb von {hours} Stunden', en: 'Response within {hours}h' },
  socialImage: {
    de: 'Studierende steigen bei Sonnenaufgang in ein Flugzeug',
    en: 'Students boarding a plane at sunrise',
  },
  // The line breaks are those of the picture.
  socialHeadline: { de: 'Ferienarbeit in\nDeutschland.', en: 'Vacation work\nin Germany.' },
  socialText: {
    de: 'Bezahlt und begleitet,\nfür Studierende unserer\nPartnerhochschulen.',
    en: 'Paid and supported,\nfor students of our\npartner universities.',
  },
  english: { de: 'Read this page in English', en: 'Read this page in English' },
  notice: { de: 'Hinweis zu Cookies', en: 'Cookie notice' },
  noticeText: {
    de: 'Wir verwenden nur notwendige Cookies, kein Tracking.',
    en: 'We use only essential cookies, no tracking.',
  },
  noticeLink: { de: 'Datenschutz', en: 'Privacy' },
  noticeAccept: { de: 'Verstanden', en: 'Got it' },
} satisfies Texts;
