import type { Text } from '#contract/languages.ts';

/** The sentences of the export around the data. */
export const exportText = {
  title: { de: 'Ihre Daten', en: 'Your data' },
  what: {
    de: 'Alles, was wir über Sie gespeichert haben, nach Art. 15 und 20 DSGVO. data.json ist für Programme, diese Übersicht zum Lesen.',
    en: 'Everything that we keep about you, under Art. 15 and 20 GDPR. data.json is for programs, the overview is for reading.',
  },
  times: {
    de: 'Zeiten stehen in der Form JJJJ-MM-TT und in koordinierter Weltzeit (UTC).',
    en: 'Times are written YYYY-MM-DD and in coordinated universal time (UTC).',
  },
  roles: {
    de: 'Wer bei uns etwas getan hat, steht mit seiner Aufgabe da, ohne Namen: applicant sind Sie, operator sind unsere Prüfenden, system ist der Server.',
    en: 'Whoever did something on our side is named by their part, without a name: applicant is you, operator is one of our reviewers, system is the server.',
  },
  recipientsTitle: { de: 'Wer Daten von Ihnen bekommen hat', en: 'Who has received data about you' },
  recipients: {
    de: 'Diese Organisationen außerhalb unseres Hauses können oder konnten Daten von Ihnen sehen. Was sie sehen, steht in den Datenschutzhinweisen.',
    en: 'These organisations outside our house can or could see data about you. The privacy notice says what they see.',
  },
  filesTitle: { de: 'Ihre Dateien', en: 'Your files' },
  copy: { de: 'Unterschriebener Vertrag', en: 'Signed contract' },
  folder: { de: 'dateien', en: 'files' },
  overviewFile: { de: 'uebersicht.html', en: 'overview.html' },
  brokenFile: { de: 'fehlende-dateien.txt', en: 'missing-files.txt' },
  broken: {
    de: 'Diese Dateien konnten nicht ganz gelesen werden. Bitte schreiben Sie uns:',
    en: 'These files could not be read completely. Please write to us:',
  },
  closed: {
    de: 'Diese Dateien hält unser Virenscanner zurück: Er hat sie noch nicht geprüft oder Schadsoftware darin gefunden. Was er gefunden hat, steht in data.json.',
    en: 'Our virus scanner holds these files back: it has not checked them yet, or has found malware in them. What it has found is in data.json.',
  },
} satisfies Record<string, Text>;
