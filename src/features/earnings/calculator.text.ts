import type { Texts } from '#src/i18n/text.ts';

export const calculatorText = {
  title: { de: 'Rechnen Sie selbst', en: 'Do your own sums' },
  lead: {
    de: 'Stunden und Zimmer machen den größten Unterschied. Fragen Sie vor der Unterschrift nach beidem.',
    en: 'Hours and room make the biggest difference. Ask about both before you sign.',
    law: [],
  },
  table: { de: 'Was Ihnen in einem Monat bleibt', en: 'What you keep in a month' },
  basis: {
    de: 'Bei {wage} in der Stunde, {room} für das Zimmer, {living} für Essen und Bus, {insurance} für die Krankenversicherung.',
    en: 'At {wage} an hour, with {room} for the room, {living} for food and bus, {insurance} for health insurance.',
  },
  hours: { de: 'Stunden im Monat', en: 'Hours a month' },
  perMonth: { de: 'Stunden im Monat', en: 'hours a month' },
  job: { de: 'Arbeit', en: 'Job' },
  room: { de: 'Zimmer im Monat', en: 'Room for a month' },
  tax: { de: 'Lohnsteuer', en: 'Wage tax' },
  left: { de: 'Ihnen bleiben', en: 'You keep' },
  keep: { de: 'Bleibt Ihnen', en: 'You keep' },
  gross: { de: 'Lohn, brutto', en: 'Wage, gross' },
  living: { de: 'Essen und Bus', en: 'Food and bus' },
  insurance: { de: 'Kranken\u00adversicherung', en: 'Health insurance' },
} satisfies Texts;
