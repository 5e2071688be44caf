import type { Lang } from '#contract/languages.ts';
import { MAX_POSTER_LINE_CHARACTERS } from '#contract/limits.ts';
import { savingFormText } from '#src/i18n/form.text.ts';
import { noAnswer } from '#src/i18n/no-answer.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { membersTexts, membersTitle } from '#src/nouns/member/members.text.ts';
import { inviteTexts } from './invite/invite.text.ts';
import { linksTexts } from './invite/links.text.ts';
import { profileDetails } from './profile-details.text.ts';
import { registrationsTexts } from './registrations.text.ts';
import { inviteStudentsTexts } from './students/invite-students.text.ts';

export const partnerAreaTitle = { de: 'Partnerbereich', en: 'Partner area' };

const state = {
  created: { de: 'Partner-Profil erfolgreich erstellt!', en: 'Partner profile created!' },
  notFoundTitle: { de: 'Partner-Profil nicht gefunden', en: 'Partner profile not found' },
  notFoundText: {
    de: 'Bitte wenden Sie sich an den Support, wir bringen das in Ordnung:',
    en: 'Please contact support. We will put this right:',
  },
  endedTitle: { de: 'Ihr Zugang ist beendet', en: 'Your access has ended' },
  endedElse: {
    de: 'Ist das ein Irrtum und Sie erreichen dort niemanden? Dann schreiben Sie uns:',
    en: 'Is this a mistake, and you cannot reach anybody there? Then write to us:',
  },
  endedNew: { de: 'Profil für eine andere Einrichtung anlegen', en: 'Create a profile for another organisation' },
  failedTitle: { de: 'Fehler beim Laden der Partner-Daten', en: 'Error loading the partner data' },
  ...noAnswer,
  close: { de: 'Schließen', en: 'Close' },
} satisfies Texts;

const profile = {
  title: { de: 'Ihr Profil', en: 'Your profile' },
  organization: { de: 'Einrichtung', en: 'Organisation' },
  contactPerson: { de: 'Ansprechperson', en: 'Contact person' },
  partnerId: { de: 'Partner-ID', en: 'Partner ID' },
  since: { de: 'Partner seit', en: 'Partner since' },
  check: { de: 'Prüfung', en: 'Verification' },
  checked: { de: 'geprüft am {date}', en: 'checked on {date}' },
  unchecked: { de: 'steht noch aus', en: 'not checked yet' },
  nameIsOwners: { de: 'Ändern kann den Namen nur der Hauptzugang.', en: 'Only the main account can change the name.' },
  save: { de: 'Änderungen speichern', en: 'Save changes' },
  saved: { de: 'Profil gespeichert', en: 'Profile saved' },
  savedUnchecked: {
    de: 'Wir prüfen den neuen Namen. Bis dahin sehen Sie keine Namen und Zahlen.',
    en: 'We are checking the new name. Until then you will not see any names or figures.',
  },
  fallback: { de: 'Fehler beim Speichern des Profils.', en: 'Error saving the profile.' },
  renameTitle: { de: 'Ein neuer Name muss neu geprüft werden', en: 'A new name has to be checked again' },
  renameText: {
    de: 'Bis dahin sehen Sie keine Namen und Zahlen. Code und Link gelten weiter. Der Aushang nennt Ihre Einrichtung erst wieder nach der Prüfung.',
    en: 'Until then you will not see any names or figures. Code and link stay valid. The poster names your organisation again after the check.',
  },
  correctTitle: { de: 'Nur die Schreibweise ändert sich', en: 'Only the spelling changes' },
  correctText: {
    de: 'Ihre Prüfung bleibt gültig. Den Aushang drucken Sie bitte neu.',
    en: 'You stay verified. Please print the poster again.',
  },
  account: { de: 'Passwort und Geräte', en: 'Password and devices' },
  helpTitle: { de: 'Brauchen Sie Hilfe?', en: 'Need help?' },
  helpText: { de: 'Antwort innerhalb von {hours} Stunden.', en: 'We answer within {hours} hours.' },
} satisfies Texts;

const poster = {
  title: { de: 'Kontakt auf dem Aushang', en: 'Contact on the poster' },
  lead: {
    de: 'Wen Studierende bei Ihnen fragen können. Das steht unten auf dem Aushang, neben unserer Adresse, sobald wir es geprüft haben. Bitte drucken Sie ihn danach neu.',
    en: 'Whom students can ask at your university. It is printed at the foot of the poster, beside our address, once we have checked it. Please print the poster again afterwards.',
  },
  name: { de: 'Name', en: 'Name' },
  nameHint: { de: 'Leer: Ihre Ansprechperson', en: 'If empty: your contact person' },
  office: { de: 'Büro oder Raum', en: 'Office or room' },
  lineHint: {
    de: `Höchstens ${MAX_POSTER_LINE_CHARACTERS} Zeichen`,
    en: `At most ${MAX_POSTER_LINE_CHARACTERS} characters`,
  },
  reach: { de: 'E-Mail oder Telefon', en: 'E-mail or phone' },
  reachHint: {
    de: `Jede Person, die den Aushang sieht, kann das lesen. Höchstens ${MAX_POSTER_LINE_CHARACTERS} Zeichen`,
    en: `Everyone who sees the poster can read this. At most ${MAX_POSTER_LINE_CHARACTERS} characters`,
  },
  optional: { de: '(freiwillig)', en: '(optional)' },
  save: { de: 'Kontakt speichern', en: 'Save contact' },
  saved: { de: 'Kontakt gespeichert', en: 'Contact saved' },
  waits: {
    de: 'Wir prüfen Ihren Kontakt. Bis dahin lässt der Aushang die neuen Zeilen weg.',
    en: 'We are checking your contact. Until then the poster leaves the new lines out.',
  },
  fallback: { de: 'Der Kontakt konnte nicht gespeichert werden.', en: 'The contact could not be saved.' },
} satisfies Texts;

export function partnerAreaTexts(lang: Lang) {
  return {
    ...say({ state, profile, poster, details: profileDetails }, lang),
    form: say(savingFormText, lang),
    invite: inviteTexts(lang),
    links: linksTexts(lang),
    students: inviteStudentsTexts(lang),
    membersTitle: membersTitle[lang],
    members: membersTexts(lang, 'partner'),
    registrations: registrationsTexts(lang),
  };
}
export type PartnerAreaTexts = ReturnType<typeof partnerAreaTexts>;
