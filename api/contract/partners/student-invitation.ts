import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { MAX_INVITATION_LIST_CHARACTERS } from '../limits.ts';
import { neighbours, places } from '../time-place.ts';

/** What becomes of an entry of a list: `double` stands in it before, `invited` was mailed before, `wrong` is no address. */
export const INVITED_STATES = ['taken', 'double', 'invited', 'registered', 'wrong'] as const;
export type InvitedState = (typeof INVITED_STATES)[number];

/** `list`: of any form, one person a line; addresses are all that is read of it. */
export const inviteStudentsInput = z.object({
  list: z
    .string('input_empty')
    .check(z.minLength(1, 'input_empty'), z.maxLength(MAX_INVITATION_LIST_CHARACTERS, 'input_too_long')),
  lang: z.enum(LANGUAGES, 'input_invalid'),
  only_preview: z.optional(z.boolean('input_invalid')),
});
export const inviteStudentsReply = z.object({
  /** `line`: from 1 on. `text`: the address, or the beginning of what is none. */
  entries: z.array(z.object({ line: z.number(), text: z.string(), state: z.enum(INVITED_STATES) })),
  /** How many are mailed, and how many only on another day. */
  invited: z.number(),
  left: z.number(),
});
export type InviteStudentsReply = z.infer<typeof inviteStudentsReply>;

export const studentInvitationsInput = z.object(places);
export const studentInvitationsReply = z.object({
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      created_at: z.string(),
      /** Only of people who let the partner see their name. */
      registered: z.boolean(),
    }),
  ),
  ...neighbours,
});
