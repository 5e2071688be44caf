import type { Texts } from '#src/i18n/text.ts';

export const helpText = {
  costs: { de: 'Was es Sie kostet', en: 'What it costs you' },
  costsFree: {
    de: 'Bewerbung und Vermittlung sind kostenlos. Andere Dinge kosten Geld. Sie zahlen es nie an uns.',
    en: 'Application and placement are free. Other things cost money, but you never pay it to us.',
  },
  costsFee: {
    de: 'Die Teilnahme kostet {fee}. Andere Dinge kosten zusätzlich Geld. Sie zahlen es nicht an uns.',
    en: 'Taking part costs {fee}. Other things cost money too, but you do not pay it to us.',
  },
  costsAgent: {
    de: 'Bezahlen Sie niemanden für einen Termin, ein Formular oder ein Visum, außer der Botschaft ihre Gebühr. Auch die deutsche Botschaft in Addis Abeba warnt vor bezahlten „Servicebüros“.',
    en: 'Do not pay anyone for an appointment, a form or a visa, except the embassy’s own fee. The German embassy in Addis Ababa also warns about paid “service bureaus”.',
    law: ['service2.diplo.de'],
  },
  what: { de: 'Was', en: 'What' },
  who: { de: 'Wer bezahlt', en: 'Who pays' },
  how: { de: 'Wie viel', en: 'How much' },
  placement: { de: 'Bewerbung und Vermittlung', en: 'Application and placement' },
  nobody: { de: 'niemand', en: 'nobody' },
  student: { de: 'Sie', en: 'you' },
  employer: { de: 'der Arbeitgeber', en: 'the employer' },
  nothing: { de: 'für Sie kostenlos', en: 'free for you' },
  earnings: { de: 'Ein Monat gerechnet: siehe „Was Sie verdienen“', en: 'A month, calculated: see “What you earn”' },

  ask: { de: 'Wen Sie fragen können', en: 'Whom you can ask' },
  askUniversity: { de: 'Ihre Hochschule', en: 'Your university' },
  askUniversityText: {
    de: 'Das International Office kennt Sie und kann uns direkt schreiben.',
    en: 'The international office knows you and can write to us directly.',
  },
  askUs: { de: 'Uns', en: 'Us' },
  askUsText: {
    de: 'Fragen Sie lieber einmal zu viel. Eine Frage schadet Ihrer Bewerbung nicht.',
    en: 'It is better to ask once too often. A question never harms your application.',
  },
  askEmbassy: { de: 'Die deutsche Botschaft', en: 'The German embassy' },
  askEmbassyText: {
    de: 'Nur sie sagt, welche Papiere Sie für das Visum brauchen und was es kostet.',
    en: 'Only the embassy says which papers you need for the visa and what it costs.',
    law: ['§ 71 (2) AufenthG'],
  },

  report: { de: 'Etwas stimmt nicht? Sagen Sie es uns.', en: 'Something feels wrong? Tell us.' },
  reportText: {
    de: 'Schicken Sie uns einen Screenshot der Nachricht, die Nummer oder Adresse des Absenders und den Link. Schicken Sie kein Geld und keine Passwörter. Wir antworten innerhalb von {hours} Stunden.',
    en: 'Send us a screenshot of the message, the number or address of the sender and the link. Do not send money or passwords. We reply within {hours} hours.',
  },
  reportPaid: {
    de: 'Haben Sie schon bezahlt? Rufen Sie sofort Ihre Bank an und gehen Sie zur Polizei.',
    en: 'Have you already paid? Call your bank at once and go to the police.',
  },
  reportMail: { de: 'Betrug melden', en: 'Report fraud' },
  reportSubject: { de: 'Ist das echt?', en: 'Is this real?' },
} satisfies Texts;
