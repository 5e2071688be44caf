import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { FILE_CODES } from '#src/lib/file-codes.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import emptyPicture from '../../../assets/illustrations/empty.svg';
import { type ContractsTexts, contractsTexts } from './contracts.text.ts';

export interface ContractsProps {
  lang: Lang;
  guard: GuardProps;
  texts: ContractsTexts;
  errors: ErrorTexts;
  path: string;
  dashboard: string;
  emptyPicture: string;
}

export function contractsProps(lang: Lang): ContractsProps {
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    texts: contractsTexts(lang),
    errors: pickErrorTexts(lang, FILE_CODES),
    path: paths.employerContracts(lang),
    dashboard: paths.dashboardEmployer(lang),
    emptyPicture: emptyPicture.src,
  };
}
