import { ROLE_RULES, SIGN_UP_ROLES, type SignUpRole } from '#contract/accounts/roles.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import type { Lang, Text } from '#contract/languages.ts';
import { CONFIRM_LINK_HOURS, PASSWORD_LINK_HOURS } from '#contract/limits.ts';
import { ADMIN_ACCESS } from './admin-access.ts';
import { ALARM, byToken, type Template, TO_SIGN_IN, toPage } from './template.ts';

const IGNORE: Text = {
  de: 'Haben Sie das nicht selbst gemacht? Dann brauchen Sie nichts zu tun.',
  en: 'Was this not you? Then you do not have to do anything.',
};

/** The role of a sign-up, in a sentence after 'an account' and before a verb. */
const SIGNED_UP_AS: Readonly<Record<SignUpRole, Text>> = {
  student: { de: 'als Studentin oder Student', en: 'as a student' },
  candidate: { de: 'als Bewerberin oder Bewerber', en: 'as an applicant' },
  employer: { de: 'als Arbeitgeber', en: 'as an employer' },
  partner: { de: 'als Partnereinrichtung', en: 'as a partner organisation' },
};

/** Anybody can sign up with the recipient's address: the mail says what its link makes of the account. */
function signedUpAs(role: string | undefined, lang: Lang): string {
  return SIGN_UP_ROLES.some((one) => one === role) ? ` ${SIGNED_UP_AS[role as SignUpRole][lang]}` : '';
}

/** Mails about accounts. `role` in the parameters: the role chosen at sign-up. */
export const ACCOUNTS = {
  'account-confirm': ({ params }, lang) => ({
    headline: { de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', en: 'Please confirm your e-mail address' },
    first: {
      de: 'Mit dieser Adresse wurde bei {brand} ein Konto{as} angelegt. Öffnen Sie den Link und drücken Sie dort auf „E-Mail-Adresse bestätigen“. Danach können Sie sich anmelden.',
      en: 'An account{as} was created at {brand} with this address. Open the link and press “Confirm e-mail address” there. Then you can sign in.',
    },
    second: {
      de: 'Waren Sie das nicht selbst, oder wollten Sie ein anderes Konto? Dann drücken Sie bitte nicht auf diesen Knopf. Mehr brauchen Sie nicht zu tun.',
      en: 'Was this not you, or did you want another kind of account? Then please do not press that button. You do not have to do anything else.',
    },
    values: { as: signedUpAs(params.role, lang) },
    button: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
    link: byToken(confirmPage(params.role), hoursInWords(CONFIRM_LINK_HOURS), 'confirm'),
  }),
  'account-exists': {
    headline: { de: 'Sie haben schon ein Konto', en: 'You already have an account' },
    first: {
      de: 'Mit dieser Adresse sollte bei {brand} ein Konto angelegt werden. Es gibt schon eines: Bitte melden Sie sich damit an. Wenn Sie das Passwort nicht mehr wissen, können Sie dort ein neues setzen.',
      en: 'Somebody wanted to create an account at {brand} with this address. There already is one: please sign in with it. If you have forgotten the password, you can set a new one there.',
    },
    second: IGNORE,
    button: TO_SIGN_IN,
    link: toPage('/portal'),
  },
  'account-password-link': ({ params }) => ({
    headline: { de: 'Ihr Link für ein neues Passwort', en: 'Your link for a new password' },
    first: {
      de: `Mit diesem Link setzen Sie ein neues Passwort. ${params.role ? `Damit bestätigen Sie auch Ihr Konto${signedUpAs(params.role, 'de')}.` : 'Alle Geräte werden danach abgemeldet.'}`,
      en: `With this link you set a new password. ${params.role ? `It also confirms your account${signedUpAs(params.role, 'en')}.` : 'All devices are signed out afterwards.'}`,
    },
    second: IGNORE,
    button: { de: 'Neues Passwort setzen', en: 'Set a new password' },
    link: byToken('/reset-password', hoursInWords(PASSWORD_LINK_HOURS)),
  }),
  'account-password-changed': {
    headline: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
    first: {
      de: 'Das Passwort Ihres Kontos wurde gerade geändert.',
      en: 'The password of your account was changed just now.',
    },
    second: ALARM,
    button: TO_SIGN_IN,
    link: toPage('/portal'),
  },
  'account-new-email': {
    headline: { de: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse', en: 'Please confirm your new e-mail address' },
    first: {
      de: 'Ihr Konto soll in Zukunft diese Adresse haben. Öffnen Sie den Link und drücken Sie dort auf „E-Mail-Adresse bestätigen“. Bis dahin gilt die alte Adresse.',
      en: 'Your account is to have this address from now on. Open the link and press “Confirm e-mail address” there. Until then the old address stays.',
    },
    second: IGNORE,
    button: { de: 'Neue Adresse bestätigen', en: 'Confirm new address' },
    link: byToken('/confirm-email', hoursInWords(CONFIRM_LINK_HOURS), 'confirm'),
  },
  'account-email-changed': {
    headline: {
      de: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      en: 'The e-mail address of your account was changed',
    },
    first: {
      de: 'Sie melden sich ab jetzt mit Ihrer neuen Adresse an. An diese hier schreiben wir nicht mehr.',
      en: 'From now on you sign in with your new address. We no longer write to this one.',
    },
    second: {
      de: 'Waren Sie das nicht? Dann schreiben Sie uns bitte sofort an {contact}.',
      en: 'Was this not you? Then please write to us at once at {contact}.',
    },
  },
  'account-wrong-code': {
    headline: { de: 'Jemand kennt Ihr Passwort', en: 'Somebody knows your password' },
    first: {
      de: 'Bei der Anmeldung wurde Ihr Passwort richtig eingegeben, aber ein falscher Code. Ohne den Code kommt niemand hinein. Waren Sie das selbst, brauchen Sie nichts zu tun.',
      en: 'At sign-in your password was typed correctly, but with a wrong code. Nobody gets in without the code. If this was you, you do not have to do anything.',
    },
    second: ALARM,
    button: TO_SIGN_IN,
    link: toPage('/portal'),
  },
  ...ADMIN_ACCESS,
} satisfies Record<string, Template>;

/** The pages that the specification names: organisations: start page; students: sign-in; applicants: portal. */
function confirmPage(role: string | undefined): string {
  if (role === 'candidate') return '/portal';
  return role === 'student' ? ROLE_RULES.student.signIn : '';
}
