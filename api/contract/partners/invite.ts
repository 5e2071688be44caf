import * as z from 'zod/mini';
import { email } from '../email.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_NAME_CHARACTERS } from '../limits.ts';
import { oneNameAtLeast, requiredName } from '../text-input.ts';

const password = z.string('fields_required').check(z.minLength(1, 'fields_required'));

export const consumeInviteInput = z
  .object({
    /** The invite token, or the invitation code that people type from a poster. */
    token: z.string('invite_missing').check(z.minLength(1, 'invite_missing'), z.maxLength(100, 'input_too_long')),
    email,
    password,
    firstName: requiredName(MAX_NAME_CHARACTERS),
    lastName: requiredName(MAX_NAME_CHARACTERS),
    lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
  })
  .check(oneNameAtLeast('firstName', 'lastName'));

const inviteToken = z.string('invite_invalid').check(z.maxLength(100, 'invite_invalid'));
/** Pixels on each side: 200 on the desk, 240 for a download. */
export const inviteImageInput = z.object({
  token: inviteToken,
  width: z.optional(z.enum(['200', '240'], 'input_invalid')),
});
/** `size`: of the paper; A4 without it. */
export const posterInput = z.object({
  token: inviteToken,
  lang: z.enum(LANGUAGES, 'lang_invalid'),
  size: z.optional(z.enum(['A3'], 'input_invalid')),
});

export const inviteTokenInput = z.object({
  token: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(100, 'input_too_long')),
  /** 'poster': the text is the token or code of a poster; 'link': `partner` in a link to the sign-up, token or id. */
  from: z.optional(z.enum(['poster', 'link'], 'input_invalid')),
});

/** What the invitation page shows, and no more. */
export const inviteReply = z.object({
  valid: z.boolean(),
  /** The invitation is paused, and may work again later. */
  paused: z.boolean(),
  error: z.nullable(z.string()),
  partner_id: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  /** Whom students ask there; null until an operator has accepted it. */
  contact_person: z.nullable(z.string()),
  /** Whether an operator has verified the organisation: until then its name is what somebody typed. */
  verified: z.boolean(),
});
