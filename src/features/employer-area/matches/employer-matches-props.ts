import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../../assets/illustrations/empty.svg';
import { type EmployerMatchesTexts, employerMatchesTexts } from './matches.text.ts';

export interface EmployerMatchesProps {
  lang: Lang;
  guard: GuardProps;
  texts: EmployerMatchesTexts;
  path: string;
  links: { dashboard: string };
  emptyPicture: string;
}

export function employerMatchesProps(lang: Lang): EmployerMatchesProps {
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    texts: employerMatchesTexts(lang),
    path: paths.employerMatches(lang),
    links: { dashboard: paths.dashboardEmployer(lang) },
    emptyPicture: empty.src,
  };
}
