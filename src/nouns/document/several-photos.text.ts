import type { Text } from '#contract/languages.ts';

/** Below a field that takes one photo, where no script can add further ones. Apart, since only the server says it. */
export const SEVERAL_PHOTOS: Text = {
  de: 'Oder mehrere Fotos, etwa beide Seiten einer Karte',
  en: 'Or several photos, such as both sides of a card',
};
