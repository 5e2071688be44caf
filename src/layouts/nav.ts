import type { Text } from '#contract/languages.ts';
import type { PathKey } from '#src/i18n/paths.ts';

export type HeaderVariant = 'main' | 'applicant';

interface NavEntry {
  path: PathKey;
  label: Text;
}

export const headerNav: Record<HeaderVariant, readonly NavEntry[]> = {
  main: [
    { path: 'home', label: { de: 'Start', en: 'Home' } },
    { path: 'join', label: { de: 'Bewerben', en: 'Apply' } },
    { path: 'contact', label: { de: 'Kontakt', en: 'Contact' } },
  ],
  applicant: [
    { path: 'home', label: { de: 'Start', en: 'Home' } },
    { path: 'join', label: { de: 'Bewerben', en: 'Apply' } },
    { path: 'status', label: { de: 'Status', en: 'Status' } },
    { path: 'downloads', label: { de: 'Downloads', en: 'Downloads' } },
  ],
};

export const footerNav: readonly NavEntry[] = [
  { path: 'home', label: { de: 'Start', en: 'Home' } },
  { path: 'join', label: { de: 'Bewerben', en: 'Apply' } },
  { path: 'contact', label: { de: 'Kontakt', en: 'Contact' } },
  { path: 'impressum', label: { de: 'Impressum', en: 'Legal notice' } },
  { path: 'privacy', label: { de: 'Datenschutz', en: 'Privacy' } },
];
