import type { Text } from '#contract/languages.ts';

/** Above the files of a form, where no script can make photos small. Apart, since only the server says it. */
export const PHOTOS_UNSHRUNK: Text = {
  de: 'Ohne JavaScript gehen Fotos so groß ab, wie sie sind: Eins mit 4\u00a0MB braucht bei langsamem Netz einige Minuten. Wenn Ihre Kamera eine kleinere Bildgröße anbietet, wählen Sie diese.',
  en: 'Without JavaScript, photos go as large as they are: one of 4\u00a0MB takes some minutes on a slow connection. If your camera offers a smaller picture size, choose that.',
};
