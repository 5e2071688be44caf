import type { Lang } from '#contract/languages.ts';
import { MAX_STUDENT_INVITATIONS_A_DAY, STUDENT_INVITATIONS_KEPT_DAYS } from '#contract/limits.ts';
import type { InvitedState } from '#contract/partners/student-invitation.ts';
import { say, type Texts } from '#src/i18n/text.ts';

const texts = {
  title: { de: 'Viele auf einmal einladen', en: 'Invite many at once' },
  lead: {
    de: `Fügen Sie eine Liste ein oder wählen Sie eine Tabelle (CSV). Wir lesen daraus nur die E-Mail-Adressen und schreiben jeder höchstens einmal: Wer schon ein Konto hat, sich beworben hat oder keine Einladungen möchte, bekommt keine E-Mail. Nach ${STUDENT_INVITATIONS_KEPT_DAYS} Tagen löschen wir sie.`,
    en: `Paste a list or choose a table (CSV). We read only the e-mail addresses and write to each at most once: whoever has an account, has applied or wants no invitations gets no e-mail. We delete them after ${STUDENT_INVITATIONS_KEPT_DAYS} days.`,
  },
  list: { de: 'Liste', en: 'List' },
  listHint: { de: 'Eine Person je Zeile', en: 'One person a line' },
  listMissing: { de: 'Bitte fügen Sie eine Liste ein.', en: 'Please paste a list.' },
  file: { de: 'Tabelle wählen', en: 'Choose a table' },
  noText: {
    de: 'Das ist keine Tabelle in Textform. Speichern Sie sie in Excel als „CSV“.',
    en: 'This is not a table in text form. Save it as “CSV” in Excel.',
  },
  tooLong: {
    de: 'Die Liste ist zu lang. Bitte teilen Sie sie auf.',
    en: 'The list is too long. Please divide it.',
  },
  look: { de: 'Liste prüfen', en: 'Check the list' },
  previewTitle: { de: 'Wen wir einladen', en: 'Whom we invite' },
  some: { de: 'Neue Adressen für heute: {count}', en: 'New addresses for today: {count}' },
  left: {
    de: `Am Tag gehen höchstens ${MAX_STUDENT_INVITATIONS_A_DAY} Einladungen hinaus. Noch übrig: {count}. Senden Sie die Liste dafür morgen noch einmal.`,
    en: `At most ${MAX_STUDENT_INVITATIONS_A_DAY} invitations go out a day. Still left: {count}. Send the list again for these tomorrow.`,
  },
  may: {
    de: 'Senden Sie nur Adressen, die Sie dafür weitergeben dürfen.',
    en: 'Send only addresses that you may pass on for this.',
  },
  line: { de: 'Zeile {line}:', en: 'Line {line}:' },
  more: { de: 'und {count} weitere', en: 'and {count} more' },
  send: { de: 'Einladungen senden', en: 'Send the invitations' },
  sending: { de: 'Wird gesendet…', en: 'Sending…' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  sent: { de: 'Eingeladen: {count}', en: 'Invited: {count}' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  invitedTitle: { de: 'Schon eingeladen', en: 'Invited already' },
  invitedLead: {
    de: '„Registriert“ steht nur bei Personen, die Ihnen ihren Namen zeigen. Die anderen zählen oben mit.',
    en: '“Registered” is shown only beside people who show you their name. The others are counted above.',
  },
  none: { de: 'Noch niemand.', en: 'Nobody yet.' },
  address: { de: 'Adresse', en: 'Address' },
  on: { de: 'Eingeladen am', en: 'Invited on' },
  state: { de: 'Status', en: 'Status' },
  registered: { de: 'registriert', en: 'registered' },
  invited: { de: 'eingeladen', en: 'invited' },
  newer: { de: 'Neuere', en: 'Newer' },
  older: { de: 'Ältere', en: 'Older' },
} satisfies Texts;

/** Of those who get no mail. */
const states = {
  taken: { de: 'Wird eingeladen', en: 'Is invited' },
  double: { de: 'Steht zweimal in der Liste', en: 'Is in the list twice' },
  invited: { de: 'Schon eingeladen', en: 'Invited already' },
  registered: { de: 'Schon registriert', en: 'Registered already' },
  wrong: { de: 'Keine E-Mail-Adresse', en: 'Not an e-mail address' },
} satisfies Texts & Record<InvitedState, unknown>;

export function inviteStudentsTexts(lang: Lang) {
  return { ...say(texts, lang), states: say(states, lang) };
}
