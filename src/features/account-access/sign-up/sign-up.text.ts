import type { Lang } from '#contract/languages.ts';
import { addressSlipText } from '#src/i18n/address-slip.text.ts';
import { alreadySignedInText } from '#src/i18n/already-signed-in.text.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { wordForWord } from '../page/word-for-word.ts';
import type { SignUpKind } from './sign-up-rules.ts';

const signUp = {
  tab: { de: 'Registrieren', en: 'Register' },
  submit: { de: 'Konto anlegen', en: 'Create account' },
  employerHint: {
    de: 'Wir prüfen jede Firma, bevor sie echte Profile sieht.',
    en: 'We check every company before it sees real profiles.',
  },
  partnerHint: {
    de: 'Ihren QR-Code bekommen Sie gleich nach der ersten Anmeldung.',
    en: 'You will get your QR code right after you first sign in.',
  },
  studentHint: {
    de: 'Ihr Konto wird der Hochschule zugeordnet, die Sie eingeladen hat.',
    en: 'Your account is linked to the university that invited you.',
  },
  privacyBefore: {
    de: 'Was wir mit Ihren Daten tun, steht in den',
    en: 'What we do with your data is described in the',
  },
  privacyLink: { de: 'Datenschutzhinweisen', en: 'privacy notice' },
  sentTo: {
    de: 'Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin, um die Adresse zu bestätigen. Danach können Sie sich anmelden.',
    en: 'We have sent an e-mail to {email}. Open the link in it to confirm the address. After that you can sign in.',
  },
  nothingCame: {
    de: 'Nichts angekommen? Bitte sehen Sie im Spam-Ordner nach.',
    en: 'Nothing arrived? Please check your spam folder.',
  },
  otherAddress: { de: 'Andere E-Mail-Adresse verwenden', en: 'Use another e-mail address' },
  toSignIn: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
  haveAccount: { de: 'Sie haben schon ein Konto?', en: 'Already have an account?' },
} satisfies Texts;

/** The specification fixes these sentences in one language; the other is our translation. */
const fixed = {
  failedTitle: { de: 'Registrierung fehlgeschlagen.', en: 'Sign-up failed' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Signup failed. Please try again.' },
  thanks: { de: 'Danke!', en: 'Thank you!' },
  registered: {
    de: 'Registrierung erfolgreich! Bitte prüfen Sie Ihre E-Mails zur Bestätigung.',
    en: 'Registration successful! Please check your e-mails to confirm.',
  },
  qrOnlyTitle: { de: 'Registrierung nur per QR-Link', en: 'Registration only by QR link' },
  qrOnlyText: {
    de: 'Ihre Hochschule hat einen QR-Code oder einen Link für Sie. Nur damit können Sie hier ein Konto anlegen.',
    en: 'Your university has a QR code or a link for you. Only with it can you create an account here.',
  },
  qrOnlyGone: {
    de: 'Dieser Link gehört zu keiner aktiven Partnerhochschule. Vielleicht hat Ihre Hochschule einen neuen QR-Code. Fragen Sie dort nach dem aktuellen Aushang.',
    en: 'This link does not belong to an active partner university. Your university may have a new QR code. Please ask there for the current poster.',
  },
  pausedTitle: { de: 'Diese Einladung ist pausiert', en: 'This invitation is paused' },
  pausedText: {
    de: 'Gerade kann niemand mit ihr ein Konto anlegen.',
    en: 'Nobody can create an account with it at the moment.',
  },
  qrOnlyLogin: { de: 'Zur Anmeldung', en: 'Go to sign-in' },
  qrOnlyApply: { de: 'Für die Bewerbung selbst brauchen Sie kein Konto:', en: 'You do not need an account to apply:' },
  apply: { de: 'Bewerbung starten', en: 'Start your application' },
} satisfies Texts;

export function signUpTexts(lang: Lang) {
  return {
    ...say(signUp, lang),
    ...wordForWord(fixed, lang),
    ...say({ already: alreadySignedInText, slip: addressSlipText }, lang),
  };
}
export type SignUpTexts = ReturnType<typeof signUpTexts>;

const DIFFER = { de: 'Passwörter stimmen nicht überein.', en: 'The passwords do not match.' };
const STUDENT = {
  de: 'Bitte Felder prüfen (Passwörter müssen übereinstimmen).',
  en: 'Please check the fields (the passwords must match).',
};
const PARTNER = {
  passwords_differ: DIFFER,
  password_too_short: {
    de: 'Passwort muss mindestens {min} Zeichen lang sein.',
    en: 'Password must be at least {min} characters long.',
  },
  password_no_uppercase: {
    de: 'Passwort muss einen Großbuchstaben enthalten.',
    en: 'Password must contain an uppercase letter.',
  },
  password_no_lowercase: {
    de: 'Passwort muss einen Kleinbuchstaben enthalten.',
    en: 'Password must contain a lowercase letter.',
  },
  password_no_number: { de: 'Passwort muss eine Zahl enthalten.', en: 'Password must contain a number.' },
  password_no_special: {
    de: 'Passwort muss ein Sonderzeichen enthalten.',
    en: 'Password must contain a special character.',
  },
  passwordFault: { de: 'Passwort-Fehler: {message}', en: 'Password error: {message}' },
} satisfies Texts;

/** Sentences of this form that replace the catalogue's, by code. */
export const signUpErrors = {
  student: { fields_required: STUDENT, passwords_differ: STUDENT },
  employer: { passwords_differ: DIFFER },
  partner: PARTNER,
} satisfies Record<SignUpKind, Texts>;
