import * as z from 'zod/mini';
import { AREA_FAULTS } from './airside.ts';
import { LEAST_CODES, type PlaceFault } from './lawful-work.ts';

const fault = z.union([
  z.object({
    path: z.literal('wage_cents'),
    code: z.literal('wage_below_minimum'),
    cents: z.number(),
    from: z.string(),
    isSector: z.boolean(),
  }),
  z.object({ path: z.enum(['shifts', 'shifts_en', 'week_hours']), code: z.literal('hours_unlawful') }),
  z.object({
    path: z.enum(['break_minutes', 'leave_days', 'week_hours', 'week_hours_from']),
    code: z.enum(LEAST_CODES),
    least: z.number(),
  }),
  z.object({ path: z.enum(['tariffs', 'model']), code: z.literal('season_untied') }),
  z.object({ path: z.literal('area'), code: z.enum(AREA_FAULTS) }),
]) satisfies z.ZodMiniType<PlaceFault>;

/** Why nobody can be brought into this work, by `PlaceFault`. */
export const unlawful = z.array(fault);
