import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type AdminPlacementsTexts, adminPlacementsTexts } from './admin-placements.text.ts';

export interface AdminPlacementsProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminPlacementsTexts;
  path: string;
  links: { applications: string; employers: string; contracts: string; assignment: string };
  emptyPicture: string;
}

export function adminPlacementsProps(lang: Lang): AdminPlacementsProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: adminPlacementsTexts(lang),
    path: paths.adminPlacements(lang),
    links: {
      applications: paths.adminApplications(lang),
      employers: paths.adminEmployers(lang),
      contracts: paths.adminContracts(lang),
      assignment: paths.adminAssignment(lang),
    },
    emptyPicture: empty.src,
  };
}
