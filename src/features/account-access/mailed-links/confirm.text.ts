import type { Texts } from '#src/i18n/text.ts';

export const confirmText = {
  ask: { de: 'Ein Klick, dann gehört Ihr Konto Ihnen.', en: 'One click, and your account is yours.' },
  askChange: {
    de: 'Ein Klick, dann gehört diese Adresse zu Ihrem Konto. Bis dahin gilt die alte.',
    en: 'One click, and this is the address of your account. Until then the old one stays.',
  },
  submit: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  failedTitle: { de: 'Das Bestätigen hat nicht geklappt', en: 'That did not work' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  doneTitle: { de: 'Ihre E-Mail-Adresse ist bestätigt', en: 'Your e-mail address is confirmed' },
  doneText: { de: 'Sie können sich jetzt mit {email} anmelden.', en: 'You can now sign in as {email}.' },
  changedText: {
    de: 'Ihr Konto hat jetzt die Adresse {email}. Ab jetzt melden Sie sich mit ihr an.',
    en: 'The address of your account is now {email}. From now on you sign in with it.',
  },
  toArea: { de: 'Zu meinem Bereich', en: 'Go to my area' },
  goingOn: { de: 'Es geht gleich weiter zur Anmeldung.', en: 'You are being taken to the sign-in page.' },
  toSignIn: { de: 'Jetzt anmelden', en: 'Sign in now' },
  home: { de: 'Zur Startseite', en: 'Back to the home page' },
  endedTitle: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  ended: {
    de: 'Er wurde schon benutzt oder ist abgelaufen. Vielleicht ist Ihre Adresse schon bestätigt: Versuchen Sie, sich anzumelden. Sonst senden wir Ihnen einen neuen Link.',
    en: 'It has been used or has expired. Your address may already be confirmed: try to sign in. Otherwise we will send you a new link.',
  },
  incompleteTitle: { de: 'Der Link ist unvollständig', en: 'The link is incomplete' },
  incomplete: {
    de: 'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal. Sonst senden wir Ihnen einen neuen.',
    en: 'Please open the link in our e-mail again. Otherwise we will send you a new one.',
  },
  newLink: { de: 'Neuen Link senden', en: 'Send a new link' },
  sentTitle: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
} satisfies Texts;
