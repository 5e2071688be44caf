import * as z from 'zod/mini';
import { CHECK_ANSWERS, WORK_AREAS } from './airside.ts';
import { HOUSING } from './employer-rules.ts';

/** Where the work is, and which authority answered what on which ISO day; '' for what is not known. */
export const workArea = {
  area: z.enum(['', ...WORK_AREAS]),
  check_authority: z.string(),
  check_answer: z.enum(['', ...CHECK_ANSWERS]),
  check_answered_on: z.string(),
};

/** Hours, pay and room as an employer says them; '' and null for what it has not said. */
export const saidOfWork = {
  shifts: z.string(),
  shifts_en: z.string(),
  /** Hours a week, from the fewest to the most. */
  week_hours_from: z.nullable(z.number()),
  week_hours_to: z.nullable(z.number()),
  /** Cents an hour before deductions. */
  wage_cents: z.nullable(z.number()),
  /** In percent of the wage. */
  overtime_percent: z.nullable(z.number()),
  night_percent: z.nullable(z.number()),
  sunday_percent: z.nullable(z.number()),
  housing: z.enum(['', ...HOUSING]),
  /** Euros a month for a room of the employer. */
  housing_euro: z.nullable(z.number()),
  ...workArea,
};
