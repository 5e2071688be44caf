import type { Lang, Text } from '#contract/languages.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';

export type HeaderVariant = 'main' | 'applicant';

export interface NavEntry {
  path: PathKey;
  label: Text;
  /** Stands only in the menu of narrow screens: the header has no room for it. */
  isInMenuOnly?: true;
}

export const headerNav: Record<HeaderVariant, readonly NavEntry[]> = {
  main: [
    { path: 'home', label: { de: 'Start', en: 'Home' } },
    { path: 'students', label: { de: 'Studierende', en: 'Students' } },
    { path: 'trust', label: { de: 'Ist das echt?', en: 'Is this real?' } },
    { path: 'earnings', label: { de: 'Was Sie verdienen', en: 'What you earn' } },
    { path: 'preCheck', label: { de: 'Kann ich teilnehmen?', en: 'Can I take part?' }, isInMenuOnly: true },
    { path: 'employers', label: { de: 'Arbeitgeber', en: 'Employers' } },
    { path: 'portal', label: { de: 'Portal', en: 'Portal' } },
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
  { path: 'students', label: { de: 'Studierende', en: 'Students' } },
  { path: 'employers', label: { de: 'Arbeitgeber', en: 'Employers' } },
  { path: 'contact', label: { de: 'Kontakt', en: 'Contact' } },
  { path: 'portal', label: { de: 'Portal', en: 'Portal' } },
  { path: 'trust', label: { de: 'Ist das echt?', en: 'Is this real?' } },
  { path: 'earnings', label: { de: 'Was Sie verdienen', en: 'What you earn' } },
  { path: 'preCheck', label: { de: 'Kann ich teilnehmen?', en: 'Can I take part?' } },
  { path: 'impressum', label: { de: 'Impressum', en: 'Legal notice' } },
  { path: 'privacy', label: { de: 'Datenschutz', en: 'Privacy' } },
];

/** The links of a menu; that of the page itself says so. */
export function menuLinks(entries: readonly NavEntry[], lang: Lang, here: PathKey) {
  return entries.map(({ path, label }) => ({
    href: paths[path](lang),
    label: label[lang],
    current: path === here ? ('page' as const) : undefined,
  }));
}
