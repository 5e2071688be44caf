import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import type { Applicant } from '../application/applicant.ts';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';

/** By when the originals should be in the post: the day, once it is known and while it is ahead. */
export function usePostWhen({ originals_due_on: date, today }: Applicant): string {
  const { lang } = useShell();
  const { envelope: t, originals } = useApplicantResources();
  if (date !== null && date < today) return t.late;
  if (date !== null) return fill(t.by, { date: dayInWords(date, lang) });
  return fill(t.within, { days: originals.postWithinDays });
}
