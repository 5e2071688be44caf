import * as z from 'zod/mini';
import { MAX_WEEK_HOURS } from '../limits.ts';

/** Hours a week, in quarters: 38.5. */
export const weekHours = z
  .number('week_hours_invalid')
  .check(
    z.minimum(1, 'week_hours_invalid'),
    z.maximum(MAX_WEEK_HOURS, 'week_hours_invalid'),
    z.multipleOf(0.25, 'week_hours_invalid'),
  );
