import * as z from 'zod/mini';
import { ORIGINAL_STATES, ORIGINALS, type OriginalView } from '../model/original.ts';

export const originalView: z.ZodMiniType<OriginalView> = z.object({
  original: z.enum(ORIGINALS),
  state: z.enum(ORIGINAL_STATES),
  on: z.nullable(z.string()),
});
