import type { LeftOut, ManyAct } from '#contract/desk/many.ts';
import type { Lang } from '#contract/languages.ts';
import { NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import { manyBar, manyDialog } from '#src/i18n/many.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const bar = {
  ...manyBar,
  approve: { de: 'Voranmeldung freigeben', en: 'Approve pre-registration' },
  remind: { de: 'Erinnern', en: 'Remind' },
  move: { de: 'In andere Saison…', en: 'To another season…' },
  'decline-wish': { de: 'Wunsch ablehnen', en: 'Decline the wish' },
} satisfies Texts;

const acts = {
  approve: {
    title: { de: 'Voranmeldung freigeben?', en: 'Approve pre-registration?' },
    gets: {
      de: 'Diese {count} werden freigegeben. Jede Person erhält eine E-Mail: Die Unterlagen sind an der Reihe.',
      en: 'These {count} will be approved. Each person gets an e-mail: documents are next.',
    },
    getsOne: {
      de: 'Diese Bewerbung wird freigegeben. Die Person erhält eine E-Mail: Die Unterlagen sind an der Reihe.',
      en: 'This application will be approved. The person gets an e-mail: documents are next.',
    },
    act: { de: '{count} freigeben', en: 'Approve {count}' },
    done: { de: '{count} freigegeben', en: '{count} approved' },
  },
  remind: {
    title: { de: 'An die nächste Aufgabe erinnern?', en: 'Remind of the next task?' },
    gets: {
      de: 'Diese {count} erhalten eine E-Mail mit dem, was als Nächstes zu tun ist.',
      en: 'These {count} get an e-mail with what is to be done next.',
    },
    getsOne: {
      de: 'Diese Person erhält eine E-Mail mit dem, was als Nächstes zu tun ist.',
      en: 'This person gets an e-mail with what is to be done next.',
    },
    act: { de: '{count} erinnern', en: 'Remind {count}' },
    done: { de: '{count} erinnert', en: '{count} reminded' },
  },
  move: {
    title: { de: 'In eine andere Saison verschieben?', en: 'Move into another season?' },
    gets: {
      de: 'Diese {count} werden verschoben nach: {goal}. Jede Person erhält eine E-Mail mit den Tagen dieser Saison.',
      en: 'These {count} will be moved to: {goal}. Each person gets an e-mail with the days of this season.',
    },
    getsOne: {
      de: 'Diese Bewerbung wird verschoben nach: {goal}. Die Person erhält eine E-Mail mit den Tagen dieser Saison.',
      en: 'This application will be moved to: {goal}. The person gets an e-mail with the days of this season.',
    },
    act: { de: '{count} verschieben', en: 'Move {count}' },
    done: { de: '{count} verschoben', en: '{count} moved' },
  },
  'decline-wish': {
    title: { de: 'Wunsch nach einer anderen Saison ablehnen?', en: 'Decline the wish for another season?' },
    gets: {
      de: 'Diese {count} bleiben in ihrer Saison. Jede Person erhält eine E-Mail, die das sagt.',
      en: 'These {count} stay in their season. Each person gets an e-mail that says so.',
    },
    getsOne: {
      de: 'Diese Bewerbung bleibt in ihrer Saison. Die Person erhält eine E-Mail, die das sagt.',
      en: 'This application stays in its season. The person gets an e-mail that says so.',
    },
    act: { de: '{count} ablehnen', en: 'Decline {count}' },
    done: { de: '{count} abgelehnt', en: '{count} declined' },
  },
} satisfies Record<ManyAct, Texts>;

const dialog = {
  ...manyDialog,
  noOtherSeason: { de: 'Es gibt noch keine andere Saison.', en: 'There is no other season yet.' },
  planSeason: { de: 'Saison planen', en: 'Plan a season' },
  moveTo: { de: 'Saison', en: 'Season' },
  preview: { de: 'Vorschau', en: 'Preview' },
  undoShort: { de: 'Zurücknehmen', en: 'Undo' },
  mailsIn: { de: 'Die E-Mails gehen in {seconds} Sekunden.', en: 'The e-mails go out in {seconds} seconds.' },
  undoUntil: {
    de: 'Die E-Mails gehen in ein paar Sekunden. Bis dahin lässt sich alles zurücknehmen.',
    en: 'The e-mails go out in a few seconds. Until then, all of it can be undone.',
  },
  notUndone: { de: 'Nicht zurückgenommen', en: 'Not undone' },
} satisfies Texts;

const leftOut = {
  held: { de: 'ist angehalten', en: 'is on hold' },
  'too-late': {
    de: 'die E-Mail ist schon unterwegs, oder es ist seitdem etwas anderes geschehen',
    en: 'the e-mail has gone out, or something else has happened since',
  },
  unknown: { de: 'gibt es nicht mehr', en: 'no longer there' },
  'not-in-step-1': { de: 'keine Voranmeldung mehr', en: 'past pre-registration' },
  'document-open': {
    de: 'die Bestätigung fehlt oder ist zurückgegeben',
    en: 'the confirmation is missing or was sent back',
  },
  unseen: { de: 'Sie haben noch nicht alle Unterlagen angesehen', en: 'you have not looked at all documents yet' },
  'nothing-to-do': { de: 'wartet auf uns oder ist abgeschlossen', en: 'waits for us or is closed' },
  stopped: { de: 'möchte keine Erinnerungen', en: 'wants no reminders' },
  recent: {
    de: `in den letzten ${NUDGE_PAUSE_DAYS} Tagen erinnert`,
    en: `reminded within the last ${NUDGE_PAUSE_DAYS} days`,
  },
  'no-wish': { de: 'möchte in keine andere Saison', en: 'asks for no other season' },
  'same-season': { de: 'ist schon in dieser Saison', en: 'is in this season already' },
  ended: { de: 'ist beendet', en: 'has ended' },
  placed: {
    de: 'hat ein Angebot, einen Platz oder einen Vertrag, oder hat schon gearbeitet',
    en: 'has an offer, a place or a contract, or has worked already',
  },
  changed: { de: 'hat sich gerade geändert', en: 'has just changed' },
  'file-gone': { de: 'eine Datei fehlt auf dem Server', en: 'a file is missing on the server' },
  'not-possible': { de: 'geht gerade nicht', en: 'not possible at the moment' },
} satisfies Texts & Record<LeftOut, unknown>;

export function manyTexts(lang: Lang) {
  return say({ bar, dialog, acts, leftOut }, lang);
}
export type ManyTexts = ReturnType<typeof manyTexts>;
