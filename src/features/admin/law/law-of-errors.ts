import type { ErrorCode } from '#contract/errors.ts';
import type { LawReference } from '#contract/law-references.ts';

/** Refusals that say what is law, and where they have it from. */
export const LAW_OF_ERRORS = {
  season_long: ['§ 14 (2) BeschV'],
  hours_unlawful: ['§§ 3, 9, 11 ArbZG'],
  work_hours_unlawful: ['§§ 3, 9, 11 ArbZG'],
  break_short: ['§§ 3, 4, 5, 6 (5), 11 ArbZG'],
  leave_short: ['§§ 3, 5 BUrlG'],
  season_hours_few: ['§ 15d BeschV'],
  season_untied: ['§ 15d BeschV'],
  wage_below_minimum: ['§§ 1, 2 MiLoG'],
  work_below_minimum: ['§§ 1, 2 MiLoG'],
  settings_wage: ['§§ 1, 2 MiLoG'],
  settings_wage_gap: ['§§ 1, 2 MiLoG'],
  contract_signed: ['§ 623 BGB'],
  contract_not_signed: ['§ 623 BGB'],
  end_not_by_them: ['§ 623 BGB'],
  notice_not_agreed: ['§ 15 (4) TzBfG'],
  notice_too_short: ['§ 15 (4) TzBfG'],
  contract_not_in_force: ['§ 14 (4) TzBfG', '§ 14 (2) BeschV', '§ 4a (5) AufenthG', '§ 7 LuftSiG'],
} as const satisfies Partial<Record<ErrorCode, readonly LawReference[]>>;
