import { MAX_DAYS_WORKED } from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

export const preCheckText = {
  title: { de: 'Kann ich teilnehmen?', en: 'Can I take part?' },
  description: {
    de: 'Alter, Semesterferien, Tage im Job, Reisepass: Prüfen Sie vor der Bewerbung, ob die Regeln passen. Nichts davon wird gespeichert.',
    en: 'Age, vacation, days in a job, passport: check before you apply whether the rules fit. Nothing you enter is stored.',
    law: [],
  },
  lead: {
    de: 'Sechs Regeln entscheiden, ob ein Ferienjob in Deutschland für Sie möglich ist. Sie müssen sie nicht prüfen, um sich zu bewerben.',
    en: 'Six rules decide whether a holiday job in Germany is possible for you. You do not have to check them in order to apply.',
  },
  rules: { de: 'Die sechs Regeln', en: 'The six rules' },
  law: {
    de: 'Gesetz: § 14 Absatz 2 Beschäftigungs\u00adverordnung',
    en: 'Law: section 14(2) of the Employment Ordinance (BeschV)',
    law: ['§ 14 (2) BeschV'],
  },
  agency: { de: 'Bundesagentur für Arbeit', en: 'Federal Employment Agency' },
  embassy: { de: 'Deutsche Botschaft, für das Visum', en: 'German embassy, for the visa' },
  programme: { de: 'Unser Programm', en: 'Our programme' },
  enrolledRule: {
    de: 'Sie studieren an einer Hochschule außerhalb Deutschlands und sind dort eingeschrieben.',
    en: 'You study at a university outside Germany and are enrolled there.',
    law: ['§ 14 (2) BeschV'],
  },
  ageRule: {
    de: 'Am ersten Arbeitstag sind Sie höchstens {age} Jahre alt, und für unser Programm mindestens {young}.',
    en: 'On the first day of work you are at most {age} years old, and for our programme at least {young}.',
    law: ['arbeitsagentur.de, Ferienbeschäftigung'],
  },
  vacationRule: {
    de: 'Sie arbeiten nur in den offiziellen Semesterferien Ihrer Hochschule. Damit sich Flug und Visum lohnen, sollten davon mindestens {min} Tage in unsere Saison fallen.',
    en: 'You work only in the official vacation of your university. For flight and visa to be worth it, at least {min} days of it should be within our season.',
    law: ['§ 14 (2) BeschV'],
  },
  daysRule: {
    de: 'Sie arbeiten höchstens {days} Tage in zwölf Monaten. Ferienjobs in Deutschland aus den zwölf Monaten davor zählen mit.',
    en: 'You work at most {days} days in twelve months. Holiday jobs in Germany in the twelve months before count too.',
    law: ['§ 14 (2) BeschV'],
  },
  passportRule: {
    de: 'Ihr Reisepass gilt noch mindestens {months} Monate nach dem letzten Arbeitstag.',
    en: 'Your passport is valid for at least {months} months after the last day of work.',
    law: ['§ 3 AufenthG'],
  },
  levelRule: {
    de: 'Sie sprechen Deutsch auf dem Niveau {level} oder höher und haben ein Zertifikat darüber.',
    en: 'You speak German at level {level} or higher and have a certificate of it.',
  },
  lastWord: {
    de: 'Das letzte Wort haben die Arbeitsagentur (ZAV), die jeden Einsatz einzeln bestätigt, und die Botschaft.',
    en: 'The employment agency (ZAV), which confirms each placement one by one, and the embassy have the last word.',
    law: ['§ 14 (2) BeschV', '§ 71 (2) AufenthG'],
  },

  check: { de: 'Prüfen Sie selbst', en: 'Check for yourself' },
  private: {
    de: 'Ihre Angaben bleiben auf dieser Seite: Nichts wird gesendet oder gespeichert.',
    en: 'What you enter stays on this page: nothing is sent or stored.',
  },
  bornOn: { de: 'Geburtsdatum', en: 'Date of birth' },
  enrolled: { de: 'Sind Sie an einer Hochschule eingeschrieben?', en: 'Are you enrolled at a university?' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  vacationFrom: { de: 'Semesterferien: erster Tag', en: 'Vacation: first day' },
  vacationUntil: { de: 'Semesterferien: letzter Tag', en: 'Vacation: last day' },
  vacationHint: {
    de: 'Wie Ihre Hochschule sie bestätigt. Wir rechnen mit der Zeit vom {from} bis zum {until}; das kann sich noch ändern.',
    en: 'As your university confirms it. We count on the time from {from} to {until}; this may still change.',
  },
  season: { de: 'Für welche Saison?', en: 'For which season?' },
  seasonUnknown: {
    de: 'Wie Ihre Hochschule sie bestätigt. Die Tage der nächsten Saison stehen noch nicht fest: Ob Ihre Ferien in sie fallen, lässt sich hier noch nicht prüfen.',
    en: 'As your university confirms it. The days of the next season are not fixed yet: whether your vacation is within it cannot be checked here yet.',
  },
  daysWorked: {
    de: 'Tage in einem Job in Deutschland in den letzten zwölf Monaten (Kalendertage)',
    en: 'Days in a job in Germany in the last twelve months (calendar days)',
  },
  passportUntil: { de: 'Reisepass gültig bis', en: 'Passport valid until' },
  passportHint: {
    de: 'Lassen Sie das Feld leer, wenn Sie noch keinen haben.',
    en: 'Leave this empty if you do not have one yet.',
  },
  submit: { de: 'Prüfen', en: 'Check' },
  dateWrong: {
    de: 'Bitte ein Datum eingeben, zum Beispiel 31.07.2027.',
    en: 'Please enter a date, such as 31.07.2027.',
  },
  bornWrong: {
    de: 'Bitte Ihr Geburtsdatum eingeben, zum Beispiel 31.05.2003.',
    en: 'Please enter your date of birth, such as 31.05.2003.',
  },
  untilWrong: {
    de: 'Bitte prüfen Sie den letzten Tag: Er liegt nach dem ersten, zum Beispiel 30.09.2027.',
    en: 'Please check the last day: it comes after the first one, such as 30.09.2027.',
  },
  daysWrong: {
    de: `Bitte eine Zahl von 0 bis ${MAX_DAYS_WORKED} eingeben.`,
    en: `Please enter a number from 0 to ${MAX_DAYS_WORKED}.`,
  },

  fits: { de: 'Nach Ihren Angaben passt alles', en: 'According to your answers, everything fits' },
  fitsSoFar: { de: 'Bisher passt alles, eines ist noch offen', en: 'So far everything fits, one thing is open' },
  fitsText: {
    de: 'Möglich wären bis zu {days} Tage: {from} bis {until}.',
    en: 'Up to {days} days would be possible: {from} to {until}.',
  },
  fitsUnknown: {
    de: 'Offen ist nur, ob Ihre Semesterferien in die nächste Saison fallen, denn deren Tage stehen noch nicht fest.',
    en: 'Only one thing is open: whether your vacation is within the next season, as its days are not fixed yet.',
    law: [],
  },
  fitsLevel: {
    de: 'Es fehlt nur noch ein Zertifikat über Deutsch auf dem Niveau {level}, wenn Sie es nicht schon haben.',
    en: 'All that remains is a certificate of German at level {level}, if you do not have it yet.',
  },
  apply: { de: 'Zur Bewerbung', en: 'To the application' },
  obstacles: { de: 'Das steht im Weg', en: 'What is in the way' },
  ask: { de: 'Unsicher? Fragen Sie uns', en: 'Not sure? Ask us' },
} satisfies Texts;
