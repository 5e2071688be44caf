/** In a file of its own, so that the browser loads it only with the check, when somebody has chosen a picture. */
export const FILE_TOO_MANY_PIXELS = {
  status: 400,
  en: 'This picture has more than 50 megapixels, 20,000 pixels on a side, or 256 MB when opened. Please take the photo with the normal setting of your camera, or save the picture smaller.',
  de: 'Dieses Bild hat mehr als 50 Megapixel, 20.000 Pixel an einer Seite oder geöffnet 256 MB. Bitte fotografieren Sie mit der normalen Einstellung Ihrer Kamera, oder speichern Sie das Bild kleiner.',
} as const;

export const FILE_HEIC = {
  status: 400,
  en: 'This photo is in the HEIC format, which many programs cannot open. On an iPhone choose Settings, Camera, Formats, “Most Compatible” and take it again. Or open the photo, take a screenshot of it and choose that.',
  de: 'Dieses Foto hat das Format HEIC, das viele Programme nicht öffnen. Wählen Sie auf dem iPhone Einstellungen, Kamera, Formate, „Maximale Kompatibilität“, und fotografieren Sie noch einmal. Oder öffnen Sie das Foto, machen Sie einen Screenshot davon und wählen Sie diesen.',
} as const;
