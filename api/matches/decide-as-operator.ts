import type * as z from 'zod/mini';
import type { decideMatchInput } from '#contract/matching/match.ts';
import { needsReason } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem } from '../http/problem.ts';
import { decideOnMatch, existingMatch } from './decide-on-match.ts';

type Wanted = z.output<typeof decideMatchInput>;

/** An admin's decision about a match. Call it inside a transaction. Throws `match_reason_required`. */
export function decideAsOperator(
  deps: Deps,
  { match_id, seen, decision, reason = '' }: Wanted,
  accountId: string,
): void {
  if (needsReason(decision) && reason === '') throw fieldProblem([{ path: 'reason', code: 'match_reason_required' }]);
  decideOnMatch(deps, existingMatch(deps, match_id), {
    ...{ seen, decision, accountId },
    reason: needsReason(decision) ? reason : '',
    actor: 'operator',
  });
}
