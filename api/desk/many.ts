import type { LeftOut, ManyAct, ManyOutcome } from '#contract/desk/many.ts';
import { NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import { operatorsAct } from '#contract/model/next-act.ts';
import { ENDED_STATUSES, STATUS } from '#contract/model/status.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { applicationFacts } from '../applicants/facts.ts';
import { loadApplicant } from '../applicants/load.ts';
import { lastRemindedAt, openStepOf, remindByOperator } from '../applicants/reminders/remind.ts';
import { assertSeenOnDesk } from '../applicants/review/desk-seen.ts';
import { lastDecisionStore } from '../applicants/review/last-decision.store.ts';
import { moveToSeason, whyNotMoved } from '../applicants/review/move-to-season.ts';
import { review } from '../applicants/review/review.ts';
import { undoable } from '../applicants/review/undoable.ts';
import { unseenDocuments } from '../applicants/review/unseen-documents.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { refusalOf } from '../many/refusal-of.ts';
import { type Season, seasonStore } from '../seasons/season.store.ts';
import { seasonToMoveTo } from '../seasons/season-of.ts';
import { DAY_MS } from '../time/clock.ts';

/** Why one of several applications gets nothing; undefined: it gets what is asked. Nothing changes. */
export function whyLeftOut(
  deps: Deps,
  { act, accountId, season }: Omit<Asked, 'decisionId'>,
  applicant: Applicant,
): LeftOut | undefined {
  if (act === 'move') return whyNotMoved(deps, applicant, season);
  if (act === 'decline-wish') return whyNotDeclined(deps, applicant);
  if (applicant.held_at !== null) return 'held';
  return act === 'approve' ? whyNotApproved(deps, applicant, accountId) : whyNotReminded(deps, applicant);
}

export interface Asked {
  act: ManyAct;
  /** Where to move them. */
  season: Season | undefined;
  /** Of all that are done at once. */
  decisionId: string;
  accountId: string;
}

/**
 * Does it for one application, in a transaction of its own, unless it has changed since it was looked at. It can be
 * undone as a single decision can; the same request that comes twice does it once.
 */
export function doForOne(deps: Deps, asked: Asked, { id, seen }: { id: string; seen: string }): ManyOutcome {
  const { act, decisionId, accountId, season } = asked;
  let leftOut: LeftOut | undefined;
  const outcome = outcomeOf(id, () =>
    deps.tx(() => {
      const last = lastDecisionStore(deps.db).find(id);
      if (last?.id === decisionId && last.account_id === accountId && last.undone_at === null) return;
      assertSeenOnDesk(deps, id, seen);
      const applicant = loadApplicant(deps, id);
      leftOut = whyLeftOut(deps, asked, applicant);
      if (leftOut) return;
      const goal = season ?? seasonStore(deps.db).find(applicant.season_id);
      undoable(deps, { id: decisionId, applicantId: id, accountId, action: act }, () => {
        if (act === 'approve') review.approve(deps, { accountId }, id);
        else if (act === 'remind') remindByOperator(deps, { accountId }, applicant);
        else if (goal) moveToSeason(deps, { by: 'operator', who: { accountId } }, applicant, goal);
      });
    }),
  );
  return leftOut ? { id, done: false, left_out: leftOut } : outcome;
}

/** The season that several are moved into. Throws where it is none that people can still be placed in. */
export function seasonForAct(deps: Deps, act: ManyAct, id: string | undefined): Season | undefined {
  if (act !== 'move') return undefined;
  const season = seasonToMoveTo(deps, id);
  if (!season) throw problem('season_gone');
  return season;
}

/** What has become of one of several. A refusal holds up no other; a fault of the server ends them all. */
export function outcomeOf(id: string, work: () => void): ManyOutcome {
  const refusal = refusalOf(work);
  return refusal ? { id, done: false, left_out: LEFT_OUT_BY[refusal.code] ?? 'not-possible' } : { id, done: true };
}

const LEFT_OUT_BY: Partial<Record<string, LeftOut>> = {
  changed_meanwhile: 'changed',
  file_gone: 'file-gone',
  undo_too_late: 'too-late',
};

/** Whatever else they hold, the answer to a wish is theirs; without a season of their own there is none to stay in. */
function whyNotDeclined({ db }: Deps, applicant: Applicant): LeftOut | undefined {
  if (ENDED_STATUSES.includes(applicant.status)) return 'ended';
  const asks = applicant.wished_season_id !== null && seasonStore(db).find(applicant.season_id) !== undefined;
  return asks ? undefined : 'no-wish';
}

function whyNotApproved(deps: Deps, applicant: Applicant, accountId: string): LeftOut | undefined {
  if (STATUS[applicant.status].decision !== 'step1') return 'not-in-step-1';
  if (operatorsAct(applicationFacts(deps, applicant))?.kind !== 'approve') return 'document-open';
  return unseenDocuments(deps, applicant.id, accountId).length > 0 ? 'unseen' : undefined;
}

function whyNotReminded(deps: Deps, applicant: Applicant): LeftOut | undefined {
  if (!openStepOf(deps, applicant)) return 'nothing-to-do';
  if (applicant.reminders_stopped_at !== null) return 'stopped';
  const last = lastRemindedAt(deps, applicant.id);
  return last !== undefined && deps.clock.now() - last < NUDGE_PAUSE_DAYS * DAY_MS ? 'recent' : undefined;
}
