import type { Who } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { retentionStore } from './retention.store.ts';
import { tellKept } from './tell-kept.ts';

/**
 * Holds an application from deletion while a claim runs; without a `reason`, releases it, and what is due is announced
 * anew. The same request twice does no harm; another admin's reason is not written over.
 */
export function holdOrRelease(deps: Deps, who: Who, id: string, reason?: string): void {
  const { clock, db, tx } = deps;
  tx(() => {
    const row = retentionStore(db).find(id);
    if (!row) return;
    const isHeld = row.held_at !== null;
    if (isHeld && reason !== undefined && row.hold_reason !== reason) throw problem('changed_meanwhile');
    if (isHeld === (reason !== undefined)) return;
    const now = clock.now();
    const action = isHeld ? 'deletion-released' : 'deletion-held';
    recordEvent(deps, ['applicant', id], { actor: 'operator', who, action });
    const hold = { held_at: now, hold_reason: reason ?? '', held_by: 'accountId' in who ? who.accountId : who.name };
    // After a release it tells nothing: what is held has no announcement.
    tellKept(deps, row);
    retentionStore(db).hold({ applicant_id: id, ...(isHeld ? NO_HOLD : hold) });
  });
}

const NO_HOLD = { held_at: null, hold_reason: '', held_by: null } as const;
