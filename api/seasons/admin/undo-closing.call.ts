import { lastDecisionStore } from '../../applicants/review/last-decision.store.ts';
import { undoDecision } from '../../applicants/review/undo-decision.ts';
import { outcomeOf } from '../../desk/many.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { changeOver } from '../../settings/change-over.ts';
import { seasonStore } from '../season.store.ts';
import { mayReopen } from '../season-time.ts';
import { recordSeasonAct } from './record-season-act.ts';

const BATCH = 20;

/**
 * Takes back the closing of a season, a batch at each call: each application by the rule of a single decision, but by
 * any admin, as whoever began it may be gone.
 */
export const undoClosing = endpoint('undoClosing', {
  auth: admin,
  limit: { perNetwork: 3000, perCaller: 1500 },
  handle({ deps, caller, input: { season_id, decision_id, after = '' } }) {
    const now = deps.clock.now();
    const accountId = caller.account.id;
    const season = seasonStore(deps.db).find(season_id);
    if (!season) throw problem('season_gone');
    const { archived_at, closing_id } = season;
    const isClosed = archived_at !== null;
    const isOthers = closing_id !== decision_id && (isClosed || closing_id !== null);
    if (isOthers || (isClosed && !mayReopen(archived_at, now))) throw problem('undo_too_late');
    const rows = lastDecisionStore(deps.db).ofDecision(decision_id, after, BATCH);
    const results = rows.map(({ applicant_id: id }) =>
      outcomeOf(id, () => undoDecision(deps, id, { id: decision_id, accountId })),
    );
    const done = results.filter((one) => one.done).length;
    const isLast = rows.length < BATCH;
    if (isLast && closing_id !== null)
      deps.tx(() => {
        seasonStore(deps.db).put({ ...season, archived_at: null, closing_id: null, version: season.version + 1 });
        recordSeasonAct(deps, accountId, 'season-reopened', season.id);
      });
    changeOver(deps);
    return { done, left: rows.length - done, after: isLast ? null : (rows.at(-1)?.applicant_id ?? null) };
  },
});
