import { ROLE_NAMES } from '#contract/accounts/role-names.text.ts';
import { ROLE_RULES, ROLES, type Role } from '#contract/accounts/roles.ts';
import { ERRORS, GENERAL } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { mailLink } from '#src/lib/contact-links.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import lostSuitcase from '../assets/illustrations/lost-suitcase.svg';
import offline from '../assets/illustrations/offline.svg';
import { errorScreenTexts } from './error-screen.text.ts';
import { formText } from './form.text.ts';
import { passwordFieldText } from './password.text.ts';
import { movedPaths, paths } from './paths.ts';
import { say, type Texts } from './text.ts';

const guardText = {
  loading: GENERAL.loading,
  slow: { de: 'Dauert es zu lange? Seite neu laden', en: 'Is it taking too long? Reload the page' },
  denied: ERRORS.role_required,
  deniedText: {
    de: 'Sie sind mit einem Konto anderer Art angemeldet. Melden Sie sich mit dem passenden Konto an, oder gehen Sie zurück.',
    en: 'You are signed in with another kind of account. Sign in with the right one, or go back.',
  },
  ownArea: { de: 'Zu meinem Bereich', en: 'To my area' },
  createStudent: { de: 'Studierenden-Konto anlegen', en: 'Create Student Account' },
  employerLogin: { de: 'Arbeitgeber-Anmeldung', en: 'Employer Login' },
  home: { de: 'Zur Startseite', en: 'Go Home' },
  portal: { de: 'Zum Portal', en: 'To the portal' },
  offlineTitle: { de: 'Gerade keine Antwort', en: 'No answer right now' },
  offlineText: {
    de: 'Sie bleiben angemeldet. Haben Sie Netz, liegt es am Server: Versuchen Sie es gleich noch einmal.',
    en: 'You stay signed in. If you are connected, it is the server: please try again shortly.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

/** For the admins' pages only. */
const readerText = {
  reader: {
    de: 'Sie haben einen Lesezugang: Sie sehen alles, entscheiden dürfen andere.',
    en: 'Your access is for reading: you see everything, others decide.',
  },
} satisfies Texts;

/** For a session that has ended while its page was open. */
const againText = {
  title: { de: 'Bitte melden Sie sich noch einmal an', en: 'Please sign in again' },
  text: {
    de: 'Die Anmeldung von {email} ist abgelaufen oder wurde an anderer Stelle beendet. Danach geht es genau hier weiter; was Sie eingegeben haben, ist noch da.',
    en: 'You were signed in as {email}. The session has expired or was ended elsewhere. Afterwards you go on right here; what you typed is still there.',
  },
  other: { de: 'Mit einem anderen Konto anmelden', en: 'Sign in with another account' },
  password: { de: 'Passwort', en: 'Password' },
  code: { de: 'Code aus Ihrer Authenticator-App', en: 'Code from your authenticator app' },
  passkey: { de: 'Passkey benutzen', en: 'Use a passkey' },
  submit: { de: 'Anmelden und weitermachen', en: 'Sign in and go on' },
  sending: formText.sending,
  missing: { de: 'Bitte geben Sie Ihr Passwort ein', en: 'Please enter your password' },
  failedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failed: { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' },
  ...passwordFieldText,
  offlineTitle: formText.offlineTitle,
  timeoutTitle: formText.timeoutTitle,
  offlineText: {
    de: 'Bitte versuchen Sie es noch einmal, sobald Sie wieder Netz haben.',
    en: 'Please try again as soon as you are connected.',
  },
  retry: formText.retry,
} satisfies Texts;

const DAY_MINUTES = 24 * 60;

/** For roles whose sessions rest for less than a day: an open page would otherwise stay readable for anybody. */
const restMinutes = Object.fromEntries(
  ROLES.map((role) => [role, ROLE_RULES[role].session.idleMinutes] as const).filter(([, idle]) => idle < DAY_MINUTES),
) as Partial<Record<Role, number>>;

/**
 * Everything that a guarded page hands to its island.
 * @param role who may see the page; without it, everybody who is signed in
 */
export function guardProps(lang: Lang, role?: Role): GuardProps {
  const { denied, createStudent, employerLogin, home, portal, ...texts } = say(guardText, lang);
  const roleName = role ? ROLE_NAMES[role].inSentence[lang] : '';
  const signUp = { label: createStudent, href: paths.studentSignUp(lang) };
  const signIn = { label: employerLogin, href: movedPaths.login(lang) };
  return {
    lang,
    rules: {
      ...(role ? { role } : {}),
      restMinutes,
      // Partners go to their own sign-in page: the portal's card for partners would lead back to this page.
      ...(role === 'partner'
        ? { signIn: paths.partnerAuth(lang), otherRoles: paths.partnerAuth(lang) }
        : { signIn: movedPaths.login(lang) }),
    },
    texts: {
      ...texts,
      ...(role === 'admin' && say(readerText, lang)),
      deniedTitle: fill(denied, { role: roleName }),
      again: say(againText, lang),
    },
    waysOn: [
      ...(role === 'student' ? [signUp] : []),
      ...(role === 'employer' ? [signIn] : []),
      { label: home, href: paths.home(lang) },
      { label: portal, href: paths.portal(lang) },
    ],
    picture: { lost: lostSuitcase.src, offline: offline.src },
    support: mailLink(site.contact.supportEmail),
    errorScreen: errorScreenTexts(lang),
  };
}
