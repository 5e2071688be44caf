import type { Texts } from '#src/i18n/text.ts';

export const vetting = {
  newTitle: { de: 'Ihre Firma ist noch nicht geprüft', en: 'Your company has not been vetted yet' },
  newText: {
    de: 'Bevor Sie Bedarf melden können, prüfen wir jede Firma. Dafür fehlt noch:',
    en: 'We vet every company before it can open a requirement. For that we still need:',
  },
  readyText: {
    de: 'Ihre Angaben sind vollständig. Senden Sie sie unten zur Prüfung.',
    en: 'Your details are complete. Send them to be vetted below.',
  },
  submittedTitle: { de: 'Wir prüfen Ihre Firma', en: 'We are vetting your company' },
  submittedText: {
    de: 'Eingereicht am {date}. Das Ergebnis kommt per E-Mail und steht dann hier. Bis dahin können Sie Bedarf als Entwurf anlegen; Namen sehen Sie nur, wo beide Seiten einen Vertrag unterschrieben haben.',
    en: 'Submitted on {date}. The result comes by e-mail and will then be shown here. Until then you can draft requirements; you see names only where both sides have signed a contract.',
  },
  refusedTitle: { de: 'Wir konnten Ihre Firma nicht bestätigen', en: 'We could not confirm your company' },
  refusedText: {
    de: 'Sie können Ihre Angaben unten ändern und noch einmal zur Prüfung senden. Der Grund:',
    en: 'You can change your details below and send them to be vetted again. The reason:',
  },
  vettedText: {
    de: 'Geprüft am {date}. Melden Sie Ihren Bedarf; bei jedem Bedarf suchen Sie unter „Vorschläge“, wer passt.',
    en: 'Vetted on {date}. Add your requirements; under “Proposals” beside each of them you start matching.',
  },
} satisfies Texts;

export const profile = {
  title: { de: 'Ihre Firma', en: 'Your company' },
  registerHint: {
    de: 'Zum Beispiel: Amtsgericht Musterstadt, HRB 12345',
    en: 'Such as: Amtsgericht Musterstadt, HRB 12345',
  },
  forContracts: {
    de: 'Für Verträge, freiwillig: Was hier fehlt, bleibt im Vertrag eine freie Zeile.',
    en: 'For contracts, optional: what is missing here stays a free line in the contract.',
  },
  numberHint: {
    de: 'Acht Ziffern, von der Bundesagentur für Arbeit',
    en: 'Eight digits, from the Federal Employment Agency',
  },
  tariffHint: { de: 'Leer, wenn keiner gilt', en: 'Blank if none applies' },
  liabilityHint: { de: 'Versicherung und Nummer des Vertrags', en: 'Insurer and number of the policy' },
  accidentHint: { de: 'Name und Mitgliedsnummer', en: 'Name and membership number' },
  sitesHint: {
    de: 'Wo Menschen bei Ihnen arbeiten. Je Standort eine Zeile, zum Beispiel: Flughafen Musterstadt, Frachtstraße 1',
    en: 'Where people work for you. One line per site, such as: Flughafen Musterstadt, Frachtstraße 1',
  },
  housingQuestion: {
    de: 'Haben Sie Zimmer für die Zeit des Einsatzes?',
    en: 'Do you have rooms for the period of the placement?',
  },
  euroHint: {
    de: 'Was ein Zimmer die Studierenden im Monat kostet; 0, wenn es nichts kostet',
    en: 'What a room costs the students per month; 0 if it is free',
  },
  vettedHint: {
    de: 'Wenn Sie Firma, Register oder Versicherungen ändern, prüfen wir Ihre Firma noch einmal. Bis dahin sehen Sie Namen nur, wo beide Seiten einen Vertrag unterschrieben haben.',
    en: 'If you change the company, register or insurance, we will vet your company again. Until then you see names only where both sides have signed a contract.',
  },
  submit: { de: 'Zur Prüfung senden', en: 'Send to be vetted' },
  saveOnly: { de: 'Nur speichern', en: 'Save only' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Ihre Angaben sind gespeichert.', en: 'Your details are saved.' },
  submitted: { de: 'Ihre Angaben sind bei uns zur Prüfung.', en: 'Your details have been sent to be vetted.' },
  fallback: {
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
  },
} satisfies Texts;
