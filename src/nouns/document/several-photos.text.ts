import type { Text } from '#contract/languages.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';

/** Below a field that takes one photo, where no script can add further ones. Apart, since only the server says it. */
export const SEVERAL_PHOTOS: Text = {
  de: `Oder mehrere Fotos: Bis zu ${MAX_PHOTOS} werden eine PDF-Datei.`,
  en: `Or several photos: up to ${MAX_PHOTOS} become one PDF.`,
};
