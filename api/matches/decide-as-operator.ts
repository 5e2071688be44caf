import type * as z from 'zod/mini';
import type { decideMatchInput } from '#contract/matching/match.ts';
import { needsReason } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { assertVetted } from '../employers/assert-vetted.ts';
import { fieldProblem } from '../http/problem.ts';
import { decideOnMatch, existingMatch } from './decide-on-match.ts';
import { matchStore } from './match.store.ts';

type Wanted = z.output<typeof decideMatchInput>;

/** An admin's decision about a match. Call it inside a transaction. Throws `match_reason_required`, `employer_unvetted`. */
export function decideAsOperator(
  deps: Deps,
  { match_id, seen, decision, reason = '' }: Wanted,
  accountId: string,
): void {
  if (needsReason(decision) && reason === '') throw fieldProblem([{ path: 'reason', code: 'match_reason_required' }]);
  const row = existingMatch(deps, match_id);
  if (decision === 'released') assertVetted(deps, matchStore(deps.db).employerOf(match_id));
  decideOnMatch(deps, row, {
    ...{ seen, decision, accountId },
    reason: needsReason(decision) ? reason : '',
    actor: 'operator',
  });
}
