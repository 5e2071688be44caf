import { daysInWords, hoursInWords } from '#contract/duration.text.ts';
import type { Text } from '#contract/languages.ts';
import {
  CONFIRM_LINK_HOURS,
  MEMBER_INVITATIONS_KEPT_DAYS,
  PASSWORD_LINK_HOURS,
  SECURITY_EVENTS_KEPT_DAYS,
  SESSION_IDLE_DAYS,
  SIGN_UPS_KEPT_DAYS,
  TOKEN_LIFE_DAYS,
} from '#contract/limits.ts';
import type { Texts } from '#src/i18n/text.ts';

const LINK = daysInWords(TOKEN_LIFE_DAYS);
const INVITATION = daysInWords(MEMBER_INVITATIONS_KEPT_DAYS);
const SIGN_UP = daysInWords(SIGN_UPS_KEPT_DAYS);
const CONFIRM = hoursInWords(CONFIRM_LINK_HOURS);
const PASSWORD = hoursInWords(PASSWORD_LINK_HOURS);
const EVENTS = daysInWords(SECURITY_EVENTS_KEPT_DAYS);
const IDLE = daysInWords(SESSION_IDLE_DAYS);

export const timeText = {
  time: { de: 'Wie lange wir sie aufheben', en: 'How long we keep it' },
  what: { de: 'Was', en: 'What' },
  howLong: { de: 'Wie lange', en: 'How long' },
} satisfies Texts;

/** Only periods that the code keeps, each from its constant; what is deleted by hand is called that. */
export const TIME_ROWS: readonly { what: Text; howLong: Text }[] = [
  {
    what: { de: 'Bewerbung, Unterlagen und Verträge', en: 'Application, documents and contracts' },
    howLong: {
      de: 'bis wir sie löschen: wenn wir sie nicht mehr brauchen oder wenn Sie es verlangen und kein Gesetz es verbietet. Automatisch wird heute nichts gelöscht',
      en: 'until we delete them: when we no longer need them, or when you ask for it and no law forbids it. Today nothing is deleted automatically',
    },
  },
  {
    what: { de: 'Konto', en: 'Account' },
    howLong: { de: 'bis Sie verlangen, dass wir es löschen', en: 'until you ask us to delete it' },
  },
  {
    what: { de: 'Persönlicher Link zur Bewerbung', en: 'Personal link to the application' },
    howLong: {
      de: `gültig ${LINK.de} ab dem letzten Schritt, den Sie gesendet haben`,
      en: `valid for ${LINK.en} from the last step that you sent`,
    },
  },
  {
    what: { de: 'Registrierung ohne Bestätigung', en: 'Sign-up without confirmation' },
    howLong: { de: SIGN_UP.de, en: SIGN_UP.en },
  },
  {
    what: { de: 'Einladung in den Bereich eines Partners', en: 'Invitation to a partner’s area' },
    howLong: { de: INVITATION.de, en: INVITATION.en },
  },
  {
    what: { de: 'Links zum Bestätigen und für ein neues Passwort', en: 'Links to confirm and for a new password' },
    howLong: { de: `gültig ${CONFIRM.de} und ${PASSWORD.de}`, en: `valid for ${CONFIRM.en} and ${PASSWORD.en}` },
  },
  {
    what: { de: 'Angemeldetes Gerät', en: 'Device that is signed in' },
    howLong: { de: `${IDLE.de} ab der letzten Nutzung`, en: `${IDLE.en} from its last use` },
  },
  {
    what: { de: 'Anmeldungen und Fehlversuche', en: 'Sign-ins and failed attempts' },
    howLong: { de: EVENTS.de, en: EVENTS.en },
  },
  {
    what: { de: 'Technisches Protokoll, Sicherungskopien', en: 'Technical log, backups' },
    howLong: {
      de: 'so lange, wie wir sie für den sicheren Betrieb brauchen',
      en: 'as long as we need them to run the website safely',
    },
  },
];
