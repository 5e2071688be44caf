import * as z from 'zod/mini';
import { KEY_DAYS } from '../limits.ts';
import { requiredText } from '../text-input.ts';
import { password } from './account.ts';

/** `password`: of whoever makes it. */
export const makeKeyInput = z.object({
  name: requiredText(60),
  days: z.union(
    KEY_DAYS.map((days) => z.literal(days)),
    'input_invalid',
  ),
  password,
});
export const keyIdInput = z.object({ key_id: z.uuid('input_invalid') });

const listedKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The address of whoever made it. */
  made_by: z.string(),
  /** The last day, in Berlin. */
  valid_until: z.string(),
  /** A day; null if it was never used. */
  last_used_on: z.nullable(z.string()),
  /** It has expired, or whoever made it has no access any more. */
  has_ended: z.boolean(),
});
export const keysReply = z.object({ keys: z.array(listedKey) });
export type ListedKey = z.infer<typeof listedKey>;
/** `key` is shown once. */
export const madeKeyReply = z.object({ key: z.string(), keys: z.array(listedKey) });
