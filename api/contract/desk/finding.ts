import * as z from 'zod/mini';

export const FINDING_STATES = ['ok', 'look', 'bad'] as const;
/** `bad`: people are hurt, or will be soon. `look`: think of it before the site is public. */
export type FindingState = (typeof FINDING_STATES)[number];

export const findingsInput = z.object({
  /** Asks scanner, address and name server again, instead of telling what they said minutes ago. */
  anew: z.optional(z.literal('yes', 'input_invalid')),
});
export const findingsReply = z.object({
  /** In the language of the caller. */
  findings: z.array(
    z.object({
      state: z.enum(FINDING_STATES),
      part: z.string(),
      /** Of the part. */
      name: z.string(),
      say: z.string(),
      /** Paths of the settings that it is about. */
      fields: z.array(z.string()),
    }),
  ),
});
