import type { Texts } from '#src/i18n/text.ts';

export const servicesText = {
  headline: { de: 'Leistungen im Überblick', en: 'Our services at a glance' },
  fromLevel: { de: 'ab {minimum}', en: 'from {minimum}' },
  request: { de: 'Anfragen', en: 'Request a quote' },

  holiday: { de: 'Ferienjobber', en: 'Holiday workers' },
  holidayLine: {
    de: 'Auswahl bis Einweisung, bis {months} Monate',
    en: 'From selection to induction, up to {months} months',
  },
  holiday1: { de: 'Vorauswahl und Gespräch', en: 'Shortlist and interview' },
  holiday2: {
    de: 'Bestätigung der ZAV je Person, vor Arbeitsbeginn',
    en: 'ZAV confirmation for each person, before work starts',
  },
  holiday3: { de: 'Hilfe bei Visum, Einreise und Unterkunft', en: 'Help with visa, arrival and housing' },
  holiday4: { de: 'Einweisung und Ansprechperson vor Ort', en: 'Induction and a contact person on site' },

  seasonal: { de: 'Saisonarbeiter', en: 'Seasonal workers' },
  seasonalLine: {
    de: 'zusätzlich Schichtplanung, bis {months} Monate',
    en: 'plus shift planning, up to {months} months',
  },
  seasonal1: { de: 'Alles aus dem Ferienjob', en: 'Everything in the holiday job' },
  seasonal2: { de: 'Schichtplanung mit Ihrer Disposition', en: 'Shift planning with your dispatchers' },
  seasonal3: { de: 'Laufende Betreuung und Vertretung', en: 'Ongoing support and cover' },
  seasonal4: { de: 'Klärung der Rechtsgrundlage vor dem Angebot', en: 'Legal basis settled before the offer' },

  skilled: { de: 'Fachkraft', en: 'Skilled staff' },
  skilledLine: {
    de: 'zusätzlich Sprache und Anerkennung, unbefristet',
    en: 'plus language and recognition, permanent',
  },
  skilled1: { de: 'Sprachförderung bis {upTo}', en: 'Language support up to {upTo}' },
  skilled2: { de: 'Begleitung bei der Anerkennung', en: 'Guidance through recognition of qualifications' },
  skilled3: { de: 'Hilfe beim Ankommen der Familie', en: 'Help for the family to settle in' },
  skilled4: {
    de: 'Vertrag und Aufenthaltstitel geklärt vor dem Start',
    en: 'Contract and residence permit settled before the start',
  },
} satisfies Texts;
