import { ROLE_RULES } from '#contract/accounts/roles.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import { ADMIN_INVITATION_HOURS } from '#contract/limits.ts';
import { ALARM, byToken, byTokenUntil, type Template, TO_SIGN_IN, toPage } from './template.ts';

/** Mails about the admins' area and its second factor. `role` in the parameters: the desk role of who is invited. */
export const ADMIN_ACCESS = {
  'account-admin-invited': ({ params }) => ({
    headline: {
      de: 'Sie sind in die Verwaltung von {brand} eingeladen',
      en: 'You are invited to the admin area of {brand}',
    },
    first: {
      de: `{inviter} gibt Ihnen Zugang zur Verwaltung von {brand}. ${params.role === 'reader' ? 'Sie sehen dort alles und entscheiden nichts.' : 'Sie prüfen dort Bewerbungen und entscheiden über sie.'} Mit dem Link setzen Sie Ihr Passwort. Bei der ersten Anmeldung richten Sie auf Ihrem Telefon eine Authenticator-App ein.`,
      en: `{inviter} gives you access to the admin area of {brand}. ${params.role === 'reader' ? 'You see everything there and decide nothing.' : 'You review applications there and decide on them.'} With the link you set your password. At your first sign-in you set up an authenticator app on your phone.`,
    },
    second: {
      de: 'Haben Sie das nicht erwartet? Dann öffnen Sie den Link bitte nicht und fragen Sie nach.',
      en: 'Did you not expect this? Then please do not open the link, and ask.',
    },
    values: { inviter: params.inviter ?? '' },
    button: { de: 'Passwort setzen', en: 'Set your password' },
    // Mails that an older server queued have no time.
    link: params.until
      ? byTokenUntil('/reset-password', params.until, params.hour)
      : byToken('/reset-password', hoursInWords(ADMIN_INVITATION_HOURS)),
  }),
  'account-second-factor-reset': {
    headline: { de: 'Ihr zweiter Faktor wurde zurückgesetzt', en: 'Your second factor was reset' },
    first: {
      de: 'Sie sind überall abgemeldet. Bei der nächsten Anmeldung richten Sie Ihre Authenticator-App neu ein und bekommen neue Notfallcodes. Die alten gelten nicht mehr.',
      en: 'You are signed out everywhere. At the next sign-in you set up your authenticator app anew and get new recovery codes. The old ones no longer work.',
    },
    second: {
      de: 'Haben Sie nicht darum gebeten? Dann setzen Sie bitte sofort ein neues Passwort und schreiben Sie uns an {contact}.',
      en: 'Did you not ask for this? Then please set a new password at once and write to us at {contact}.',
    },
    button: TO_SIGN_IN,
    link: toPage(ROLE_RULES.admin.signIn),
  },
  'account-passkey-added': {
    headline: { de: 'Ihr Konto hat einen neuen Passkey', en: 'Your account has a new passkey' },
    first: {
      de: 'Ab jetzt können Sie sich mit Passwort und diesem Passkey anmelden. Codes der App und Notfallcodes gelten weiter.',
      en: 'From now on you can sign in with your password and this passkey. Codes of the app and recovery codes still work.',
    },
    second: ALARM,
    button: TO_SIGN_IN,
    link: toPage(ROLE_RULES.admin.signIn),
  },
  'account-passkey-removed': {
    headline: { de: 'Ein Passkey Ihres Kontos wurde entfernt', en: 'A passkey of your account was removed' },
    first: {
      de: 'Mit diesem Passkey meldet sich niemand mehr an. Codes der App und Notfallcodes gelten weiter.',
      en: 'Nobody signs in with this passkey any more. Codes of the app and recovery codes still work.',
    },
    second: ALARM,
    button: TO_SIGN_IN,
    link: toPage(ROLE_RULES.admin.signIn),
  },
  'account-recovery-codes': {
    headline: { de: 'Sie haben neue Notfallcodes', en: 'You have new recovery codes' },
    first: {
      de: 'Zu Ihrem Konto wurden gerade neue Notfallcodes gemacht. Die alten gelten nicht mehr.',
      en: 'New recovery codes were made for your account just now. The old ones no longer work.',
    },
    second: ALARM,
    button: TO_SIGN_IN,
    link: toPage(ROLE_RULES.admin.signIn),
  },
} satisfies Record<string, Template>;
