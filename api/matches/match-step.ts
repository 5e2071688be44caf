import type { MatchActor } from '#contract/model/match-rules.ts';

/** Who takes a match to another state, and what goes with it. */
export interface Step {
  actor: MatchActor;
  accountId?: string | undefined;
  /** The operator's words; the employer reads them. */
  reason?: string;
  /** Who knows of the step already, and gets no mail about it. */
  isKnownTo?: 'employer' | 'candidate' | 'both' | undefined;
  /** It may be taken back for some seconds: what it ends elsewhere waits as long. */
  mayBeUndone?: boolean | undefined;
  /** The state of its requirement that ends the match. The event keeps it: opened again, the match comes back. */
  because?: 'filled' | 'closed' | 'draft' | undefined;
}
