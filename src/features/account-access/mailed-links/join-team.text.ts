import type { Lang } from '#contract/languages.ts';
import { say, type Texts } from '#src/i18n/text.ts';

/** The page behind a colleague's invitation. */
const texts = {
  intro: { de: '{organization} lädt Sie ein.', en: '{organization} invites you.' },
  forAddress: { de: 'Die Einladung gilt für {email}.', en: 'The invitation is for {email}.' },
  choose: {
    de: 'Wählen Sie ein Passwort. Damit melden Sie sich künftig an; eine weitere E-Mail müssen Sie nicht bestätigen.',
    en: 'Choose a password. You will use it to sign in from now on; there is no further e-mail to confirm.',
  },
  create: { de: 'Konto anlegen und beitreten', en: 'Create account and join' },
  privacyBefore: { de: 'Wie wir mit Ihren Daten umgehen:', en: 'How we handle your data:' },
  privacyLink: { de: 'Datenschutzhinweise', en: 'privacy notice' },
  known: {
    de: 'Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich an, danach können Sie beitreten.',
    en: 'There is already an account for this address. Sign in, then you can join.',
  },
  signIn: { de: 'Anmelden', en: 'Sign in' },
  other: {
    de: 'Zu dieser Adresse gibt es schon ein Konto anderer Art. Bitte lassen Sie sich unter einer anderen Adresse einladen.',
    en: 'There is already an account of another kind for this address. Please ask to be invited at another address.',
  },
  otherTitle: { de: 'Mit dieser Adresse geht es nicht', en: 'This address cannot be used' },
  ready: { de: 'Sie sind als {email} angemeldet.', en: 'You are signed in as {email}.' },
  join: { de: 'Beitreten', en: 'Join' },
  wrongTitle: { de: 'Sie sind mit einem anderen Konto angemeldet', en: 'You are signed in with another account' },
  wrong: {
    de: 'Angemeldet ist {email}. Bitte melden Sie sich ab, dann geht es mit der Einladung weiter.',
    en: 'You are signed in as {email}. Please sign out to go on with the invitation.',
  },
  signOut: { de: 'Abmelden', en: 'Sign out' },
  failedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  endedTitle: { de: 'Diese Einladung gilt nicht mehr', en: 'This invitation is no longer valid' },
  ended: {
    de: 'Sie wurde schon benutzt, zurückgezogen oder ist abgelaufen. Haben Sie sie selbst benutzt? Dann melden Sie sich einfach an. Sonst bitten Sie Ihre Kollegin oder Ihren Kollegen um eine neue.',
    en: 'It has been used, withdrawn or has expired. If you used it yourself, simply sign in. Otherwise please ask your colleague for a new one.',
  },
  pausedTitle: { de: 'Gerade kann niemand dazukommen', en: 'Nobody can be added at the moment' },
  paused: {
    de: 'Die Einladung dieser Einrichtung ist gerade pausiert. Bitte öffnen Sie den Link später noch einmal.',
    en: 'The invitation of this organisation is paused at the moment. Please open the link again later.',
  },
  incompleteTitle: { de: 'Der Link ist unvollständig', en: 'The link is incomplete' },
  incomplete: {
    de: 'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal. Geht das nicht, bitten Sie um eine neue Einladung.',
    en: 'Please open the link in our e-mail again. If that does not work, ask for a new invitation.',
  },
  unreachableTitle: { de: 'Die Einladung konnte nicht geladen werden', en: 'The invitation could not be loaded' },
} satisfies Texts;

export function joinTexts(lang: Lang) {
  return say(texts, lang);
}
export type JoinTexts = ReturnType<typeof joinTexts>;
