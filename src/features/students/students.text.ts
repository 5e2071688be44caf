import type { Texts } from '#src/i18n/text.ts';

export const studentsText = {
  title: { de: 'Für Studierende', en: 'For students' },
  description: {
    de: 'Bezahlte Ferienarbeit an einem deutschen Flughafen: was Sie tun, was Sie brauchen und wie Sie sich bewerben.',
    en: 'Paid vacation work at a German airport: what you do, what you need and how you apply.',
  },
  pill: { de: 'Bis zu {days} Tage · bezahlt', en: 'Up to {days} days · paid' },
  who: {
    de: 'Eingeschrieben an einer Partnerhochschule und höchstens {age} Jahre alt',
    en: 'Enrolled at a partner university and at most {age} years old',
  },
  level: { de: 'Deutsch ab {level}', en: 'German from level {level}' },
  free: { de: 'Die Bewerbung kostet nichts', en: 'Applying is free of charge' },
  headline: {
    de: 'Ihre Semesterferien, mit deutscher Lohnabrechnung.',
    en: 'Your semester break, with a German payslip.',
    law: [],
  },
  lead: {
    de: 'Arbeiten Sie in den Ferien an einem deutschen Flughafen. Mit Vertrag, fairem Lohn und Menschen, die für Sie da sind.',
    en: 'Work at a German airport in your vacation, with a contract, fair pay and people who are there for you.',
  },
  apply: { de: 'Jetzt bewerben', en: 'Apply now' },
  ask: { de: 'Eine Frage stellen', en: 'Ask a question' },
  pictures: { de: 'Bilder aus dem Programm', en: 'Pictures of the programme' },
  boarding: { de: 'Einsteigen', en: 'Boarding' },
  boardingAlt: {
    de: 'Studierende steigen bei Sonnenaufgang die Treppe eines Flugzeugs hinauf',
    en: 'Students climb the stairs of an aircraft at sunrise',
  },
  terminal: { de: 'Aufbruch', en: 'Setting out' },
  terminalAlt: {
    de: 'Studierende stehen mit Gepäck vor der Anzeigetafel im Flughafen',
    en: 'Students with luggage in front of the departures board at the airport',
  },
  bus: { de: 'Ankunft', en: 'Arrival' },
  busAlt: {
    de: 'Eine Ansprechpartnerin steigt mit einer Studentin in den Bus zur Unterkunft',
    en: 'A contact person and a student get on the bus to the accommodation',
  },

  steps: { de: 'Drei Schritte bis zum Einsatz', en: 'Three steps to your placement' },
  stepsLead: {
    de: 'Sie brauchen kein Konto. Nach jedem Schritt bekommen Sie eine E-Mail mit Ihrem Link. So können Sie später weitermachen. Zwischen Unterschrift und Ankunft liegen noch Angebot, Vertrag, Bestätigung der ZAV und Visum.',
    en: 'No account needed. We e-mail you a personal link after each step, so you can stop and continue later. Between signing and arriving there are still an offer, a contract, the ZAV’s confirmation and the visa.',
    law: [],
  },
  noLevel: { de: 'Noch kein {level}-Zertifikat?', en: 'No {level} certificate yet?' },
  noLevelText: {
    de: 'Bewerben Sie sich trotzdem. In Schritt 2 wählen Sie, dass es bis {date} folgt. Alles andere läuft weiter, aber ohne das {level}-Zertifikat können wir Ihre Bewerbung nicht abschließen. Wir bieten Vorbereitung ab {preparation} an.',
    en: 'Apply anyway. In step 2 you choose that it follows by {date}. Everything else goes on, but without the {level} certificate we cannot complete your application. We offer preparation from {preparation}.',
  },

  gallery: { de: 'So sieht die Arbeit aus', en: 'What the work looks like' },
  baggage: { de: 'Gepäck', en: 'Baggage handling' },
  baggageText: {
    de: 'Koffer laden, sortieren und fahren, in einem geübten Team. Oft früh am Morgen, oft draußen.',
    en: 'Load, sort and move luggage with a trained team. Often early, often outdoors.',
  },
  baggageAlt: {
    de: 'Eine Mitarbeiterin lädt Koffer vom Band auf einen Wagen',
    en: 'A worker loads suitcases from the belt onto a cart',
  },
  cabin: { de: 'Kabinenreinigung', en: 'Cabin cleaning' },
  cabinText: {
    de: 'Flugzeuge zwischen zwei Flügen sauber machen: genau, schnell und nie allein.',
    en: 'Clean aircraft between two flights: precise, quick and never alone.',
  },
  cabinAlt: { de: 'Zwei Personen reinigen eine Flugzeugkabine', en: 'Two people clean an aircraft cabin' },
  service: { de: 'Service', en: 'Passenger service' },
  serviceText: {
    de: 'Fluggäste durch das Terminal begleiten. Gute Übung für Ihr Deutsch.',
    en: 'Guide passengers through the terminal. Good practice for your German.',
  },
  serviceAlt: {
    de: 'Eine Mitarbeiterin begleitet einen Fluggast im Rollstuhl',
    en: 'A staff member helps a passenger in a wheelchair',
  },

  quotes: { de: 'Was Teilnehmende sagen', en: 'What participants say' },
  noQuotesYet: {
    de: 'Was Teilnehmende sagen, steht hier, sobald jemand zugestimmt hat: nur echte Worte.',
    en: 'What participants say will be here once somebody has agreed: only real words.',
  },
  noQuotes: {
    de: 'Dies ist unsere erste Saison. Was Teilnehmende sagen, steht hier, sobald die ersten zurück sind: nur echte Worte, mit ihrer Zustimmung.',
    en: 'This is our first season. What participants say will be here once the first ones are back: only real words, with their consent.',
  },

  callHeadline: { de: 'Bereit? Beginnen Sie mit Schritt 1.', en: 'Ready? Begin with step 1.' },
  callLead: {
    de: 'Sie haben noch Fragen? Wir antworten innerhalb von {hours} Stunden.',
    en: 'Still have questions? We reply within {hours} hours.',
  },
} satisfies Texts;
