import type { Lang } from '#contract/languages.ts';
import { MAX_NOTE_CHARACTERS, MAX_SEARCH_CHARACTERS } from '#contract/limits.ts';
import { missingTexts, STEP_TEXTS } from '#contract/registration.text.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {
  title: { de: 'Registrierungen', en: 'Registrations' },
  beta: { de: 'Beta', en: 'Beta' },
  loading: { de: 'Registrierungen werden geladen', en: 'Loading registrations' },
  failedTitle: { de: 'Die Registrierungen fehlen gerade', en: 'The registrations are missing right now' },
  uncheckedTitle: {
    de: 'Namen und Zahlen folgen nach der Prüfung',
    en: 'Names and figures follow after the check',
  },
  uncheckedText: {
    de: 'Wir prüfen zuerst, ob es Ihre Organisation gibt.',
    en: 'We first check that your organisation exists.',
  },
  uncheckedLink: {
    de: 'Ihr Link gilt schon jetzt, und wer ihn nutzt, zählt mit.',
    en: 'Your link works already, and whoever uses it is counted.',
  },
  ask: { de: 'Dauert es zu lange? Schreiben Sie uns', en: 'Is it taking too long? Write to us' },
  emptyTitle: { de: 'Noch hat sich niemand registriert', en: 'Nobody has registered yet' },
  emptyText: {
    de: 'Teilen Sie den Link oder hängen Sie den Code auf. Danach stehen hier Name und Status.',
    en: 'Share the link or put up the code. Names and progress then stand here.',
  },
  toLink: { de: 'Zum Einladungslink', en: 'To the invitation link' },

  // Tiles
  thisWeek: { de: '+{count} diese Woche', en: '+{count} this week' },
  needYou: { de: 'brauchen Sie jetzt', en: 'need you now' },
  needYouNone: { de: 'niemand wartet auf Sie', en: 'nobody waits for you' },
  oldest: { de: 'längstens seit {age}', en: 'for up to {age}' },
  share: { de: '{percent} % der Registrierten', en: '{percent} % of those registered' },

  // Who needs the partner
  nowTitle: { de: 'Wer Sie jetzt braucht', en: 'Who needs you now' },
  nowText: {
    de: 'Eine Erinnerung schickt der Person per E-Mail ihren eigenen nächsten Schritt, höchstens einmal am Tag.',
    en: 'A reminder sends the person their own next step by e-mail, at most once a day.',
  },
  nowNone: { de: 'Gerade braucht niemand einen Anstoß.', en: 'Nobody needs a nudge right now.' },
  missing: { de: 'Fehlt: {things}', en: 'Missing: {things}' },
  waitsSince: { de: 'registriert vor {age}', en: 'registered {age} ago' },
  nudgedBefore: { de: 'zuletzt erinnert vor {age}', en: 'last reminded {age} ago' },
  today: { de: 'weniger als 1 Tag', en: 'less than 1 day' },
  day: { de: '1 Tag', en: '1 day' },
  days: { de: '{count} Tagen', en: '{count} days' },
  daysShort: { de: 'Tage', en: 'days' },
  dayShort: { de: 'Tag', en: 'day' },
  all: { de: 'Alle {count} in der Liste zeigen', en: 'Show all {count} in the list' },

  // Nudge
  nudge: { de: 'Erinnern', en: 'Remind' },
  nudgeNamed: { de: '{name} erinnern', en: 'Remind {name}' },
  nudging: { de: 'Wird gesendet…', en: 'Sending…' },
  nudged: { de: 'Erinnerung an {name} ist unterwegs', en: 'A reminder to {name} is on its way' },
  nudgeFailed: { de: 'Die Erinnerung ging nicht hinaus', en: 'The reminder did not go out' },
  nothing: { de: 'gerade nichts zu tun', en: 'nothing to do right now' },
  recent: { de: 'erinnert am {date}, wieder ab {again}', en: 'reminded on {date}, again from {again}' },
  stopped: { de: 'möchte keine Erinnerungen', en: 'wants no reminders' },
  tryAgain: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  offline: {
    de: 'Es gibt gerade keine Verbindung.',
    en: 'There is no connection right now.',
  },

  // Funnel and weeks
  funnelTitle: { de: 'Vom Link zum Abschluss', en: 'From the link to the end' },
  funnelText: {
    de: '100 % sind alle {count}, die sich über Sie registriert haben. Wer weiter ist, zählt auf jeder Stufe davor mit.',
    en: '100 % are all {count} who registered through you. Whoever is further on also counts on every step before.',
  },
  weeksTitle: { de: 'Registrierungen je Woche', en: 'Registrations per week' },
  weeksText: {
    de: '{sum} in den letzten {weeks} Wochen, höchstens {max} in einer Woche, in dieser Woche {last}.',
    en: '{sum} in the last {weeks} weeks, at most {max} in one week, {last} this week.',
  },
  asTable: { de: 'Zahlen als Tabelle', en: 'Figures as a table' },
  weekOf: { de: 'Woche ab', en: 'Week from' },
  registered: { de: 'Registriert', en: 'Registered' },

  // List
  listTitle: { de: 'Ihre Studierenden', en: 'Your students' },
  csv: { de: 'Liste als CSV', en: 'List as CSV' },
  search: { de: 'Name oder Notiz suchen', en: 'Search name or note' },
  filter: { de: 'Status', en: 'Step' },
  filterAll: { de: 'Alle', en: 'All' },
  filterWaiting: { de: 'Braucht Sie jetzt', en: 'Needs you now' },
  shown: { de: '{count} von {all} Personen', en: '{count} of {all} people' },
  listFailed: {
    de: 'Die Liste konnte gerade nicht geladen werden',
    en: 'The list could not be loaded just now',
  },
  none: { de: 'Niemand passt zu dieser Suche.', en: 'Nobody fits this search.' },
  more: { de: 'Weitere {count} zeigen', en: 'Show {count} more' },
  showAll: { de: 'Alle zeigen', en: 'Show all' },
  name: { de: 'Name', en: 'Name' },
  step: { de: 'Status', en: 'Step' },
  missingHead: { de: 'Fehlt noch', en: 'Still missing' },
  since: { de: 'Registriert am', en: 'Registered on' },
  remind: { de: 'Erinnerung', en: 'Reminder' },
  nothingMissing: { de: 'nichts', en: 'nothing' },

  // Note
  note: { de: 'Ihre Notiz', en: 'Your note' },
  noteNamed: { de: 'Ihre Notiz zu {name}', en: 'Your note on {name}' },
  noteHint: {
    de: 'Notizen sehen nur Sie. Sie werden mit Enter oder beim Verlassen des Feldes gespeichert.',
    en: 'Only you see your notes. They are saved with Enter or when you leave the field.',
  },
  saving: { de: 'Wird gespeichert…', en: 'Saving…' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  unsaved: { de: 'Nicht gespeichert.', en: 'Not saved.' },
  saveAgain: { de: 'Noch einmal', en: 'Again' },
} satisfies Texts;

export function registrationsTexts(lang: Lang) {
  return {
    ...say(texts, lang),
    steps: say(STEP_TEXTS, lang),
    missingThings: missingTexts(lang, site.partnerNetwork.name),
    noteMax: MAX_NOTE_CHARACTERS,
    searchMax: MAX_SEARCH_CHARACTERS,
  };
}
