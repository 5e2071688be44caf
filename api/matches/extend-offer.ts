import { type Happened, recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { extendedUntil } from '../time/answer-until.ts';
import { existingMatch } from './decide-on-match.ts';
import { type Extender, hasExtended, isExtendable } from './extendable.ts';
import { matchStore } from './match.store.ts';

interface Wanted {
  match_id: string;
  /** The version that was seen. */
  seen: number;
  by: Extender;
  accountId?: string | undefined;
}

const ACTORS = { candidate: 'applicant', operator: 'operator' } as const;

/** Gives an offer as much time again; false for a press that is doubled. Call it inside a transaction. */
export function extendOffer(deps: Deps, { match_id, seen, by, accountId }: Wanted): boolean {
  const { db, site } = deps;
  const row = existingMatch(deps, match_id);
  const isDone = hasExtended(deps, row, by);
  if (isDone && row.version === seen + 1) return false;
  if (isDone && row.state === 'released') throw problem('offer_extended');
  if (!isExtendable(deps, row, by)) throw problem(row.state === 'released' ? 'offer_expired' : 'offer_over');
  if (row.version !== seen) throw problem('match_changed');
  matchStore(db).setAnswerUntil(match_id, extendedUntil(row.answer_until ?? 0, site.matching));
  const act = { actor: ACTORS[by], accountId, action: 'match-extended', detail: { by } } satisfies Happened;
  recordEvent(deps, ['match', match_id], act);
  return true;
}
