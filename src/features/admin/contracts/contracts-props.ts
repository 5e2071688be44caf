import type { LegalWage } from '#contract/employers/lawful-work.ts';
import type { LongestPlacement } from '#contract/employers/requirement-rules.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { type RoomProps, roomProps } from '../room-props.ts';
import type { AdminContractsTexts } from './contracts.text.ts';
import { contractsTextsAddress } from './contracts-text-files.ts';

export interface AdminContractsProps extends RoomProps<AdminContractsTexts> {
  errors: ErrorTexts;
  longest: LongestPlacement;
  wages: readonly LegalWage[];
}

export type AdminContractsPageProps = Omit<AdminContractsProps, 'texts'> & { textsAddress: string };

export function adminContractsProps(lang: Lang): AdminContractsPageProps {
  const { maxDays, maxMonths } = site.programme;
  return {
    ...roomProps(lang),
    textsAddress: contractsTextsAddress(lang),
    errors: pickErrorTexts(lang, [
      ...(['input_empty', 'date_invalid', 'end_before_start', 'placement_too_long', 'season_too_long'] as const),
      ...(['week_hours_invalid', 'wage_invalid', 'euro_invalid'] as const),
      ...(['wage_below_minimum', 'hours_unlawful'] as const),
    ]),
    longest: { maxDays, maxMonths },
    wages: site.earnings.wages.minimum,
  };
}
