import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type AdminAssignmentTexts, adminAssignmentTexts } from './admin-assignment.text.ts';

export interface AdminAssignmentProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminAssignmentTexts;
  path: string;
  links: { placements: string; applications: string; employers: string };
  emptyPicture: string;
}

export function adminAssignmentProps(lang: Lang): AdminAssignmentProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: adminAssignmentTexts(lang),
    path: paths.adminAssignment(lang),
    links: {
      placements: paths.adminPlacements(lang),
      applications: paths.adminApplications(lang),
      employers: paths.adminEmployers(lang),
    },
    emptyPicture: empty.src,
  };
}
