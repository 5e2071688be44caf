import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';
import { wordForWord } from '../page/word-for-word.ts';

const signIn = {
  tab: { de: 'Anmelden', en: 'Sign in' },
  submit: { de: 'Anmelden', en: 'Sign in' },
  goingOn: { de: 'Einen Moment…', en: 'One moment…' },
  forgotten: { de: 'Passwort vergessen?', en: 'Forgot your password?' },
  confirmedTitle: { de: 'Ihre E-Mail-Adresse ist bestätigt', en: 'Your e-mail address is confirmed' },
  confirmedText: { de: 'Sie können sich jetzt anmelden.', en: 'You can sign in now.' },
  invitedTitle: { de: 'Ihr Konto ist angelegt', en: 'Your account has been made' },
  invitedText: {
    de: 'Bitte öffnen Sie den Link in unserer E-Mail und bestätigen Sie Ihre Adresse. Danach können Sie sich hier anmelden. Der nächste Schritt ist Ihre Bewerbung.',
    en: 'Please open the link in our e-mail and confirm your address. After that you can sign in here. The next step is your application.',
  },
  invitedNetwork: {
    de: 'Für die Bewerbung brauchen Sie eine Bestätigung von {network}:',
    en: 'For the application you need a confirmation from {network}:',
  },
  newPasswordTitle: { de: 'Ihr neues Passwort gilt', en: 'Your new password is set' },
  newPasswordText: { de: 'Sie können sich jetzt damit anmelden.', en: 'You can now sign in with it.' },
  alreadyTitle: { de: 'Sie sind schon angemeldet', en: 'You are already signed in' },
  alreadyText: { de: 'Dieser Browser ist mit {email} angemeldet.', en: 'This browser is signed in as {email}.' },
  noCookies: {
    de: 'E-Mail und Passwort stimmen, aber Ihr Browser speichert für diese Seite keine Cookies. Ohne eines weiß die nächste Seite nicht, dass Sie es sind. Bitte erlauben Sie Cookies für diese Seite und melden Sie sich noch einmal an.',
    en: 'E-mail and password are right, but your browser does not keep cookies for this site. Without one the next page cannot know that it is you. Please allow cookies for this site and sign in again.',
  },
  goOn: { de: 'Weiter', en: 'Continue' },
  qrOnly: {
    de: 'Registrierung nur mit QR-Code oder Link Ihrer Hochschule.',
    en: 'Registration only by the QR code or link of your university.',
  },
} satisfies Texts;

/** The specification fixes the two English sentences, and in German the title alone. */
const fixed = {
  failedTitle: { de: 'Anmeldung fehlgeschlagen.', en: 'Sign in failed' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Login failed. Please try again.' },
} satisfies Texts;

export function signInTexts(lang: Lang) {
  return { ...say(signIn, lang), ...wordForWord(fixed, lang) };
}
export type SignInTexts = ReturnType<typeof signInTexts>;
