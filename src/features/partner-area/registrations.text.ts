import type { Lang } from '#contract/languages.ts';
import { MAX_NOTE_CHARACTERS, MAX_SEARCH_CHARACTERS, NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import { missingTexts, STEP_TEXTS } from '#contract/partners/registration.text.ts';
import { site } from '#site';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {
  title: { de: 'Registrierungen', en: 'Registrations' },
  beta: { de: 'Beta', en: 'Beta' },
  loading: { de: 'Registrierungen werden geladen', en: 'Loading registrations' },
  failedTitle: { de: 'Die Registrierungen konnten nicht geladen werden', en: 'The registrations could not be loaded' },
  uncheckedTitle: { de: 'Namen und Zahlen folgen nach der Prüfung', en: 'Names and figures follow after our check' },
  uncheckedText: {
    de: 'Wir prüfen zuerst die Angaben zu Ihrer Einrichtung.',
    en: 'First we check the details of your organisation.',
  },
  uncheckedLink: {
    de: 'Ihr Link gilt schon jetzt, und wer ihn nutzt, zählt mit.',
    en: 'Your link already works, and everyone who uses it is counted.',
  },
  ask: { de: 'Dauert es zu lange? Schreiben Sie uns', en: 'Is it taking too long? Write to us' },
  emptyTitle: { de: 'Noch hat sich niemand registriert', en: 'Nobody has registered yet' },
  emptyText: {
    de: 'Teilen Sie den Link oder hängen Sie den Code auf. Danach steht hier, wer wie weit ist.',
    en: 'Share the link or put up the code. You will then see everybody’s progress here.',
  },
  pausedText: {
    de: 'Ihre Einladung ist pausiert: Über Link und Code kann sich gerade niemand registrieren. Warum, und wen Sie fragen können, steht beim QR-Code.',
    en: 'Your invitation is paused: nobody can register with the link or the code right now. You can read why, and whom to ask, beside the QR code.',
  },
  toCode: { de: 'Zum QR-Code', en: 'To the QR code' },
  toLink: { de: 'Zum Einladungslink', en: 'To the invitation link' },

  season: { de: 'Saison', en: 'Season' },
  seenUntil: {
    de: 'Die Personen dieser Saison sehen Sie hier bis zum {date}. Danach bleiben nur die Zahlen.',
    en: 'You see the people of this season here until {date}. After that only the figures stay.',
  },
  seenUntilFirst: {
    de: 'Die Personen der Saison, die zuerst endet, sehen Sie hier bis zum {date}. Danach bleiben nur die Zahlen.',
    en: 'You see the people of the season that ends first here until {date}. After that only the figures stay.',
  },
  past: {
    de: 'Aus früheren Saisons: {registered} registriert, davon {complete} mit vollständiger Bewerbung. Wer das war, steht hier nicht mehr.',
    en: 'From earlier seasons: {registered} registered, {complete} of them with a complete application. Who they were is no longer shown here.',
  },

  // Tiles
  thisWeek: { de: '+{count} diese Woche', en: '+{count} this week' },
  needYouOne: { de: 'braucht Sie jetzt', en: 'needs you now' },
  needYou: { de: 'brauchen Sie jetzt', en: 'need you now' },
  needYouNone: { de: 'niemand wartet auf Sie', en: 'nobody is waiting for you' },
  withUsOne: { de: 'liegt bei uns', en: 'is with us' },
  withUs: { de: 'liegen bei uns', en: 'are with us' },
  withUsNone: { de: 'gerade nichts zu prüfen', en: 'nothing to check right now' },
  oldest: { de: 'am längsten: {age}', en: 'longest: {age}' },
  percent: { de: '{percent} %', en: '{percent}%' },
  share: { de: '{percent} % der Registrierten', en: '{percent}% of those registered' },

  // Who needs the partner
  nowTitle: { de: 'Wer Sie jetzt braucht', en: 'Who needs you now' },
  nowText: {
    de: `Eine Erinnerung nennt der Person per E-Mail, was ihr noch fehlt. Dieselbe Person können Sie alle ${NUDGE_PAUSE_DAYS} Tage einmal erinnern, und nicht an einem Tag, an dem wir es getan haben. „Alle erinnern“ lässt sie so lange aus.`,
    en: `A reminder tells the person by e-mail what is still missing. You can remind the same person once every ${NUDGE_PAUSE_DAYS} days, and not on a day on which we have. “Remind everybody” leaves them out until then.`,
  },
  nowNone: { de: 'Gerade müssen Sie niemanden erinnern.', en: 'You do not have to remind anybody right now.' },
  missing: { de: 'Fehlt: {things}', en: 'Missing: {things}' },
  nudgedBefore: { de: 'zuletzt erinnert {age}', en: 'last reminded {age}' },
  sinceToday: { de: 'seit heute', en: 'since today' },
  forDay: { de: 'seit 1\u00a0Tag', en: 'for 1\u00a0day' },
  forDays: { de: 'seit {count}\u00a0Tagen', en: 'for {count}\u00a0days' },
  today: { de: 'heute', en: 'today' },
  dayAgo: { de: 'gestern', en: 'yesterday' },
  daysAgo: { de: 'vor {count} Tagen', en: '{count} days ago' },
  daysShort: { de: 'Tage', en: 'days' },
  dayShort: { de: 'Tag', en: 'day' },
  newShort: { de: 'neu', en: 'new' },
  all: { de: 'Alle {count} in der Liste zeigen', en: 'Show all {count} in the list' },

  nudge: { de: 'Erinnern', en: 'Remind' },
  nudgeNamed: { de: '{name} erinnern', en: 'Remind {name}' },
  nudging: { de: 'Wird gesendet…', en: 'Sending…' },
  nudged: { de: 'Erinnerung an {name} ist unterwegs', en: 'A reminder to {name} is on its way' },
  nudgeFailed: { de: 'Die Erinnerung ging nicht hinaus', en: 'The reminder did not go out' },
  countFailed: { de: 'Die Vorschau konnte nicht geladen werden', en: 'The preview could not be loaded' },
  manyFailed: { de: 'Keine der {count} Erinnerungen ging hinaus', en: 'None of the {count} reminders went out' },
  nothing: { de: 'gerade nichts zu tun', en: 'nothing to do right now' },
  recent: {
    de: 'vor Kurzem erinnert, wieder ab {again} Uhr (deutsche Zeit)',
    en: 'reminded lately, again from {again} (German time)',
  },
  stopped: { de: 'bekommt keine Erinnerungen mehr', en: 'gets no more reminders' },
  tryAgain: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  offline: { de: 'Es gibt gerade keine Verbindung.', en: 'There is no connection right now.' },

  // Many at once
  manyAll: { de: 'Alle erinnern …', en: 'Remind everybody …' },
  manyChosen: { de: 'Diese Auswahl erinnern …', en: 'Remind these people …' },
  manyTitle: { de: 'Mehrere Personen erinnern', en: 'Remind several people' },
  manyCounting: { de: 'Wir zählen, wer die E-Mail bekommt …', en: 'We are counting who gets the e-mail …' },
  manyGetOne: {
    de: '1 Person bekommt eine E-Mail. Darin steht, was ihr noch fehlt.',
    en: '1 person gets an e-mail that says what is still missing.',
  },
  manyGet: {
    de: '{count} Personen bekommen eine E-Mail. Darin steht für jede, was ihr noch fehlt.',
    en: '{count} people get an e-mail that tells each of them what is still missing.',
  },
  manyNobody: { de: 'Gerade bekommt niemand eine E-Mail.', en: 'Nobody gets an e-mail right now.' },
  manyLeftOut: { de: 'Nicht angeschrieben:', en: 'Left out:' },
  manyRecentOne: {
    de: '1 Person, die in den letzten {days} Tagen schon erinnert wurde',
    en: '1 person who was reminded within the last {days} days',
  },
  manyRecent: {
    de: '{count} Personen, die in den letzten {days} Tagen schon erinnert wurden',
    en: '{count} people who were reminded within the last {days} days',
  },
  manyNothingOne: { de: '1 Person, die gerade nichts zu tun hat', en: '1 person who has nothing to do right now' },
  manyNothing: {
    de: '{count} Personen, die gerade nichts zu tun haben',
    en: '{count} people who have nothing to do right now',
  },
  manyStoppedOne: { de: '1 Person, die keine Erinnerungen mehr bekommt', en: '1 person who gets no more reminders' },
  manyStopped: {
    de: '{count} Personen, die keine Erinnerungen mehr bekommen',
    en: '{count} people who get no more reminders',
  },
  manyLeftOne: {
    de: '1 Person, für die es diesmal zu viele sind: Höchstens {most} E-Mails gehen auf einmal hinaus',
    en: '1 person who is too many this time: at most {most} e-mails go out at once',
  },
  manyLeft: {
    de: '{count} Personen, für die es diesmal zu viele sind: Höchstens {most} E-Mails gehen auf einmal hinaus',
    en: '{count} people who are too many this time: at most {most} e-mails go out at once',
  },
  manyUnknown: {
    de: 'Wir wissen nicht, ob die Erinnerungen hinausgingen',
    en: 'We do not know whether the reminders went out',
  },
  manyUnknownText: {
    de: 'Die Verbindung ist abgerissen. Sie können es noch einmal versuchen: Niemand bekommt die E-Mail zweimal.',
    en: 'The connection was lost. You can try again: nobody gets the e-mail twice.',
  },
  manyCancel: { de: 'Abbrechen', en: 'Cancel' },
  manySendOne: { de: '1 Person erinnern', en: 'Remind 1 person' },
  manySend: { de: '{count} Personen erinnern', en: 'Remind {count} people' },
  manyAlready: { de: 'Die Erinnerungen waren schon unterwegs', en: 'The reminders were already on their way' },
  manySentOne: { de: '1 Erinnerung ist unterwegs', en: '1 reminder is on its way' },
  manySent: { de: '{count} Erinnerungen sind unterwegs', en: '{count} reminders are on their way' },

  // Funnel and weeks
  funnelTitle: { de: 'Vom Link zum Abschluss', en: 'From the link to the end' },
  funnelTextOne: {
    de: '100 % ist die eine Person, die sich über Sie registriert hat.',
    en: '100% is the one person who has registered through you.',
  },
  funnelText: {
    de: '100 % sind alle {count}, die sich über Sie registriert haben. Wer weiter ist, zählt auf jeder Stufe davor mit.',
    en: '100% means all {count} people who have registered through you. Anyone who is further on also counts in every step before.',
  },
  weeksTitle: { de: 'Registrierungen je Woche', en: 'Registrations per week' },
  weeksText: {
    de: '{sum} in den letzten {weeks} Wochen, höchstens {max} in einer Woche, in dieser Woche {last}.',
    en: '{sum} in the last {weeks} weeks, at most {max} in one week, {last} this week.',
  },
  asTable: { de: 'Zahlen als Tabelle', en: 'Figures as a table' },
  weekOf: { de: 'Woche ab', en: 'Week from' },
  registered: { de: 'Registriert', en: 'Registered' },

  listTitle: { de: 'Ihre Studierenden', en: 'Your students' },
  csv: { de: 'Liste als CSV', en: 'List as CSV' },
  csvChosen: { de: 'Auswahl als CSV', en: 'Selection as CSV' },
  csvFailed: { de: 'Die CSV-Datei konnte nicht erstellt werden', en: 'The CSV file could not be made' },
  search: { de: 'Name oder Notiz suchen', en: 'Search name or note' },
  filter: { de: 'Status', en: 'Step' },
  filterAll: { de: 'Alle', en: 'All' },
  filterWaiting: { de: 'Braucht Sie jetzt', en: 'Needs you now' },
  turn: { de: 'Wer ist am Zug?', en: 'Whose turn?' },
  order: { de: 'Reihenfolge', en: 'Order' },
  shownOne: { de: '{shown} von {all} Person', en: '{shown} of {all} person' },
  shown: { de: '{shown} von {all} Personen', en: '{shown} of {all} people' },
  listFailed: {
    de: 'Die Liste konnte gerade nicht geladen werden. Was Sie sehen, kann veraltet sein.',
    en: 'The list could not be loaded just now. What you see may be out of date.',
  },
  none: { de: 'Zu dieser Auswahl passt niemand.', en: 'Nobody matches this selection.' },
  more: { de: 'Weitere {count} zeigen', en: 'Show {count} more' },
  showAll: { de: 'Alle zeigen', en: 'Show all' },
  name: { de: 'Name', en: 'Name' },
  step: { de: 'Status', en: 'Step' },
  missingHead: { de: 'Fehlt noch', en: 'Still missing' },
  since: { de: 'Registriert am', en: 'Registered on' },
  remind: { de: 'Erinnerung', en: 'Reminder' },
  nothingMissing: { de: 'nichts', en: 'nothing' },

  note: { de: 'Ihre Notiz', en: 'Your note' },
  noteNamed: { de: 'Ihre Notiz zu {name}', en: 'Your note on {name}' },
  nameHint: {
    de: 'Der Name steht hier, wenn jemand dem zugestimmt hat; sonst eine Nummer.',
    en: 'You see the name of whoever has agreed to that; otherwise a number.',
  },
  noteHint: {
    de: 'Notizen sehen nur Personen mit Zugang zu diesem Bereich. Sie werden mit Enter oder beim Verlassen des Feldes gespeichert.',
    en: 'Only people with access to this area see notes. They are saved with Enter or when you leave the field.',
  },
  saving: { de: 'Wird gespeichert…', en: 'Saving…' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  unsaved: { de: 'Nicht gespeichert.', en: 'Not saved.' },
  saveAgain: { de: 'Noch einmal', en: 'Try again' },
} satisfies Texts;

/** Beginning of the line about what is missing, as in 'with us, for 3 days'. */
const turns = {
  student: { de: 'Studierende am Zug', en: 'waiting for the student' },
  us: { de: 'liegt bei uns', en: 'with us' },
} satisfies Texts;

const turnChoices = {
  student: { de: 'Studierende', en: 'The student’s' },
  us: { de: 'Wir', en: 'Ours' },
  done: { de: 'Niemand mehr', en: 'Nobody’s any more' },
} satisfies Texts;

const orders = {
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  name: { de: 'Name', en: 'Name' },
  moved: { de: 'Letzter Schritt zuerst', en: 'Latest step first' },
  longest: { de: 'Am längsten wartend', en: 'Waiting longest' },
} satisfies Texts;

export function registrationsTexts(lang: Lang) {
  return {
    ...say({ ...texts, steps: STEP_TEXTS, turns, turnChoices, orders }, lang),
    missingThings: missingTexts(lang, site.partnerNetwork.name),
    noteMax: MAX_NOTE_CHARACTERS,
    searchMax: MAX_SEARCH_CHARACTERS,
  };
}
