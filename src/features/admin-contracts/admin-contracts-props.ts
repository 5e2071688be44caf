import type { Lang } from '#contract/languages.ts';
import type { LegalWage } from '#contract/lawful-work.ts';
import type { LongestPlacement } from '#contract/requirement-rules.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import type { AdminContractsTexts } from './admin-contracts.text.ts';
import { contractsTextsAddress } from './contracts-text-files.ts';

export interface AdminContractsProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminContractsTexts;
  errors: ErrorTexts;
  path: string;
  placementsPath: string;
  emptyPicture: string;
  longest: LongestPlacement;
  wages: readonly LegalWage[];
}

export type AdminContractsPageProps = Omit<AdminContractsProps, 'texts'> & { textsAddress: string };

export function adminContractsProps(lang: Lang): AdminContractsPageProps {
  const { maxDays, maxMonths } = site.programme;
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    textsAddress: contractsTextsAddress(lang),
    errors: pickErrorTexts(lang, [
      ...(['input_empty', 'date_invalid', 'end_before_start', 'placement_too_long', 'season_too_long'] as const),
      ...(['week_hours_invalid', 'wage_invalid', 'euro_invalid'] as const),
      ...(['wage_below_minimum', 'hours_unlawful'] as const),
    ]),
    path: paths.adminContracts(lang),
    placementsPath: paths.adminPlacements(lang),
    emptyPicture: empty.src,
    longest: { maxDays, maxMonths },
    wages: site.earnings.wages.minimum,
  };
}
