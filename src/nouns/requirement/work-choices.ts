import { FIELDS_OF_WORK, type FieldOfWork } from '#contract/employers/requirement-rules.ts';

/** The fields of work to choose from: those on offer, and what was chosen before. Pure. */
export function workChoices(
  offered: readonly FieldOfWork[],
  chosen: readonly string[],
  names: Readonly<Record<FieldOfWork, string>>,
) {
  const shown = FIELDS_OF_WORK.filter((one) => offered.indexOf(one) >= 0 || chosen.indexOf(one) >= 0);
  return shown.map((one) => [one, names[one]] as const);
}
