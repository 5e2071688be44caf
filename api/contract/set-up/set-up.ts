import * as z from 'zod/mini';
import { password } from '../accounts/account.ts';
import { email } from '../email.ts';
import { LANGUAGES } from '../languages.ts';

const token = z.string('link_ended').check(z.minLength(1, 'link_ended'), z.maxLength(200, 'link_ended'));
const oneLine = z.string('input_invalid').check(z.minLength(1, 'fields_required'), z.maxLength(1000, 'input_too_long'));

export const setUpInput = z.object({ token });
export const setUpReply = z.object({
  /** Where the server looks for copies by itself. */
  backups: z.string(),
  /** How many whole copies lie there. */
  copies: z.number(),
  /** Whether somebody has applied: then nothing is restored over it. */
  is_empty: z.boolean(),
});

export const firstAdminInput = z.object({
  token,
  email,
  password,
  lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
});

/** `folder`: with the copies, on the server. `key`: the key of then, or a file on the server that holds it. */
export const restoreInput = z.object({ token, folder: oneLine, key: z.optional(oneLine) });
export const restoreReply = z.object({
  success: z.literal(true),
  applications: z.number(),
  documents: z.number(),
  /** How many documents are in no copy. */
  lost: z.number(),
});
