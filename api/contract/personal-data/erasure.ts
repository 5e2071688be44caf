import * as z from 'zod/mini';
import { password } from '../accounts/account.ts';
import { applicationIdInput, seen } from '../desk/desk-application.ts';
import { stakesNamed } from '../model/stakes.ts';
import { requiredText } from '../text-input.ts';
import { ERASE_OBSTACLES } from './erase-obstacles.ts';
import { ERASURE_REASONS } from './erasure-reasons.ts';

const MAX_NUMBER_CHARACTERS = 40;

export const eraseAccountInput = z.object({ password });
/** Null: nothing keeps the account from being erased. */
export const eraseObstacleReply = z.object({
  obstacle: z.nullable(z.enum(ERASE_OBSTACLES)),
  /** The caller is the last person of an organisation, whose access ends with the account. */
  ends_organization: z.boolean(),
});
/** The application's number, typed to confirm. */
export const eraseOwnDataInput = z.object({ number: requiredText(MAX_NUMBER_CHARACTERS), stakes: stakesNamed });
export const erasePersonInput = z.extend(applicationIdInput, {
  seen,
  number: requiredText(MAX_NUMBER_CHARACTERS),
  reason: z.enum(ERASURE_REASONS),
});

/** `before`: the id of the last one of the page before. */
export const listErasuresInput = z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) });
export const listErasuresReply = z.object({
  erasures: z.array(
    z.object({
      id: z.number(),
      /** The beginning of a hash: tells two apart, and names nobody. */
      person: z.string(),
      why: z.enum(['asked', 'operator', 'retention', 'restored']),
      reason: z.nullable(z.enum(ERASURE_REASONS)),
      /** The address of the account, or the name that the command line was given. */
      by: z.nullable(z.string()),
      begun_at: z.string(),
      /** Null while files and copies are still being removed. */
      done_at: z.nullable(z.string()),
    }),
  ),
  /** For the next page; null on the last one. */
  next: z.nullable(z.number()),
});
