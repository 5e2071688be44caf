import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import emptyPicture from '../../../assets/illustrations/empty.svg';
import { type PoolTexts, poolTexts } from './pool.text.ts';

export interface CandidatesProps {
  lang: Lang;
  guard: GuardProps;
  texts: PoolTexts;
  path: string;
  dashboard: string;
  emptyPicture: string;
}

export function candidatesProps(lang: Lang): CandidatesProps {
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    texts: poolTexts(lang),
    path: paths.employerCandidates(lang),
    dashboard: paths.dashboardEmployer(lang),
    emptyPicture: emptyPicture.src,
  };
}
