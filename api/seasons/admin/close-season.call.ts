import type * as z from 'zod/mini';
import { ENDED_STATUSES, isOpen } from '#contract/model/status.ts';
import type { closeSeasonInput } from '#contract/seasons/season.ts';
import { type Applicant, applicantStore } from '../../applicants/applicant.store.ts';
import { moveToSeason, whyNotMoved } from '../../applicants/review/move-to-season.ts';
import { review } from '../../applicants/review/review.ts';
import { undoable } from '../../applicants/review/undoable.ts';
import { attempt } from '../../db/attempt.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { changeOver } from '../../settings/change-over.ts';
import { type Season, seasonStore } from '../season.store.ts';
import { seasonToMoveTo } from '../season-of.ts';
import { recordSeasonAct } from './record-season-act.ts';
import { wishAtClosing } from './wish-at-closing.ts';

// Each has an event, a mail and its standing: some milliseconds, while others wait.
const BATCH = 20;

/**
 * Ends, moves or leaves the applications of a season, a batch at each call, and closes it for good after the last one.
 * Whoever holds an offer, a place or a contract, or had a place in it, is left as they are; whoever asked for another
 * season moves there instead, or keeps the wish. Its mails wait while it can be undone. The first batch makes the season
 * that act's own: another is refused before it does anything, until what was done half way is taken back.
 */
export const closeSeason = endpoint('closeSeason', {
  auth: admin,
  limit: { perNetwork: 3000, perCaller: 1500 },
  handle({ deps, caller, input }) {
    const accountId = caller.account.id;
    const reply = deps.tx(() => {
      const found = seasonStore(deps.db).find(input.season_id);
      if (!found) throw problem('season_gone');
      const isClosed = found.archived_at !== null;
      const to = goalOf(deps, found, input);
      const season = claimed(deps, found, input);
      const rows = applicantStore(deps.db).ofSeason(season.id, input.after ?? '', BATCH);
      const alive = rows.filter(({ status }) => !ENDED_STATUSES.includes(status));
      const done = alive.filter((applicant) => endOrMove(deps, { accountId, input, season, to }, applicant)).length;
      const isLast = rows.length < BATCH;
      if (isLast && !isClosed) {
        const closed = { archived_at: deps.clock.now(), version: season.version + 1 };
        seasonStore(deps.db).put({ ...season, ...closed });
        recordSeasonAct(deps, accountId, 'season-closed', season.id);
      }
      return { done, left: alive.length - done, after: isLast ? null : (rows.at(-1)?.id ?? null) };
    });
    changeOver(deps);
    return reply;
  },
});

/** The season, from the first batch on closed by this act alone; a batch may come twice, as its answer was lost. */
function claimed(deps: Deps, season: Season, { decision_id, after }: z.infer<typeof closeSeasonInput>): Season {
  if (season.closing_id === decision_id) return season;
  // Another admin has taken it back meanwhile.
  if (after !== undefined) throw problem('season_changed');
  if (season.closing_id !== null || season.archived_at !== null) throw problem('season_closing');
  const own = { ...season, closing_id: decision_id, version: season.version + 1 };
  seasonStore(deps.db).put(own);
  return own;
}

interface Closing {
  accountId: string;
  input: z.infer<typeof closeSeasonInput>;
  season: Season;
  /** Where applications move. */
  to: Season | undefined;
}

/** Answers whether anything was done about an application. */
function endOrMove(deps: Deps, { accountId, input, season, to }: Closing, applicant: Applicant): boolean {
  const choice = isOpen(applicant.status) ? input.open : input.complete;
  if (choice === 'leave' || whyNotMoved(deps, applicant, undefined)) return false;
  const wish = wishAtClosing(deps, applicant);
  if (wish && !wish.moves) return false;
  const goal = wish?.season ?? to;
  const { id: applicantId } = applicant;
  const act = () => {
    if (choice === 'end' && !wish) review.endWithSeason(deps, { accountId }, applicantId, season);
    else if (goal) moveToSeason(deps, { by: 'operator', who: { accountId } }, applicant, goal);
  };
  const decision = { id: input.decision_id, applicantId, accountId, action: 'close-season' } as const;
  // One that fails is left as it is: the season could never be closed otherwise.
  return attempt(deps, { applicant: applicantId }, 'not closed with its season', () => {
    undoable(deps, decision, act);
  });
}

/** The season that applications move into, where some do. */
function goalOf(
  deps: Deps,
  from: Season,
  { open, complete, to }: { open: string; complete: string; to?: string | undefined },
) {
  if (open !== 'move' && complete !== 'move') return undefined;
  const season = seasonToMoveTo(deps, to);
  if (!season || season.id === from.id) throw fieldProblem([{ path: 'to', code: 'season_gone' }]);
  return season;
}
