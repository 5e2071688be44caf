import type { Texts } from '#src/i18n/text.ts';

export const debugText = {
  title: { de: 'Bilder prüfen', en: 'Check the images' },
  description: {
    de: 'Technische Seite: Alle festen Bilder der Website, mit dem Ergebnis des Ladens.',
    en: 'Technical page: all static images of the website, with the result of loading them.',
  },
  lead: {
    de: 'Jedes feste Bild der Website, von Ihrem Browser geladen. 200 heißt: Es ist da. 404 heißt: Es fehlt.',
    en: 'Each static image of the website, loaded by your browser. 200 means that it is there. 404 means that it is missing.',
  },
  scenes: { de: 'Zeichnungen', en: 'Illustrations' },
  icons: { de: 'Zeichen', en: 'Icons' },
  social: { de: 'Vorschau für soziale Netze', en: 'Social preview' },
  waiting: { de: 'lädt …', en: 'loading …' },
  noScript: { de: 'Das Ergebnis erscheint nur mit JavaScript.', en: 'The result appears only with JavaScript.' },
} satisfies Texts;
