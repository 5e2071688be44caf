import * as z from 'zod/mini';
import type { WorkFault } from './lawful-work.ts';

const fault = z.union([
  z.object({
    path: z.literal('wage_cents'),
    code: z.literal('wage_below_minimum'),
    cents: z.number(),
    from: z.string(),
    isSector: z.boolean(),
  }),
  z.object({ path: z.enum(['shifts', 'shifts_en', 'week_hours']), code: z.literal('hours_unlawful') }),
]) satisfies z.ZodMiniType<WorkFault>;

/** Why nobody can be brought into this work: below the legal wage of its days, or too long hours. */
export const unlawful = z.array(fault);
