import type { Texts } from './text.ts';

/** What every carousel says; src/ui/Carousel takes it as `texts`. */
export const carouselText = {
  kind: { de: 'Bilderfolge', en: 'carousel' },
  slide: { de: 'Bild', en: 'slide' },
  place: { de: '{number} von {count}', en: '{number} of {count}' },
  previous: { de: 'Voriges Bild', en: 'Previous picture' },
  next: { de: 'Nächstes Bild', en: 'Next picture' },
  stop: { de: 'Bildwechsel anhalten', en: 'Stop changing pictures' },
  dot: { de: 'Bild {number} von {count}: {name}', en: 'Picture {number} of {count}: {name}' },
} satisfies Texts;
