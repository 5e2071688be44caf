import * as z from 'zod/mini';

/** `oldest`: since when the first of them is there; null where there is none. */
const waiting = z.object({ count: z.number(), oldest: z.nullable(z.string()) });

/** What waits for the operator. A count ends at `MOST_COUNTED`. */
export const todoReply = z.object({
  /** With a document that nobody has looked at. */
  applications: waiting,
  /** Never checked, and not paused. */
  partners_new: waiting,
  /** Checked under another name. */
  partners_renamed: waiting,
  /** Of the last 30 days: nobody has to decide about them, but somebody should know. */
  employers_new: waiting,
  /** Given up. */
  mails: waiting,
});
