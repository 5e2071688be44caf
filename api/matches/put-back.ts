import { MATCH_RULES } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import type { WayBack } from '../many/do-many.ts';
import { recordUndo } from '../many/undo.ts';
import { type Match, matchStore } from './match.store.ts';

interface By {
  actor: 'account' | 'operator';
  accountId: string;
  undone: string;
}

/** How a step of a match, as it is now, is taken back. */
export function wayBackOf(deps: Deps, id: string, by: By): WayBack {
  const before = matchStore(deps.db).find(id);
  return (
    before && {
      applicantId: before.applicant_id,
      subject: () => ({ subject: 'match', id }),
      putBack: (who) => putBack(deps, before, by, who),
    }
  );
}

/** Brings a match back to where it was before a step of which nobody has been told. Call it inside a transaction. */
function putBack(deps: Deps, before: Match, { actor, accountId, undone }: By, by: 'account' | 'server'): void {
  const { id, state, reason, answer_until, applicant_id } = before;
  const from = matchStore(deps.db).find(id)?.state ?? state;
  matchStore(deps.db).setState({ id, state, reason, answer_until, now: deps.clock.now() });
  recordUndo(deps, ['match', id], { by, actor, accountId }, { undone, from, to: state });
  // The candidate's days are free again.
  if (!MATCH_RULES[state].isActive) matchStore(deps.db).lookAtWaitingListsOf(applicant_id);
}
