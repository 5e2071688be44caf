import type { ErrorCode } from '#contract/errors.ts';
import type { LawReference } from '#contract/law-references.ts';

/** Refusals that say what is law, and where they have it from. */
export const LAW_OF_ERRORS = {
  season_long: ['§ 14 (2) BeschV'],
  hours_unlawful: ['§§ 3, 9, 11 ArbZG'],
  work_hours_unlawful: ['§§ 3, 9, 11 ArbZG'],
  wage_below_minimum: ['§§ 1, 2 MiLoG'],
  work_below_minimum: ['§§ 1, 2 MiLoG'],
  settings_wage: ['§§ 1, 2 MiLoG'],
  settings_wage_gap: ['§§ 1, 2 MiLoG'],
  contract_not_in_force: ['§ 14 (4) TzBfG', '§ 14 (2) BeschV', '§ 4a (5) AufenthG', '§ 7 LuftSiG'],
} as const satisfies Partial<Record<ErrorCode, readonly LawReference[]>>;
