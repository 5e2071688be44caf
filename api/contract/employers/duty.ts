import * as z from 'zod/mini';
import { DUTIES } from './duty-rules.ts';

const requirement_id = z.uuid('input_invalid');
export const tickDutyInput = z.object({
  requirement_id,
  duty: z.enum(DUTIES, 'input_invalid'),
  done: z.boolean('input_invalid'),
});
export const dutiesReply = z.object({
  /** Those of this work, the first due first. */
  duties: z.array(
    z.object({
      duty: z.enum(DUTIES),
      /** An ISO day; null while the requirement has no first day. */
      due_on: z.nullable(z.string()),
      /** Null: nobody has ticked it. */
      done_at: z.nullable(z.string()),
      /** What the employer's profile says of it; '' for nothing. */
      known: z.string(),
      /** The address of whoever has; null once that account is gone. */
      done_by: z.nullable(z.string()),
    }),
  ),
});
