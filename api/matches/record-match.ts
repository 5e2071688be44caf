import type { MatchState } from '#contract/model/match-rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import type { Match } from './match.store.ts';
import type { Step } from './match-step.ts';

/** In which part somebody acts, as the log names it. */
const ACTORS = { employer: 'account', operator: 'operator', candidate: 'applicant', server: 'system' } as const;

/** Writes down that a match comes into a state; `isUntold`: from an offer of which its candidate never knew. Call it inside a transaction. */
export function recordMatch(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, state }: Match,
  to: MatchState,
  {
    actor,
    accountId,
    because,
    isUntold = false,
  }: Pick<Step, 'actor' | 'accountId' | 'because'> & { isUntold?: boolean },
): void {
  recordEvent(deps, ['match', id], {
    ...{ actor: ACTORS[actor], accountId, action: `match-${to}` },
    detail: { from: state, to, ...(because && { because }), ...(isUntold && { untold: 1 }) },
  });
}
