import type { Texts } from '#src/i18n/text.ts';

export const earningsText = {
  title: { de: 'Was Sie verdienen', en: 'What you earn' },
  description: {
    de: 'Lohn, Stunden, Abzüge und was in einem Monat übrig bleibt: offen gerechnet, mit Datum und Annahmen.',
    en: 'Wage, hours, deductions and what stays in a month: counted openly, with its date and assumptions.',
  },
  headline: { de: 'Was Sie verdienen und was bleibt.', en: 'What you earn, and what stays.' },
  lead: {
    de: 'Sie bekommen nicht weniger als vergleichbare Beschäftigte in Deutschland und nie weniger als den gesetzlichen Mindestlohn. Hier ist ein Monat, offen gerechnet.',
    en: 'You get no less than comparable staff in Germany, and never less than the legal minimum wage. Here is one month, counted openly.',
  },

  month: { de: 'Ein Monat als Beispiel', en: 'One month as an example' },
  left: {
    de: 'Etwa {from} bis {to} bleiben übrig, wenn Zimmer und Essen bezahlt sind.',
    en: 'About {from} to {to} are left when room and food are paid.',
  },
  paidOut: {
    de: 'Auf Ihr Konto kommen etwa {from} bis {to}.',
    en: 'About {from} to {to} reach your bank account.',
  },
  example: { de: 'Ein Beispiel, kein Versprechen', en: 'An example, not a promise' },
  exampleText: {
    de: 'Stunden, Zimmer und Steuer sind überall anders. Die echten Zahlen stehen in Ihrem Vertrag. Bitte lesen Sie ihn, bevor Sie einen Flug buchen.',
    en: 'Hours, room and tax differ from place to place. Your contract has the real numbers. Please read it before you book a flight.',
  },
  gross: { de: 'Lohn, brutto', en: 'Wage, gross' },
  barLabel: {
    de: 'Vorsichtiger Monat: von {gross} bleiben {left} übrig',
    en: 'Careful month: of {gross}, {left} are left',
  },
  barTitle: { de: 'Vorsichtiger Monat', en: 'Careful month' },
  part: { de: 'Ein Monat', en: 'One month' },
  careful: { de: 'vorsichtig', en: 'careful' },
  good: { de: 'gut', en: 'good' },
  hours: { de: 'Stunden', en: 'Hours' },
  tax: { de: 'Lohnsteuer', en: 'Wage tax' },
  insurance: { de: 'Kranken\u00adversicherung', en: 'Health insurance' },
  room: { de: 'Zimmer', en: 'Room' },
  living: { de: 'Essen und Bus', en: 'Food and bus' },
  stays: { de: 'Bleibt Ihnen', en: 'Left for you' },

  assumptions: { de: 'So haben wir gerechnet', en: 'How we counted' },
  assumeHours: {
    de: '{from} bis {to} Stunden im Monat zu {wage} in der Stunde',
    en: '{from} to {to} hours a month at {wage} an hour',
  },
  assumeTax: {
    de: '{from} bis {to} % Lohnsteuer. Manche Arbeitgeber rechnen pauschal mit 25 %. Fragen Sie, wer diese Steuer zahlt.',
    en: '{from} to {to}% wage tax. Some employers use a flat rate of 25%. Ask who pays this tax.',
  },
  assumeInsurance: {
    de: 'Keine Beiträge zur Sozialversicherung. Das gilt nur für kurze Beschäftigungen, die von Anfang an auf höchstens 3 Monate oder 70 Arbeitstage begrenzt sind. Dann brauchen Sie eine eigene Krankenversicherung.',
    en: 'No social insurance contributions. This holds only for short jobs that are limited from the start to at most 3 months or 70 working days. You then need your own health insurance.',
  },
  assumeOwn: {
    de: 'Zimmer, Essen, Bus und Versicherung sind Schätzungen. Flug und Visum sind nicht dabei.',
    en: 'Room, food, bus and insurance are estimates. Flight and visa are not included.',
  },
  checked: {
    de: 'Zahlen vom {date}, für die Saison ab {start}.',
    en: 'Figures of {date}, for the season from {start}.',
  },

  wages: { de: 'Stundenlohn nach Arbeit', en: 'Hourly wage by job' },
  wagesLead: {
    de: 'Das ist das Mindeste. Ein Vertrag kann mehr vorsehen, zum Beispiel nachts oder am Sonntag.',
    en: 'This is the least. A contract can give more, for example at night or on Sundays.',
  },
  job: { de: 'Arbeit', en: 'Job' },
  perHour: { de: 'Pro Stunde mindestens', en: 'Per hour, at least' },
  rule: { de: 'Regel', en: 'Rule' },
  validFrom: { de: 'Gilt seit', en: 'Valid from' },
  baggage: { de: 'Gepäck', en: 'Baggage handling' },
  cleaning: { de: 'Kabinenreinigung', en: 'Cabin cleaning' },
  service: { de: 'Service', en: 'Passenger service' },
  ruleMinimum: { de: 'gesetzlicher Mindestlohn', en: 'statutory minimum wage' },
  ruleSector: {
    de: 'Branchenmindestlohn der Gebäudereinigung, wenn Ihr Betrieb dazugehört',
    en: 'sector minimum of building cleaning, if your company belongs to it',
  },
} satisfies Texts;
