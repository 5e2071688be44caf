import type * as z from 'zod/mini';
import type { stepMatchInput } from '#contract/matching/match.ts';
import type { Deps } from '../deps.ts';
import { employerOf } from '../employers/caller-employer.ts';
import { problem } from '../http/problem.ts';
import { decideOnMatch, existingMatch } from './decide-on-match.ts';
import { matchStore } from './match.store.ts';

/** An employer's answer to a proposal. Call it inside a transaction. Throws `match_not_found`, `employer_not_vetted`. */
export function stepAsEmployer(
  deps: Deps,
  { match_id: id, seen, decision }: z.output<typeof stepMatchInput>,
  accountId: string,
  mayBeUndone = false,
): void {
  const own = employerOf(deps, accountId);
  const row = existingMatch(deps, id);
  // Another employer's match is none to this one.
  if (matchStore(deps.db).employerOf(id) !== own.id) throw problem('match_not_found');
  if (own.state !== 'vetted') throw problem('employer_not_vetted');
  decideOnMatch(deps, row, { seen, decision, actor: 'employer', accountId, mayBeUndone });
}
