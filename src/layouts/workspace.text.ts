import type { Role } from '#contract/accounts/roles.ts';
import type { Texts } from '#src/i18n/text.ts';
import type { NavEntry } from './nav.ts';

export const workspaceText = {
  description: {
    de: '„{title}“ bei {brand}: Melden Sie sich an, um diese Seite zu sehen.',
    en: '“{title}” at {brand}: sign in to see this page.',
  },
  account: { de: 'Konto und Menü', en: 'Account and menu' },
  settings: { de: 'Ihre Einstellungen', en: 'Your settings' },
  signOut: { de: 'Abmelden', en: 'Sign out' },
  signingOut: { de: 'Wird abgemeldet…', en: 'Signing out…' },
  signOutFailed: {
    de: 'Das hat nicht geklappt, Sie sind noch angemeldet. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work, you are still signed in. Please try again.',
  },
  unsent: {
    de: 'Sie haben etwas geschrieben und noch nicht gesendet. Beim Abmelden wird es verworfen. Trotzdem abmelden?',
    en: 'You have written something that has not been sent. Signing out discards it. Sign out anyway?',
  },
  otherLanguage: { de: 'Read this page in English', en: 'Diese Seite auf Deutsch' },
  version: { de: '{name}, Version {version}', en: '{name}, version {version}' },
  scriptTitle: { de: 'Bitte schalten Sie JavaScript ein', en: 'Please switch on JavaScript' },
  scriptText: {
    de: 'Ihr Bereich braucht es, um zu wissen, wer Sie sind. Sonst schreiben Sie uns:',
    en: 'Your area needs it to know who you are. Otherwise write to us:',
  },
} satisfies Texts;

/** The pages of each role's area. Its name beside the brand is the role's. */
export const areas: Record<Role, readonly NavEntry[]> = {
  student: [
    { path: 'studentDashboard', label: { de: 'Übersicht', en: 'Overview' } },
    { path: 'downloads', label: { de: 'Downloads', en: 'Downloads' } },
  ],
  partner: [{ path: 'partner', label: { de: 'Übersicht', en: 'Overview' } }],
  employer: [
    { path: 'dashboardEmployer', label: { de: 'Übersicht', en: 'Overview' } },
    { path: 'employerCandidates', label: { de: 'Kandidaten', en: 'Candidates' } },
    { path: 'employerContracts', label: { de: 'Verträge', en: 'Contracts' } },
    { path: 'employerMembers', label: { de: 'Personen', en: 'People' } },
  ],
  admin: [
    { path: 'dashboardAdmin', label: { de: 'Übersicht', en: 'Overview' } },
    { path: 'adminApplications', label: { de: 'Bewerbungen', en: 'Applications' } },
    { path: 'adminPartners', label: { de: 'Partner', en: 'Partners' } },
    { path: 'adminEmployers', label: { de: 'Arbeitgeber', en: 'Employers' } },
    { path: 'adminPlacements', label: { de: 'Vermittlung', en: 'Placements' } },
    { path: 'adminSeasons', label: { de: 'Saisons', en: 'Seasons' } },
    { path: 'adminMails', label: { de: 'E-Mails', en: 'E-mails' } },
    { path: 'adminPeople', label: { de: 'Personen', en: 'People' } },
    { path: 'adminSettings', label: { de: 'Einstellungen', en: 'Settings' } },
    { path: 'adminLog', label: { de: 'Protokoll', en: 'Log' } },
  ],
};
