import { recoveryCodesText } from '#src/i18n/recovery-codes.text.ts';
import type { Texts } from '#src/i18n/text.ts';

/** Only admins have a second factor; they may sign in at every form. */
export const secondFactorText = {
  codeTitle: { de: 'Zweiter Schritt', en: 'Second step' },
  codeText: {
    de: 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie jetzt zeigt.',
    en: 'Open your authenticator app and enter the code that it shows now.',
  },
  code: { de: 'Code aus der App', en: 'Code from the app' },
  codeHint: { de: '6 Ziffern, oder ein Notfallcode', en: '6 digits, or a recovery code' },
  codeHintSetup: { de: '6 Ziffern', en: '6 digits' },
  submit: { de: 'Anmelden', en: 'Sign in' },
  back: { de: 'Zurück zu E-Mail und Passwort', en: 'Back to e-mail and password' },
  passkey: { de: 'Passkey benutzen', en: 'Use a passkey' },
  passkeyFailed: {
    de: 'Der Browser hat keinen Passkey bestätigt. Versuchen Sie es noch einmal, oder geben Sie einen Code ein.',
    en: 'The browser has confirmed no passkey. Try again, or enter a code.',
  },
  missing: { de: 'Bitte geben Sie den Code ein.', en: 'Please enter the code.' },
  setupTitle: { de: 'Authenticator-App einrichten', en: 'Set up an authenticator app' },
  setupText: {
    de: 'Dieses Konto braucht beim Anmelden einen zweiten Schritt. Das richten Sie einmal ein:',
    en: 'This account needs a second step when signing in. You set it up once:',
  },
  setup1: {
    de: 'Installieren Sie eine Authenticator-App auf Ihrem Telefon.',
    en: 'Install an authenticator app on your phone.',
  },
  setup2: { de: 'Scannen Sie diesen Code mit der App.', en: 'Scan this code with the app.' },
  setup3: { de: 'Geben Sie den Code ein, den die App zeigt.', en: 'Enter the code that the app shows.' },
  qr: { de: 'QR-Code für die Authenticator-App', en: 'QR code for the authenticator app' },
  samePhone: { de: 'App auf diesem Gerät öffnen', en: 'Open the app on this device' },
  byHand: { de: 'Scannen geht nicht? Geben Sie diesen Schlüssel ein:', en: 'Cannot scan? Enter this key:' },
  setupFailed: { de: 'Die Einrichtung konnte nicht geladen werden.', en: 'The set-up could not be loaded.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  loading: { de: 'Wird geladen...', en: 'Loading...' },
  ...recoveryCodesText,
} satisfies Texts;
