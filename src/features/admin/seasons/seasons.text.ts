import { WORK_NAMES } from '#contract/employers/field-of-work.text.ts';
import type { Lang } from '#contract/languages.ts';
import { UNDO_CLOSING_SECONDS } from '#contract/limits.ts';
import type { SeasonState } from '#contract/seasons/season-state.ts';
import { typedFormText } from '#src/i18n/form.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { pagesNoteTexts } from '../pages-note.text.ts';
import { roomText } from '../room.text.ts';

export const adminSeasonsTitle = { de: 'Saisons', en: 'Seasons' };

const minutes = String(UNDO_CLOSING_SECONDS / 60);

const page = {
  ...roomText,
  title: adminSeasonsTitle,
  lead: {
    de: 'Jede Bewerbung gehört zu einer Saison. Ihre Tage bestimmen Einsätze, Löschungen und was Partner sehen.',
    en: 'Every application belongs to a season. Its days decide about placements, deletions and what partners see.',
  },
  failedTitle: { de: 'Fehler beim Laden der Saisons', en: 'Error loading the seasons' },
  pages: { de: 'Seiten', en: 'Pages' },
  previous: { de: 'Zurück', en: 'Previous' },
  next: { de: 'Weiter', en: 'Next' },
  forNextTitle: { de: 'Bewerbungen für die nächste Saison: {count}', en: 'Applications for the next season: {count}' },
  forNextText: {
    de: 'Sie kamen nach dem Ende der letzten. Sobald Sie eine Saison öffnen, gehören sie zu ihr, und jede Person erhält eine E-Mail mit den Tagen.',
    en: 'They came after the last one had ended. Once you open a season, they belong to it, and each person gets an e-mail with its days.',
  },
  forNextJoin: {
    de: 'Sie kommen gerade zur offenen Saison dazu, jede mit einer E-Mail. Das dauert einige Sekunden.',
    en: 'They are joining the open season just now, each with an e-mail. This takes some seconds.',
  },
  unplanned: {
    de: 'Die letzte Saison ist vorbei, und keine ist geplant.',
    en: 'The last season is over, and none is planned.',
  },
  unplannedText: {
    de: 'Unten planen Sie die nächste. Erst wenn Sie sie öffnen, sehen Bewerberinnen und Bewerber sie.',
    en: 'Plan the next one below. Applicants see it only once you open it.',
  },
  days: { de: 'Einsätze', en: 'Placements' },
  span: { de: '{from} bis {until}', en: '{from} to {until}' },
  applying: { de: 'Bewerbung', en: 'Applications' },
  closesOn: { de: 'bis {date}', en: 'until {date}' },
  noClosing: { de: 'bis zum letzten Tag', en: 'until the last day' },
  wage: { de: 'Mindestlohn', en: 'Minimum wage' },
  wageOf: { de: '{euro} € in der Stunde', en: '€{euro} an hour' },
  wageLater: {
    de: '{euro} € in der Stunde, am letzten Tag {last} €',
    en: '€{euro} an hour, €{last} on the last day',
  },
  wageUnknownLater: {
    de: '{euro} € in der Stunde, für den letzten Tag noch nicht bekannt: jetzt eintragen',
    en: '€{euro} an hour, not known yet for the last day: enter it now',
  },
  noWage: {
    de: 'für diese Tage noch nicht bekannt: jetzt eintragen',
    en: 'not known yet for these days: enter it now',
  },
  places: { de: 'Plätze', en: 'Places' },
  placesOf: {
    de: '{places}, davon {taken} durch vollständige Bewerbungen belegt',
    en: '{places}, {taken} of them taken by complete applications',
  },
  allWork: { de: 'alle', en: 'all' },
  noPlaces: { de: 'nicht angegeben', en: 'not given' },
  people: { de: 'Bewerbungen', en: 'Applications received' },
  peopleOf: {
    de: '{open} offen, {complete} vollständig, {ended} beendet',
    en: '{open} open, {complete} complete, {ended} ended',
  },
  compareTitle: { de: 'Saisons im Vergleich', en: 'Seasons side by side' },
  compareLead: {
    de: 'Wer weiter ist, zählt auf jeder Stufe davor mit.',
    en: 'Whoever is further on also counts in each stage before.',
  },
  season: { de: 'Saison', en: 'Season' },
  applied: { de: 'Vorangemeldet', en: 'Pre-registered' },
  documents: { de: 'Unterlagen da', en: 'Documents in' },
  declaration: { de: 'Erklärung da', en: 'Declaration in' },
  complete: { de: 'Vollständig', en: 'Complete' },
  ended: { de: 'Beendet', en: 'Ended' },
  change: { de: 'Ändern', en: 'Change' },
  changeNamed: { de: 'Ändern: {name}', en: 'Change: {name}' },
  open: { de: 'Für Bewerbungen öffnen', en: 'Open for applications' },
  openTitle: { de: '{name} für Bewerbungen öffnen?', en: 'Open {name} for applications?' },
  openText: {
    de: 'Ab dann nennen die Seiten, Aushänge und E-Mails diese Saison, und man kann sich für sie bewerben.',
    en: 'From then on pages, posters and e-mails name this season, and people can apply for it.',
  },
  openWaiting: {
    de: 'Bewerbungen, die auf die nächste Saison warten, kommen dazu: {count}. Jede Person erhält eine E-Mail.',
    en: 'Applications that wait for the next season join it: {count}. Each person gets an e-mail.',
  },
  openNoWage: {
    de: 'Der Mindestlohn ihrer Tage ist noch nicht bekannt: Die Seiten rechnen so lange mit dem letzten und sagen es.',
    en: 'The minimum wage of its days is not known yet: until then pages use the last one, and say so.',
  },
  openNoSector: {
    de: 'Der Branchenmindestlohn der Gebäudereinigung ist für ihre Tage noch nicht eingetragen: Für die Kabine gilt so lange der gesetzliche Mindestlohn, und die Seiten sagen es.',
    en: 'The sector minimum of building cleaning is not entered for its days yet: until then the legal minimum wage counts for cabins, and pages say so.',
  },
  openBeside: {
    de: 'Offen ist auch: {names}. Die Seiten nennen alle, und wer sich bewirbt, wählt.',
    en: 'Also open: {names}. Pages name all, and whoever applies chooses.',
  },
  openInvented: {
    de: 'Achtung: Angaben der Website, die noch Beispiele sind: {count}. Sie stehen unter „Einstellungen“.',
    en: 'Attention: details of the website that are still examples: {count}. They stand under “Settings”.',
  },
  openNoMail: {
    de: 'Achtung: E-Mails erreichen noch niemanden. „Betrieb“ sagt, was fehlt.',
    en: 'Attention: e-mails reach nobody yet. “The server” says what is missing.',
  },
  posters: { de: 'Aushänge', en: 'Posters' },
  postersWhere: {
    de: 'jeder Partner druckt sie aus seinem Bereich; sie nennen jede offene Saison',
    en: 'each partner prints them in its area; they name each open season',
  },
  openedText: {
    de: 'Die Seiten werden jetzt neu gebaut; oben steht, wann sie fertig sind.',
    en: 'The pages are being built now; above it says when they are done.',
  },
  opened: { de: '{name} ist offen für Bewerbungen', en: 'The {name} season is open for applications' },
  unopen: { de: 'Öffnen zurücknehmen', en: 'Undo the opening' },
  unopenTitle: { de: 'Öffnen von {name} zurücknehmen?', en: 'Undo the opening of {name}?' },
  unopenText: {
    de: 'Noch gehört niemand zu ihr. Sie ist dann wieder geplant, und die Seiten nennen sie nicht mehr. Gedruckte Aushänge nennen sie weiter.',
    en: 'Nobody belongs to it yet. It will be planned again, and pages no longer name it. Printed posters still do.',
  },
  unopened: { de: '{name} ist wieder geplant', en: 'The {name} season is planned again' },
  discard: { de: 'Verwerfen', en: 'Throw away' },
  discardTitle: { de: '{name} verwerfen?', en: 'Throw {name} away?' },
  discardText: {
    de: 'Niemand gehört zu ihr. Sie wird gelöscht; das lässt sich nicht zurücknehmen.',
    en: 'Nobody belongs to it. It will be deleted; that cannot be undone.',
  },
  discarded: { de: '{name} ist verworfen', en: 'The {name} season is thrown away' },
  noWayBack: {
    de: 'Das Öffnen lässt sich nicht mehr zurücknehmen, da schon Bewerbungen dazugehören. Soll es die Saison nicht geben, schließen Sie sie ab.',
    en: 'Its opening can no longer be undone, as applications belong to it. If the season is not to be, close it for good.',
  },
  inUse: {
    de: 'Verwerfen lässt sie sich nicht, da Bewerbungen dazugehören. Verschieben Sie diese zuerst.',
    en: 'It cannot be thrown away, as applications belong to it. Move them first.',
  },
  end: { de: 'Abschließen…', en: 'Close for good…' },
  endNamed: { de: 'Abschließen: {name}', en: 'Close for good: {name}' },
  reopen: { de: 'Abschluss zurücknehmen', en: 'Undo the closing' },
  reopenTitle: { de: 'Abschluss von {name} zurücknehmen?', en: 'Undo the closing of {name}?' },
  reopenText: {
    de: `Was beendet oder verschoben wurde, ist dann wieder wie zuvor, und die E-Mails darüber gehen nicht hinaus. Das geht bis ${minutes} Minuten nach dem Abschluss.`,
    en: `What was ended or moved is then as it was before, and its e-mails do not go out. This can be done until ${minutes} minutes after the closing.`,
  },
  beingClosed: { de: 'Wird abgeschlossen', en: 'Being closed' },
  queue: { de: 'Bewerbungen ansehen', en: 'View applications' },
  newTitle: { de: 'Nächste Saison planen', en: 'Plan the next season' },
  newLead: {
    de: 'Vorausgefüllt nach der letzten, ein Jahr später. Gespeichert ist sie erst geplant: Öffnen ist ein eigener Schritt.',
    en: 'Filled in from the last season, one year on. Saving only plans it: opening is a step of its own.',
  },
  changeTitle: { de: '{name} ändern', en: 'Change {name}' },
  changeLead: {
    de: 'Bewerbungen, die zu ihr gehören: {count}. Ihre Seiten nennen neue Tage sofort. Wer bei Arbeitgebern deshalb nicht mehr passt, bekommt frühestens nach einer Stunde eine E-Mail, die anderen nicht. Angebote und Verträge behalten ihre eigenen Tage.',
    en: 'Applications that belong to it: {count}. Their pages name new days at once. Whoever then no longer fits an employer gets an e-mail, an hour later at the earliest; the others get none. Offers and contracts keep their own days.',
  },
  save: { de: 'Speichern', en: 'Save' },
  plan: { de: 'Saison planen', en: 'Plan the season' },
  saved: { de: 'Saison gespeichert', en: 'Season saved' },
  savedText: {
    de: 'Sie ist geplant. Bewerben kann man sich, sobald Sie sie öffnen.',
    en: 'It is planned. People can apply once you open it.',
  },
  saveAnyway: { de: 'Trotzdem speichern', en: 'Save all the same' },
  back: { de: 'Zurück zur Liste', en: 'Back to the list' },
} satisfies Texts;

const states = {
  planned: { de: 'Geplant', en: 'Planned' },
  open: { de: 'Offen für Bewerbungen', en: 'Open for applications' },
  closed: { de: 'Bewerbung geschlossen', en: 'Applications closed' },
  running: { de: 'Läuft', en: 'Running' },
  over: { de: 'Vorbei', en: 'Over' },
  archived: { de: 'Abgeschlossen', en: 'Closed for good' },
} satisfies Texts & Record<SeasonState, unknown>;

const fields = {
  name_de: { de: 'Name auf Deutsch', en: 'Name in German' },
  name_en: { de: 'Name auf Englisch', en: 'Name in English' },
  starts_on: { de: 'Einsätze ab', en: 'Placements from' },
  ends_on: { de: 'Einsätze bis', en: 'Placements until' },
  applications_close_on: { de: 'Bewerbung bis', en: 'Applications until' },
  capacity: { de: 'Plätze', en: 'Places' },
  a2_follows_until: { de: 'Deutsch-Zertifikat darf folgen bis', en: 'German certificate may follow until' },
  passport_follows_until: { de: 'Reisepass darf folgen bis', en: 'Passport may follow until' },
  campaign: { de: 'Kampagne der Aushänge', en: 'Campaign of the posters' },
  step1_approval: { de: 'Voranmeldungen', en: 'Pre-registrations' },
  fields_of_work: { de: 'Tätigkeiten', en: 'Fields of work' },
} satisfies Texts;

const hints = {
  name_de: { de: 'Etwa „Sommer 2027“', en: 'Such as “Sommer 2027”' },
  name_en: { de: 'Etwa „summer 2027“', en: 'Such as “summer 2027”' },
  applications_close_on: { de: 'Leer: bis zum letzten Tag', en: 'Empty: until the last day' },
  capacity: {
    de: 'Nur zur Information: Sind so viele vollständig, sagt es die Übersicht.',
    en: 'For information only: the overview says once so many are complete.',
  },
  follows: {
    de: 'Leer: gleich mit den Unterlagen. Ein späterer Tag gilt auch für alle, die das schon gewählt haben; ein früherer nicht.',
    en: 'Empty: together with the documents. A later day also holds for everybody who has chosen this already; an earlier one does not.',
  },
  campaign: {
    de: 'Teil der Adresse, zu der /l/mit führt. Buchstaben, Ziffern, - und _.',
    en: 'Part of the address that /l/mit leads to. Letters, digits, - and _.',
  },
  fields_of_work: {
    de: 'Seiten und Formulare bieten nur diese an. Ohne Auswahl: alle.',
    en: 'Pages and forms offer only these. None chosen: all.',
  },
  optional: { de: '(freiwillig)', en: '(optional)' },
  manual: { de: 'Wir prüfen jede', en: 'We check each' },
  automatic: { de: 'Jede ist sofort freigegeben', en: 'Each is approved at once' },
} satisfies Texts;

const closing = {
  title: { de: '{name} abschließen?', en: 'Close {name} for good?' },
  early: { de: 'Ihr letzter Tag ist erst der {date}', en: 'Its last day is {date}' },
  earlyText: {
    de: 'Danach kann sich niemand mehr für sie bewerben. Soll nur die Bewerbung enden, ändern Sie „Bewerbung bis“.',
    en: 'Nobody can apply for it any more afterwards. If only applying is to end, change “Applications until” instead.',
  },
  lead: {
    de: `Wer ein Angebot, einen Platz oder einen Vertrag hat oder in dieser Saison einen Platz hatte, bleibt, wie er ist. Die E-Mails gehen erst nach ${minutes} Minuten hinaus; bis dahin lässt sich alles zurücknehmen, auch auf der Karte der Saison.`,
    en: `Whoever has an offer, a place or a contract, or had a place in this season, stays as they are. The e-mails go out only after ${minutes} minutes; until then all of it can be undone, also on the card of the season.`,
  },
  open: { de: 'Offene Bewerbungen: {count}', en: 'Open applications: {count}' },
  complete: { de: 'Vollständige Bewerbungen: {count}', en: 'Complete applications: {count}' },
  end: { de: 'Beenden mit E-Mail', en: 'End with an e-mail' },
  move: { de: 'Verschieben mit E-Mail', en: 'Move with an e-mail' },
  leave: { de: 'Lassen, wie sie sind', en: 'Leave them as they are' },
  to: { de: 'Verschieben nach', en: 'Move to' },
  noGoal: {
    de: 'Zum Verschieben planen Sie zuerst die nächste Saison.',
    en: 'To move them, plan the next season first.',
  },
  preview: { de: 'Was dann geschieht', en: 'What happens then' },
  confirm: { de: 'Abschließen', en: 'Close for good' },
  progress: { de: '{count} Bewerbungen erledigt…', en: '{count} applications done…' },
  about: { de: '{name}', en: 'The {name} season' },
  done: { de: '{name} ist abgeschlossen', en: 'The {name} season is closed for good' },
  doneText: { de: 'Geändert: {done}. Unverändert: {left}.', en: 'Changed: {done}. Left as they are: {left}.' },
  undo: { de: 'Alles zurücknehmen', en: 'Undo all' },
  undone: {
    de: '{name} ist nicht mehr abgeschlossen. Zurückgenommen: {done}',
    en: 'The {name} season is no longer closed. Undone: {done}',
  },
  undoneText: {
    de: `Nicht zurückgenommen: {left}. Dort ist seitdem etwas anderes geschehen, oder die ${minutes} Minuten sind um.`,
    en: `Not undone: {left}. Something else has happened there since, or the ${minutes} minutes are over.`,
  },
  halfWayTitle: { de: 'Noch nicht ganz abgeschlossen', en: 'Not closed completely yet' },
  halfWay: {
    de: 'Diese Saison wird gerade abgeschlossen, oder es wurde mittendrin unterbrochen. Schließt sie gerade niemand ab? Dann nehmen Sie den Anfang zurück und schließen sie neu ab.',
    en: 'This season is being closed just now, or that was interrupted half way. Is nobody closing it? Then undo what was begun, and close it anew.',
  },
  stopped: { de: 'Unterbrochen', en: 'Interrupted' },
  stoppedText: {
    de: 'Ein Teil kann erledigt sein. Versuchen Sie es noch einmal: Es geht dort weiter, wo es aufhörte.',
    en: 'Part of it may be done. Try again: it goes on where it stopped.',
  },
} satisfies Texts;

const will = {
  end: { de: 'Beendet, mit E-Mail: {count}', en: 'Ended, with an e-mail: {count}' },
  held: { de: 'Davon angehalten: {count}', en: 'Of these on hold: {count}' },
  accepted: {
    de: 'Davon schon von einem Arbeitgeber angenommen: {count}',
    en: 'Of these already accepted by an employer: {count}',
  },
  move: { de: 'Verschoben nach {to}, mit E-Mail: {count}', en: 'Moved to {to}, with an e-mail: {count}' },
  wished: {
    de: 'Verschoben nach {to}, wie sie es wünschten, mit E-Mail: {count}',
    en: 'Moved to {to}, as they asked, with an e-mail: {count}',
  },
  wishing: {
    de: 'Unverändert, ihr Wunsch nach {to} bleibt offen: {count}',
    en: 'Left as they are, with their wish for {to}: {count}',
  },
  leave: { de: 'Unverändert: {count}', en: 'Left as they are: {count}' },
  kept: {
    de: 'Wegen Angebot, Platz oder Vertrag unverändert: {count}',
    en: 'Left as they are for an offer, a place or a contract: {count}',
  },
} satisfies Texts;

const form = {
  ...typedFormText,
  refusedTitle: { de: 'Noch nicht gespeichert', en: 'Not saved yet' },
} satisfies Texts;

export function adminSeasonsTexts(lang: Lang) {
  return {
    ...say({ ...page, states, fields, hints, work: WORK_NAMES, closing: { ...closing, will }, form }, lang),
    pagesNote: pagesNoteTexts(lang),
    errors: pickErrorTexts(lang, ['input_empty', 'date_invalid', 'season_places']),
  };
}
export type AdminSeasonsTexts = ReturnType<typeof adminSeasonsTexts>;
