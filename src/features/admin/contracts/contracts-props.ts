import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import { roomProps } from '../room-props.ts';
import type { AdminContractsTexts } from './contracts.text.ts';
import { contractsTextFiles } from './contracts-text-files.ts';

export function adminContractsProps(lang: Lang) {
  const { maxDays, maxMonths } = site.programme;
  return {
    ...roomProps(lang),
    textsAddress: contractsTextFiles.address(lang),
    errors: pickErrorTexts(lang, [
      ...([
        'input_empty',
        'choice_missing',
        'date_invalid',
        'end_before_start',
        'placement_too_long',
        'season_too_long',
      ] as const),
      ...(['week_hours_invalid', 'wage_invalid', 'euro_invalid'] as const),
      ...(['wage_below_minimum', 'hours_unlawful', 'number_invalid'] as const),
      ...(['break_short', 'leave_short', 'season_hours_few', 'season_untied'] as const),
      ...([
        'end_not_by_them',
        'notice_not_agreed',
        'paper_in_future',
        'paper_too_old',
        'end_outside',
        'notice_too_short',
      ] as const),
    ]),
    longest: { maxDays, maxMonths },
    wages: site.earnings.wages,
  };
}
export type AdminContractsPageProps = ReturnType<typeof adminContractsProps>;
export type AdminContractsProps = Omit<AdminContractsPageProps, 'textsAddress'> & { texts: AdminContractsTexts };
