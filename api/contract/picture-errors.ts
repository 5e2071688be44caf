/** A file of its own: the browser loads it with the check, and only for somebody who has chosen a picture. */
export const FILE_TOO_MANY_PIXELS = {
  status: 400,
  en: 'This picture has more than 50 megapixels. Please take the photo with the normal setting of your camera, or save the picture smaller.',
  de: 'Dieses Bild hat mehr als 50 Megapixel. Bitte fotografieren Sie mit der normalen Einstellung Ihrer Kamera, oder speichern Sie das Bild kleiner.',
} as const;
