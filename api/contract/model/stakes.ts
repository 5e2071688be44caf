import * as z from 'zod/mini';
import { EMPLOYER_READS } from './employer-reads.ts';

/** What somebody has with an employer. `signed`: a contract that both have signed; `contract`: one that was sent. */
export const STAKES = ['offer', 'place', 'contract', 'signed'] as const;
export type StakeKind = (typeof STAKES)[number];

/** How many of them the page named that asks to leave: no other one is lost with it. Left out: none is compared. */
export const stakesNamed = z.optional(z.int('input_invalid').check(z.nonnegative('input_invalid')));

/** What somebody has with an employer, and would lose, or be held to, if they left. */
export const stake = z.object({
  kind: z.enum(STAKES),
  company: z.string(),
  /** ISO days. */
  starts_on: z.string(),
  ends_on: z.string(),
  /** The contract's number; '' without one. */
  contract: z.string(),
  /** What the employer reads of the person now. */
  reads: z.enum(EMPLOYER_READS),
});
export type Stake = z.infer<typeof stake>;
