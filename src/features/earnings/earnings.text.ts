import type { Texts } from '#src/i18n/text.ts';

export const earningsText = {
  title: { de: 'Was Sie verdienen', en: 'What you earn' },
  description: {
    de: 'Lohn, Stunden, Abzüge und was in einem Monat übrig bleibt: offen gerechnet, mit Datum und Annahmen.',
    en: 'Wage, hours, deductions and what you keep in a month: calculated openly, with date and assumptions.',
  },
  headline: { de: 'Was Sie verdienen und was bleibt.', en: 'What you earn, and what you keep.' },
  lead: {
    de: 'Sie bekommen nicht weniger als vergleichbare Beschäftigte in Deutschland und nie weniger als den gesetzlichen Mindestlohn. Hier ist ein Monat, offen gerechnet.',
    en: 'You get no less than comparable staff in Germany, and never less than the legal minimum wage. Here is one month, calculated openly.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung', '§§ 1, 2 MiLoG'],
  },

  month: { de: 'Ein Monat als Beispiel', en: 'One month as an example' },
  left: {
    de: 'Etwa {from} bis {to} bleiben übrig, wenn Zimmer und Essen bezahlt sind.',
    en: 'You keep about {from} to {to} once room and food are paid.',
  },
  paidOut: { de: 'Auf Ihr Konto kommen etwa {from} bis {to}.', en: 'About {from} to {to} reach your bank account.' },
  example: { de: 'Ein Beispiel, kein Versprechen', en: 'An example, not a promise' },
  exampleText: {
    de: 'Stunden, Zimmer und Steuer sind überall anders. Die echten Zahlen stehen in Ihrem Vertrag. Bitte lesen Sie ihn, bevor Sie einen Flug buchen.',
    en: 'Hours, room and tax differ from place to place. Your contract has the real figures. Please read it before you book a flight.',
    law: [],
  },
  gross: { de: 'Lohn, brutto', en: 'Wage, gross' },
  barLabel: {
    de: 'Vorsichtig gerechnet: von {gross} bleiben {left} übrig',
    en: 'Cautious estimate: of {gross} you keep {left}',
  },
  barTitle: { de: 'Vorsichtig gerechnet', en: 'Cautious estimate' },
  part: { de: 'Ein Monat', en: 'One month' },
  cautious: { de: 'vorsichtig', en: 'cautious' },
  planned: { de: 'geplant', en: 'planned' },
  good: { de: 'gut', en: 'good' },
  hours: { de: 'Stunden', en: 'Hours' },
  tax: { de: 'Lohnsteuer', en: 'Wage tax' },
  insurance: { de: 'Kranken\u00adversicherung', en: 'Health insurance' },
  room: { de: 'Zimmer', en: 'Room' },
  living: { de: 'Essen und Bus', en: 'Food and bus' },
  keep: { de: 'Bleibt Ihnen', en: 'You keep' },

  assumptions: { de: 'So haben wir gerechnet', en: 'How we calculated' },
  assumeHours: {
    de: '{from} bis {to} Stunden im Monat zu {wage} in der Stunde.',
    en: '{from} to {to} hours a month at {wage} an hour.',
  },
  assumePlanned: {
    de: '{hours} Stunden sind der Monat, den wir Arbeitgebern mit {price} vorrechnen.',
    en: '{hours} hours are the month that we quote to employers at {price}.',
  },
  seeCosts: { de: 'Kosten für Arbeitgeber', en: 'Costs for employers' },
  assumeTax: {
    de: 'Lohnsteuer nach der Tabelle: rund {percent}\u00a0% von dem, was über {free} im Monat liegt. Wer mehr verdient, zahlt mehr. Pauschal {flat}\u00a0% gibt es nur bei höchstens {flatDays} zusammenhängenden Arbeitstagen (§ 40a Abs. 1 EStG), also nicht für einen Einsatz von Monaten.',
    en: 'Wage tax according to the tax table: about {percent}% of what is above {free} a month. Those who earn more pay more. A flat {flat}% is only possible for at most {flatDays} working days in a row (§ 40a (1) EStG), so not for a placement of months.',
    law: ['§§ 39b, 40a EStG'],
  },
  assumeInsurance: {
    de: 'Keine Beiträge zur Sozialversicherung. Das gilt nur für kurze Beschäftigungen, die von Anfang an auf höchstens {months} Monate oder {workingDays} Arbeitstage begrenzt sind. Dann brauchen Sie eine eigene Krankenversicherung.',
    en: 'No social insurance contributions. This applies only to short jobs that are limited from the start to at most {months} months or {workingDays} working days. You then need your own health insurance.',
    law: ['§ 8 (1) no. 2 SGB IV'],
  },
  assumeOwn: {
    de: 'Zimmer, Essen, Bus und Versicherung sind Schätzungen. Flug, Visum und was vorher kostet, stehen in der Kostenübersicht unten.',
    en: 'Room, food, bus and insurance are estimates. Flight, visa and what costs money before are in the cost sheet below.',
    law: [],
  },
  checked: {
    de: 'Zahlen vom {date}, für die Saison ab {start}.',
    en: 'Figures as of {date}, for the season from {start}.',
  },

  costs: { de: 'Was Sie das kostet', en: 'What it costs you' },
  costsLead: {
    de: 'Das meiste davon zahlen Sie, bevor der erste Lohn kommt. Ihr Angebot nennt dieselben Posten für Ihren Platz, bevor Sie zusagen.',
    en: 'You pay most of this before the first wage arrives. Your offer names the same items for your place before you accept.',
  },
  cost: { de: 'Wofür', en: 'What for' },
  price: { de: 'Wie viel', en: 'How much' },
  payer: { de: 'Wer bezahlt', en: 'Who pays' },
  you: { de: 'Sie', en: 'You' },

  wages: { de: 'Stundenlohn nach Arbeit', en: 'Hourly wage by job' },
  wagesLead: {
    de: 'Das ist das Mindeste. Ein Vertrag kann mehr vorsehen, zum Beispiel nachts oder am Sonntag.',
    en: 'This is the minimum. A contract can give more, for example at night or on Sundays.',
  },
  job: { de: 'Arbeit', en: 'Job' },
  perHour: { de: 'Pro Stunde mindestens', en: 'Per hour, at least' },
  rule: { de: 'Regel', en: 'Rule' },
  validFrom: { de: 'Gilt ab', en: 'Valid from' },
  baggage: { de: 'Gepäck', en: 'Baggage handling' },
  cleaning: { de: 'Kabinenreinigung', en: 'Cabin cleaning' },
  service: { de: 'Service', en: 'Passenger service' },
  ruleMinimum: { de: 'gesetzlicher Mindestlohn', en: 'legal minimum wage' },
  ruleUnknown: {
    de: 'gesetzlicher Mindestlohn; der Branchenmindestlohn der Gebäudereinigung steht für diese Tage noch nicht fest',
    en: 'legal minimum wage; the sector minimum of building cleaning is not set for these days yet',
  },
  ruleSector: {
    de: 'Branchenmindestlohn der Gebäudereinigung; zu weniger Lohn vermitteln wir keine Kabinenreinigung',
    en: 'sector minimum of building cleaning; we place nobody in cabin cleaning for less',
  },
} satisfies Texts;
