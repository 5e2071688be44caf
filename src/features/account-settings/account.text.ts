import { ROLE_NAMES } from '#contract/accounts/role-names.text.ts';
import type { Lang } from '#contract/languages.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { savingFormText } from '#src/i18n/form.text.ts';
import { passwordText } from '#src/i18n/password.text.ts';
import { recoveryCodesText } from '#src/i18n/recovery-codes.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { dataExportText } from '#src/nouns/personal-data/data-export.text.ts';

export const accountSettingsTitle = { de: 'Einstellungen', en: 'Settings' };

const top = {
  title: { de: 'Einstellungen', en: 'Settings' },
  signedInAs: { de: 'Angemeldet als {email}', en: 'Signed in as {email}' },
} satisfies Texts;

const ownData = {
  ...dataExportText,
  toMyData: { de: 'Mehr zu Ihren Daten und Rechten', en: 'More about your data and rights' },
} satisfies Texts;

const erase = {
  title: { de: 'Konto löschen', en: 'Delete account' },
  text: {
    de: 'Ihr Zugang endet sofort, und was wir über Sie als Person gespeichert haben, wird gelöscht. Das lässt sich nicht rückgängig machen. Die letzte Nachricht geht an Ihre E-Mail-Adresse.',
    en: 'Your access ends at once, and what we keep about you as a person is deleted. This cannot be undone. The last message goes to your e-mail address.',
  },
  lastOfPartner: {
    de: 'Sie sind die letzte Person Ihrer Einrichtung. Mit dem Konto endet auch deren Zugang: Link und Code gelten dann nicht mehr.',
    en: 'You are the last person of your organisation. Its access ends with the account: the link and the code stop working.',
  },
  lastOfEmployer: {
    de: 'Sie sind die letzte Person Ihrer Firma. Mit dem Konto endet auch deren Zugang: Offener Bedarf wird geschlossen.',
    en: 'You are the last person of your company. Its access ends with the account: its open requirements are closed.',
  },
  obstacleTitle: { de: 'Jetzt lässt sich das Konto nicht löschen', en: 'The account cannot be deleted now' },
  to_erasure_application: { de: 'Zu „Ihre Daten“', en: 'Go to “Your data”' },
  to_last_admin: { de: 'Jemanden einladen', en: 'Invite somebody' },
  to_owner_stays: { de: 'Uns schreiben', en: 'Write to us' },
  to_owner_hands_over: { de: 'Zu den Personen Ihrer Firma', en: 'Go to the people of your company' },
  to_erasure_open_contract: { de: 'Zu den Verträgen', en: 'Go to the contracts' },
  to_erasure_open_place: { de: 'Uns schreiben', en: 'Write to us' },
  password: { de: 'Ihr Passwort, zur Sicherheit', en: 'Your password, to be safe' },
  save: { de: 'Konto endgültig löschen', en: 'Delete account for good' },
  doneTitle: { de: 'Ihr Konto ist gelöscht', en: 'Your account has been deleted' },
  doneText: { de: 'Sie sind auf allen Geräten abgemeldet.', en: 'You have been signed out on all devices.' },
  start: { de: 'Zur Startseite', en: 'To the home page' },
} satisfies Texts;

const facts = {
  title: { de: 'Ihr Konto', en: 'Your account' },
  name: { de: 'Name', en: 'Name' },
  company: { de: 'Firma', en: 'Company' },
  email: { de: 'E-Mail', en: 'E-mail' },
  kind: { de: 'Art des Kontos', en: 'Account type' },
  home: { de: 'Zu meiner Übersicht', en: 'Go to my overview' },
} satisfies Texts;

const { student, partner, employer, admin } = ROLE_NAMES;
const kinds = { student: student.one, partner: partner.one, employer: employer.one, admin: admin.one } satisfies Texts;

const password = {
  title: { de: 'Passwort ändern', en: 'Change password' },
  text: {
    de: 'Danach sind Sie nur noch auf diesem Gerät angemeldet.',
    en: 'You will then be signed in on this device only.',
  },
  current: { de: 'Jetziges Passwort', en: 'Current password' },
  fresh: { de: 'Neues Passwort', en: 'New password' },
  repeat: { de: 'Neues Passwort wiederholen', en: 'Repeat new password' },
  save: { de: 'Passwort ändern', en: 'Change password' },
  doneTitle: { de: 'Ihr Passwort ist geändert', en: 'Your password has been changed' },
  doneText: {
    de: 'Alle anderen Geräte sind abgemeldet. Eine Nachricht geht an Ihre E-Mail-Adresse.',
    en: 'All other devices have been signed out. We have sent a notice to your e-mail address.',
  },
} satisfies Texts;

const email = {
  title: { de: 'E-Mail-Adresse ändern', en: 'Change e-mail address' },
  text: {
    de: 'Wir senden einen Link an die neue Adresse. Bis Sie ihn bestätigen, bleibt alles, wie es ist.',
    en: 'We will send a link to the new address. Nothing changes until you confirm it.',
  },
  fresh: { de: 'Neue E-Mail-Adresse', en: 'New e-mail address' },
  password: { de: 'Ihr Passwort', en: 'Your password' },
  save: { de: 'Link an die neue Adresse senden', en: 'Send a link to the new address' },
  doneTitle: { de: 'E-Mail gesendet!', en: 'E-mail sent!' },
  doneText: {
    de: 'Bitte öffnen Sie den Link im neuen Postfach, um die Adresse zu bestätigen.',
    en: 'Please open the link in your new mailbox to confirm the address.',
  },
} satisfies Texts;

const language = {
  title: { de: 'Sprache unserer E-Mails', en: 'Language of our e-mails' },
  text: {
    de: 'Wechseln Sie oben die Sprache der Seite, gilt die neue auch für unsere E-Mails. Hier können Sie eine andere wählen.',
    en: 'When you switch the language of the page at the top, our e-mails follow. Here you can choose another one.',
  },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  save: { de: 'Sprache speichern', en: 'Save the language' },
  doneTitle: { de: 'Die Sprache ist gespeichert', en: 'The language is saved' },
  doneText: { de: 'Sie gilt ab unserer nächsten E-Mail.', en: 'It applies from our next e-mail.' },
} satisfies Texts;

const recovery = {
  title: { de: 'Neue Notfallcodes', en: 'New recovery codes' },
  text: {
    de: 'Für den Fall, dass die alten verbraucht oder verloren sind, oder jemand sie gesehen hat. Die alten gelten danach nicht mehr.',
    en: 'In case the old ones are used up or lost, or somebody has seen them. The old ones no longer work afterwards.',
  },
  password: { de: 'Ihr Passwort', en: 'Your password' },
  code: { de: 'Code aus der App', en: 'Code from the app' },
  codeHint: { de: '6 Ziffern, oder ein Notfallcode', en: '6 digits, or a recovery code' },
  save: { de: 'Neue Codes machen', en: 'Make new codes' },
  doneTitle: { de: 'Sie haben neue Notfallcodes', en: 'You have new recovery codes' },
  doneText: {
    de: 'Die alten gelten nicht mehr. Eine Nachricht geht an Ihre E-Mail-Adresse.',
    en: 'The old ones no longer work. We have sent a notice to your e-mail address.',
  },
} satisfies Texts;

const sessions = {
  title: { de: 'Wo Sie angemeldet sind', en: 'Where you are signed in' },
  loading: { de: 'Die Liste wird geladen', en: 'Loading the list' },
  unknown: { de: 'Unbekanntes Gerät', en: 'Unknown device' },
  current: { de: 'Dieses Gerät', en: 'This device' },
  lastSeen: { de: 'Zuletzt aktiv am {date} Uhr', en: 'Last active on {date}' },
  since: { de: 'Angemeldet am {date} Uhr', en: 'Signed in on {date}' },
  end: { de: 'Abmelden', en: 'Sign out' },
  endNamed: { de: '{device}, angemeldet am {date} Uhr: abmelden', en: '{device}, signed in on {date}: sign out' },
  ended: { de: '{device} ist abgemeldet', en: '{device} is signed out' },
  everywhere: { de: 'Überall abmelden', en: 'Sign out everywhere' },
  askTitle: { de: 'Überall abmelden?', en: 'Sign out everywhere?' },
  askText: {
    de: 'Alle Geräte werden abgemeldet, auch dieses. Danach melden Sie sich mit Ihrem Passwort neu an.',
    en: 'All devices will be signed out, including this one. You can then sign in again with your password.',
  },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  failedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  offline: {
    de: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es noch einmal.',
    en: 'There is no connection right now. Please try again.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

const form = {
  ...savingFormText,
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
} satisfies Texts;

const passkeys = {
  title: { de: 'Passkeys', en: 'Passkeys' },
  text: {
    de: 'Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel beim Anmelden, anstelle des Codes und nach dem Passwort. Codes der App und Notfallcodes gelten weiter.',
    en: 'Fingerprint, face, PIN or security key at sign-in, in place of the code and after the password. Codes of the app and recovery codes still work.',
  },
  name: { de: 'Name des Passkeys', en: 'Name of the passkey' },
  nameHint: { de: 'Woran Sie das Gerät erkennen', en: 'How you recognise the device' },
  password: recovery.password,
  code: recovery.code,
  codeHint: recovery.codeHint,
  save: { de: 'Passkey hinzufügen', en: 'Add a passkey' },
  notMade: {
    de: 'Der Browser hat keinen Passkey gemacht. Versuchen Sie es bitte mit dem nächsten Code noch einmal.',
    en: 'The browser has not made a passkey. Please try again with the next code.',
  },
  never: { de: 'Noch nicht benutzt', en: 'Not used yet' },
  lastUsed: { de: 'Zuletzt benutzt: {date} Uhr', en: 'Last used: {date}' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeNamed: { de: 'Passkey {name} entfernen', en: 'Remove the passkey {name}' },
  doneTitle: { de: 'Sie haben einen neuen Passkey', en: 'You have a new passkey' },
  doneText: {
    de: 'Eine Nachricht geht an Ihre E-Mail-Adresse.',
    en: 'We have sent a notice to your e-mail address.',
  },
} satisfies Texts;

const removePasskey = {
  title: { de: 'Passkey „{name}“ entfernen', en: 'Remove the passkey “{name}”' },
  text: { de: 'Mit ihm meldet sich danach niemand mehr an.', en: 'Nobody signs in with it afterwards.' },
  save: passkeys.remove,
  doneTitle: { de: 'Entfernt', en: 'Removed' },
  doneText: passkeys.doneText,
} satisfies Texts;

export function accountSettingsTexts(lang: Lang) {
  return {
    ...say({ top, facts, kinds, ownData, erase, password }, lang),
    email: { ...say(email, lang), slip: say(addressSlipText, lang) },
    language: say(language, lang),
    recovery: { ...say(recovery, lang), codes: say(recoveryCodesText, lang) },
    ...say({ passkeys, removePasskey, sessions, fields: passwordText }, lang),
    form: say(form, lang),
  };
}
export type AccountSettingsTexts = ReturnType<typeof accountSettingsTexts>;

/** Sentences that the settings add to the catalogue's. */
export const settingsErrors = {
  passwords_differ: { de: 'Passwörter stimmen nicht überein', en: 'Passwords do not match' },
  input_empty: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
} satisfies Texts;
