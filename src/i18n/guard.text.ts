import { ERRORS, GENERAL } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { ROLE_RULES, type Role } from '#contract/roles.ts';
import { site } from '#site';
import { mailLink } from '#src/lib/contact-links.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import lostSuitcase from '../assets/illustrations/lost-suitcase.svg';
import offline from '../assets/illustrations/offline.svg';
import { errorScreenTexts } from './error-screen.text.ts';
import { movedPaths, paths } from './paths.ts';
import { say, type Texts } from './text.ts';

const guardText = {
  loading: GENERAL.loading,
  slow: {
    de: 'Dauert es zu lange? Seite neu laden',
    en: 'Is it taking too long? Reload the page',
  },
  denied: ERRORS.role_required,
  deniedText: {
    de: 'Sie sind mit einem Konto anderer Art angemeldet. Melden Sie sich mit dem passenden Konto an, oder gehen Sie zurück.',
    en: 'You are signed in with another kind of account. Sign in with the right one, or go back.',
  },
  createStudent: { de: 'Studierenden-Konto anlegen', en: 'Create Student Account' },
  employerLogin: { de: 'Arbeitgeber-Anmeldung', en: 'Employer Login' },
  home: { de: 'Zur Startseite', en: 'Go Home' },
  portal: { de: 'Zum Portal', en: 'To the portal' },
  offlineTitle: { de: 'Gerade keine Verbindung', en: 'No connection right now' },
  offlineText: {
    de: 'Sie bleiben angemeldet. Die Seite öffnet sich, sobald Sie wieder Netz haben.',
    en: 'You stay signed in. The page opens as soon as you are connected again.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
} satisfies Texts;

/**
 * What a guarded page hands to its island.
 * @param role who may see it; without one, everybody who is signed in
 */
export function guardProps(lang: Lang, role?: Role): GuardProps {
  const { denied, createStudent, employerLogin, home, portal, ...texts } = say(guardText, lang);
  const roleName = role ? ROLE_RULES[role].name[lang] : '';
  const signUp = { label: createStudent, href: paths.studentSignUp(lang) };
  const signIn = { label: employerLogin, href: movedPaths.login(lang) };
  return {
    lang,
    rules: {
      ...(role ? { role } : {}),
      // The portal's card for partners leads to their dashboard, so it cannot be what they are sent to.
      ...(role === 'partner'
        ? { signIn: paths.partnerAuth(lang), otherRoles: paths.partnerAuth(lang) }
        : { signIn: movedPaths.login(lang) }),
    },
    texts: { ...texts, deniedTitle: fill(denied, { role: roleName }) },
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
