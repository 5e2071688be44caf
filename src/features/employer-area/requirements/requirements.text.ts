import type { Texts } from '#src/i18n/text.ts';

export const employerRequirementTitle = { de: 'Bedarf melden', en: 'Tell us your requirement' };

/** The list on the overview. */
export const requirementList = {
  waiting: {
    de: '{count} Vorschläge warten auf Ihre Antwort bis {date}',
    en: '{count} proposals wait for your answer by {date}',
  },
  waitingOne: {
    de: '1 Vorschlag wartet auf Ihre Antwort bis {date}',
    en: '1 proposal waits for your answer by {date}',
  },
  resting: {
    de: '{count} Vorschläge ruhen, bis wir Ihre Firma geprüft haben',
    en: '{count} proposals rest until we have vetted your company',
  },
  restingOne: {
    de: '1 Vorschlag ruht, bis wir Ihre Firma geprüft haben',
    en: '1 proposal rests until we have vetted your company',
  },
  title: { de: 'Ihr Bedarf', en: 'Your requirements' },
  add: { de: 'Bedarf melden', en: 'Add a requirement' },
  addDraft: { de: 'Entwurf anlegen', en: 'Draft a requirement' },
  empty: { de: 'Sie haben noch keinen Bedarf angelegt.', en: 'You have not added any requirements yet.' },
  draftsOnly: {
    de: 'Melden können Sie Bedarf, sobald Ihre Firma geprüft ist. Entwürfe gehen schon jetzt.',
    en: 'You can open a requirement once your company is vetted. Drafts are possible already.',
  },
  matches: { de: 'Vorschläge', en: 'Proposals' },
  duties: { de: 'Pflichten', en: 'Duties' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  copy: { de: 'Kopieren', en: 'Copy' },
  step_open: { de: 'Wieder melden', en: 'Open again' },
  step_filled: { de: 'Als besetzt melden', en: 'Mark as filled' },
  step_closed: { de: 'Schließen', en: 'Close' },
  filledTitle: { de: 'Als besetzt melden?', en: 'Mark as filled?' },
  filledText: {
    de: '{title}: Angebote bleiben offen. Melden Sie den Bedarf wieder, kommen Vorschläge zurück, wo jemand noch frei ist.',
    en: '{title}: offers stay open. If you open it again, proposals of people still free come back.',
  },
  proposals: {
    de: 'Vorschläge, die enden, auch angenommene: {count}',
    en: 'Proposals that end, those you accepted too: {count}',
  },
  ending: { de: 'Es endet für: {numbers}', en: 'It ends for: {numbers}' },
  endsMore: { de: 'und {count} weitere', en: 'and {count} more' },
  reopened: {
    de: 'Wieder gemeldet. Offene Vorschläge: {count}',
    en: 'Open again. Proposals waiting for you: {count}',
  },
  offers: { de: 'Angebote, die enden: {count}', en: 'Offers that end: {count}' },
  stay: { de: 'Zusagen, die bleiben: {count}', en: 'Confirmed places that stay: {count}' },
  unlawfulHelp: {
    de: 'Berichtigen Sie das unter „Bearbeiten“. Den Lohn können Sie jederzeit anheben.',
    en: 'Please correct this under “Edit”. You can raise the wage at any time.',
  },
  waitsHelp: {
    de: 'Tragen Sie es unter „Bearbeiten“ ein, sobald Sie es wissen.',
    en: 'Enter it under “Edit” as soon as you know.',
  },
  closeTitle: { de: 'Bedarf schließen?', en: 'Close the requirement?' },
  closeText: { de: '{title} lässt sich danach nur noch kopieren.', en: '{title} can only be copied after that.' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  working: { de: 'Einen Moment…', en: 'One moment…' },
  done: { de: 'Gespeichert.', en: 'Saved.' },
  notDone: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  table: { de: 'Alle Angenommenen als Tabelle (CSV)', en: 'All accepted people as a table (CSV)' },
  saving: { de: 'Wird gespeichert…', en: 'Saving…' },
  pages: { de: 'Weiterer Bedarf', en: 'More requirements' },
  previous: { de: 'Neuere', en: 'Newer' },
  next: { de: 'Ältere', en: 'Older' },
  loading: { de: 'Wird geladen…', en: 'Loading…' },
} satisfies Texts;

export const requirementForm = {
  newTitle: { de: 'Bedarf melden', en: 'Tell us your requirement' },
  editTitle: { de: 'Bedarf bearbeiten', en: 'Edit the requirement' },
  work: { de: 'Welche Tätigkeit?', en: 'Which field of work?' },
  noSite: { de: 'Bitte wählen', en: 'Please choose' },
  noSites: {
    de: 'Sie haben noch keinen Standort eingetragen. Das geht in der Übersicht bei „Ihre Firma“.',
    en: 'You have not entered any site yet. You can do so in the overview under “Your company”.',
  },
  areas: {
    de: 'Im Sicherheitsbereich (airside) arbeitet nur, wen die Luftsicherheitsbehörde überprüft hat (§ 7 LuftSiG).',
    en: 'Only people whom the security authority has checked work airside (§ 7 LuftSiG).',
    law: ['§ 7 LuftSiG'],
  },
  landside: { de: 'Landseite', en: 'Landside' },
  airside: { de: 'Sicherheitsbereich', en: 'Airside' },
  checkTitle: { de: 'Was sagt die Behörde?', en: 'What does the authority say?' },
  checkText: {
    de: 'Sie verlangt ein Führungszeugnis im Original mit Apostille oder Legalisation. Deutschland legalisiert seit 2014 keine äthiopischen Papiere. Fragen Sie deshalb zuerst, ob sie Studierende aus Äthiopien überprüfen kann. Melden können Sie den Bedarf schon; vorgeschlagen wird erst nach einem Ja.',
    en: 'It asks for a police clearance in the original with an apostille or legalisation. Germany has not legalised Ethiopian papers since 2014. So ask first whether it can check students from Ethiopia. You can open the requirement already; people are proposed only after a yes.',
    law: ['zuep.gov.de', 'addis-abeba.diplo.de'],
  },
  headcount: { de: 'Wie viele Personen?', en: 'How many people?' },
  level: { de: 'Deutsch mindestens', en: 'German at least' },
  shiftsHint: {
    de: 'Zum Beispiel: früh 4 bis 12 Uhr, im Wechsel mit spät; drei Tage Einweisung',
    en: 'Such as: early from 4 am to noon, alternating with late; three days of training',
  },
  optional: { de: '(freiwillig)', en: '(optional)' },
  wageHint: { de: 'Zum Beispiel 14,60', en: 'Such as 14.60' },
  hoursHint: { de: 'Zum Beispiel 35 bis 38,5', en: 'Such as 35 to 38.5' },
  supplementHint: { de: '0, wenn keiner gezahlt wird', en: '0 if none is paid' },
  nightHint: {
    de: '0 nur, wenn Sie Nachtarbeit mit bezahlten freien Tagen ausgleichen.',
    en: '0 only if you make up for night work with paid days off.',
    law: ['§§ 3, 4, 5, 6 (5), 11 ArbZG'],
  },
  roomHint: {
    de: 'Je Person, 0 für kostenlos. Das steht im Angebot und im Vertrag.',
    en: 'For each person, 0 for free of charge. It is shown in the offer and the contract.',
  },
  shiftsEnHint: {
    de: 'Kandidatinnen und Kandidaten lesen das im Angebot und im Vertrag.',
    en: 'Candidates read this in the offer and in the contract.',
  },
  gross: { de: 'Lohn im Monat, je Person', en: 'Pay a month, for each person' },
  grossValue: { de: 'rund {euro} brutto', en: 'about {euro} gross' },
  raiseText: {
    de: 'Den Lohn können Sie jederzeit anheben, auch mit offenen Vorschlägen und Angeboten. Das und andere Schichten erfährt per E-Mail, wer ein Angebot hat oder zugesagt hat; Verträge im Entwurf übernehmen es. Ein gesendeter Vertrag bleibt, bis wir eine neue Fassung senden: um den neuen Lohn bitten Sie uns mit dem Speichern, um andere Schichten beim Vertrag.',
    en: 'You can raise the wage at any time, even while proposals and offers wait for an answer. Whoever has an offer or has confirmed is told by e-mail of that and of other shifts; drafts of contracts take it over. A contract that was sent stays until we send a new version: by saving you ask us for the new wage, for other shifts ask beside the contract.',
  },
  closedTitle: { de: 'Dieser Bedarf ist geschlossen', en: 'This requirement is closed' },
  closedText: {
    de: 'Kopieren Sie ihn in der Übersicht, um mit einem neuen weiterzumachen.',
    en: 'Copy it in the overview to go on with a new one.',
  },
  draftsOnly: {
    de: 'Ihre Firma ist noch nicht bestätigt. Speichern Sie den Bedarf als Entwurf; melden können Sie ihn danach.',
    en: 'Your company has not been confirmed yet. Save the requirement as a draft; you can open it afterwards.',
  },
  open: { de: 'Bedarf melden', en: 'Open the requirement' },
  saveDraft: { de: 'Als Entwurf speichern', en: 'Save as a draft' },
  save: { de: 'Speichern', en: 'Save' },
  glance: { de: 'Auf einen Blick', en: 'At a glance' },
  time: { de: 'Zeitraum', en: 'Period' },
  dayOne: { de: '1 Tag', en: '1 day' },
  days: { de: '{count} Tage', en: '{count} days' },
  unknown: { de: 'noch offen', en: 'not given yet' },
  nextTitle: { de: 'So geht es weiter', en: 'What comes next' },
  nextText: {
    de: 'Sobald der Bedarf gemeldet ist, suchen Sie in der Übersicht unter „Vorschläge“. Sie sehen, wer passt, noch ohne Namen.',
    en: 'Once the requirement is open, start matching in the overview under “Proposals”. You see who fits, still without names.',
  },
  fallback: {
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
  },
} satisfies Texts;
