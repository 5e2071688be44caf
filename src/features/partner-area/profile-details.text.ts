import type { Texts } from '#src/i18n/text.ts';

/** The details by which we verify an organisation, for onboarding and the settings. */
export const profileDetails = {
  detailsTitle: { de: 'Damit wir Sie schneller prüfen können', en: 'So that we can verify you sooner' },
  website: { de: 'Website', en: 'Website' },
  websiteHint: { de: 'Zum Beispiel www.example.edu.et', en: 'For example www.example.edu.et' },
  phone: { de: 'Telefon', en: 'Phone' },
  phoneHint: {
    de: 'Am besten die Nummer, die auf Ihrer Website steht.',
    en: 'Ideally the number given on your website.',
  },
  country: { de: 'Land', en: 'Country' },
  optional: { de: '(freiwillig)', en: '(optional)' },
} satisfies Texts;
