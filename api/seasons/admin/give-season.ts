import { ENDED_STATUSES } from '#contract/model/status.ts';
import { applicantStore } from '../../applicants/applicant.store.ts';
import { moveToSeason } from '../../applicants/review/move-to-season.ts';
import { attempt } from '../../db/attempt.ts';
import type { Deps } from '../../deps.ts';
import { seasonsToApplyFor } from '../season-of.ts';

// Each has an event, a mail and its standing: some milliseconds.
const BATCH = 10;

/**
 * Gives applications for the next season the one that was opened, and tells the owners of those that have not ended.
 * Answers whether there are more.
 */
export function giveSeason(deps: Deps): boolean {
  const [season] = seasonsToApplyFor(deps).open;
  if (!season) return false;
  const waiting = applicantStore(deps.db).ofSeason(null, '', BATCH);
  if (waiting.length > 0)
    deps.tx(() => {
      for (const applicant of waiting) {
        const set = () => void applicantStore(deps.db).setSeason(applicant.id, season.id, deps.clock.now());
        const move = () => moveToSeason(deps, { by: 'system' }, applicant, season);
        if (ENDED_STATUSES.includes(applicant.status)) set();
        else attempt(deps, { applicant: applicant.id }, 'not told of its season', move, set);
      }
    });
  return waiting.length === BATCH;
}
