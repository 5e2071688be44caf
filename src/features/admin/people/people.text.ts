import type { AdminAct } from '#contract/accounts/admin.ts';
import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import type { Lang } from '#contract/languages.ts';
import { ADMIN_INVITATION_HOURS, SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { typedFormText } from '#src/i18n/form.text.ts';
import { passwordFieldText } from '#src/i18n/password.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { roomText } from '../room.text.ts';

export const adminPeopleTitle = {
  de: 'Personen mit Zugang zur Verwaltung',
  en: 'People with access to the admin area',
};

const LIFE = hoursInWords(ADMIN_INVITATION_HOURS);

const page = {
  ...roomText,
  title: { de: 'Personen mit Zugang', en: 'People with access' },
  lead: {
    de: 'Wer hier steht, sieht alle Bewerbungen. Jede Änderung steht im Protokoll.',
    en: 'Everybody here sees all applications. Each change is written to the log.',
  },
  person: { de: 'Person', en: 'Person' },
  role: { de: 'Darf', en: 'May' },
  secondFactor: { de: 'Zweiter Faktor', en: 'Second factor' },
  hasFactor: { de: 'Eingerichtet', en: 'Set up' },
  noFactor: { de: 'Noch nicht', en: 'Not yet' },
  lastSignIn: { de: 'Zuletzt angemeldet am {date}', en: 'Last signed in on {date}' },
  notLately: {
    de: `In den letzten ${SECURITY_EVENTS_KEPT_DAYS} Tagen nicht angemeldet`,
    en: `Not signed in within the last ${SECURITY_EVENTS_KEPT_DAYS} days`,
  },
  change: { de: 'Ändern', en: 'Change' },
  you: { de: 'Sie', en: 'You' },
  disabled: { de: 'Gesperrt', en: 'Blocked' },
  settings: { de: 'Ihre Einstellungen', en: 'Your settings' },
  invitedTitle: { de: 'Eingeladen', en: 'Invited' },
  invitedLead: {
    de: 'Diese Personen haben noch kein Passwort gesetzt.',
    en: 'These people have not set a password yet.',
  },
  invitedBy: { de: 'von {email}', en: 'by {email}' },
  byCommandLine: { de: 'über die Kommandozeile', en: 'by the command line' },
  validUntil: { de: 'Link gilt bis', en: 'Link valid until' },
  expired: { de: 'Abgelaufen', en: 'Expired' },
  again: { de: 'Noch einmal senden', en: 'Send again' },
  againNamed: { de: 'Einladung noch einmal senden: {email}', en: 'Send again: {email}' },
  sentAgain: { de: 'Ein neuer Link ist unterwegs', en: 'A new link is on its way' },
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  withdrawNamed: { de: 'Einladung zurückziehen: {email}', en: 'Withdraw the invitation: {email}' },
  withdrawTitle: { de: 'Einladung an {email} zurückziehen?', en: 'Withdraw the invitation to {email}?' },
  withdrawText: {
    de: 'Der Link in der E-Mail öffnet dann nichts mehr. Sie können die Person später neu einladen.',
    en: 'The link in the e-mail will open nothing any more. You can invite the person again later.',
  },
  withdrawn: { de: 'Die Einladung gilt nicht mehr', en: 'The invitation has ended' },
  inviteTitle: { de: 'Jemanden einladen', en: 'Invite somebody' },
  email: { de: 'E-Mail der Person', en: 'The person’s e-mail' },
  emailHint: {
    de: `Die Person bekommt einen Link, mit dem sie ihr Passwort setzt. Er gilt ${LIFE.de}.`,
    en: `The person gets a link to set their password. It is valid for ${LIFE.en}.`,
  },
  may: { de: 'Was die Person darf', en: 'What the person may do' },
  mayDecide: { de: 'Alles sehen und entscheiden', en: 'See everything and decide' },
  mayRead: { de: 'Nur lesen: alles sehen, nichts entscheiden', en: 'Read only: see everything, decide nothing' },
  lang: { de: 'Sprache der E-Mail', en: 'Language of the e-mail' },
  password: { de: 'Ihr Passwort, zur Sicherheit', en: 'Your password, to be safe' },
  invite: { de: 'Einladung senden', en: 'Send invitation' },
  invited: { de: 'Die Einladung ist unterwegs', en: 'The invitation is on its way' },
  inviteFailed: { de: 'Die Einladung konnte nicht gesendet werden.', en: 'The invitation could not be sent.' },
  failedTitle: { de: 'Fehler beim Laden der Personen', en: 'Error loading the people' },
  pages: { de: 'Weitere Personen', en: 'More people' },
} satisfies Texts;

const roles = {
  admin: { de: 'Entscheiden', en: 'Decide' },
  reader: { de: 'Nur lesen', en: 'Read only' },
} satisfies Texts & Record<DeskRole, unknown>;

/** The button of each act, the dialog before it, and what is said afterwards. */
const acts = {
  disable: {
    label: { de: 'Sperren', en: 'Block' },
    title: { de: '{email} sperren?', en: 'Block {email}?' },
    text: {
      de: 'Die Person ist sofort auf allen Geräten abgemeldet und kann sich nicht mehr anmelden. Ihre offenen Einladungen enden. Sie können sie später wieder zulassen.',
      en: 'The person is signed out on all devices at once and can no longer sign in. Their open invitations end. You can let them in again later.',
    },
    done: { de: 'Gesperrt: {email}', en: 'Blocked: {email}' },
  },
  enable: {
    label: { de: 'Wieder zulassen', en: 'Let in again' },
    title: { de: '{email} wieder zulassen?', en: 'Let {email} in again?' },
    text: {
      de: 'Die Person meldet sich mit ihrem bisherigen Passwort und ihrer App an.',
      en: 'The person signs in with the same password and app as before.',
    },
    done: { de: 'Wieder zugelassen: {email}', en: 'Let in again: {email}' },
  },
  'reset-second-factor': {
    label: { de: 'Zweiten Faktor zurücksetzen', en: 'Reset second factor' },
    title: { de: 'Zweiten Faktor von {email} zurücksetzen?', en: 'Reset the second factor of {email}?' },
    text: {
      de: 'Für jemanden, der Telefon und Notfallcodes verloren hat. Bitte fragen Sie vorher nach, ob die Bitte wirklich von der Person kommt. Sie ist überall abgemeldet, erfährt es per E-Mail und richtet die App bei der nächsten Anmeldung neu ein.',
      en: 'For somebody who has lost phone and recovery codes. Please check first that it is really the person who asks. They are signed out everywhere, told by e-mail, and set up the app anew at the next sign-in.',
    },
    done: { de: 'Zweiter Faktor zurückgesetzt: {email}', en: 'Second factor reset: {email}' },
  },
  'make-reader': {
    label: { de: 'Nur noch lesen', en: 'Read only' },
    title: { de: '{email} nur noch lesen lassen?', en: 'Let {email} only read?' },
    text: {
      de: 'Die Person sieht weiter alles und entscheidet nichts mehr. Ihre offenen Einladungen enden. Das gilt sofort.',
      en: 'The person still sees everything and decides nothing. Their open invitations end. This counts at once.',
    },
    done: { de: 'Darf nur noch lesen: {email}', en: 'May only read now: {email}' },
  },
  'make-admin': {
    label: { de: 'Entscheiden lassen', en: 'Allow to decide' },
    title: { de: '{email} entscheiden lassen?', en: 'Let {email} decide?' },
    text: {
      de: 'Die Person entscheidet dann über Bewerbungen und Partner und kann andere einladen und sperren.',
      en: 'The person will decide on applications and partners, and can invite and block others.',
    },
    done: { de: 'Darf jetzt entscheiden: {email}', en: 'May decide now: {email}' },
  },
} satisfies Record<AdminAct, Texts>;

const languages = { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } } satisfies Texts;

export function peopleTexts(lang: Lang) {
  return {
    ...say({ ...page, roles, acts, form: typedFormText, languages, slip: addressSlipText }, lang),
    errors: pickErrorTexts(lang, ['input_empty', 'email_invalid']),
    passwordField: say(passwordFieldText, lang),
  };
}
export type PeopleTexts = ReturnType<typeof peopleTexts>;
