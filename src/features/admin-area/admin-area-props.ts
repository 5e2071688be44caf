import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type AdminAreaTexts, adminAreaTexts } from './admin-area.text.ts';

/** Addresses of the pages on which the admins' work is done. */
export type AdminLinks = Readonly<Record<'applications' | 'partners' | 'employers' | 'placements' | 'mails', string>>;

export interface AdminAreaProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminAreaTexts;
  links: AdminLinks;
}

export function adminAreaProps(lang: Lang): AdminAreaProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: adminAreaTexts(lang),
    links: {
      applications: paths.adminApplications(lang),
      partners: paths.adminPartners(lang),
      employers: paths.adminEmployers(lang),
      placements: paths.adminPlacements(lang),
      mails: paths.adminMails(lang),
    },
  };
}
