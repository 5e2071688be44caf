import type { LeftOut, ManyAct, ManyOutcome } from '#contract/desk/many.ts';
import { NUDGE_MANY_PAUSE_DAYS } from '#contract/limits.ts';
import { type OperatorsAct, operatorsAct } from '#contract/model/next-act.ts';
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

/** What one of several applications would get. */
export interface Plan {
  /** Why it is left out; undefined: it gets what is asked. */
  leftOut?: LeftOut;
  /** The documents that an approval accepts. */
  documents: OperatorsAct['documents'];
}

/** Looks at an application before anything is done; nothing changes. */
export function planFor(deps: Deps, { act, accountId, season }: Omit<Asked, 'decisionId'>, applicant: Applicant): Plan {
  if (act === 'move') return { documents: [], ...whyNotMoved(deps, applicant, season) };
  if (act === 'decline-wish') return { documents: [], ...whyNotDeclined(deps, applicant) };
  return act === 'approve' ? planApproval(deps, applicant, accountId) : planReminder(deps, applicant);
}

interface Asked {
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
  return outcomeOf(id, () =>
    deps.tx(() => {
      const last = lastDecisionStore(deps.db).find(id);
      if (last?.id === decisionId && last.account_id === accountId && last.undone_at === null) return;
      assertSeenOnDesk(deps, id, seen);
      const applicant = loadApplicant(deps, id);
      const { leftOut } = planFor(deps, asked, applicant);
      if (leftOut) throw new LeftOutNow(leftOut);
      const goal = season ?? seasonStore(deps.db).find(applicant.season_id);
      undoable(deps, { id: decisionId, applicantId: id, accountId, action: act }, () => {
        if (act === 'approve') review.approve(deps, { accountId }, id);
        else if (act === 'remind') remindByOperator(deps, { accountId }, applicant);
        else if (goal) moveToSeason(deps, { by: 'operator', who: { accountId } }, applicant, goal);
      });
    }),
  );
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
  try {
    const refusal = refusalOf(work);
    return refusal ? { id, done: false, left_out: LEFT_OUT_BY[refusal.code] ?? 'not-possible' } : { id, done: true };
  } catch (error) {
    if (error instanceof LeftOutNow) return { id, done: false, left_out: error.reason };
    throw error;
  }
}

const LEFT_OUT_BY: Partial<Record<string, LeftOut>> = {
  changed_meanwhile: 'changed',
  file_gone: 'file-gone',
  undo_too_late: 'too-late',
};

/** Ends the transaction of an application that gets nothing any more. */
class LeftOutNow extends Error {
  readonly reason: LeftOut;
  constructor(reason: LeftOut) {
    super(reason);
    this.reason = reason;
  }
}

/** Whatever else they hold, the answer to a wish is theirs; without a season of their own there is none to stay in. */
function whyNotDeclined({ db }: Deps, applicant: Applicant): Pick<Plan, 'leftOut'> {
  if (ENDED_STATUSES.includes(applicant.status)) return { leftOut: 'ended' };
  const asks = applicant.wished_season_id !== null && seasonStore(db).find(applicant.season_id) !== undefined;
  return asks ? {} : { leftOut: 'no-wish' };
}

function planApproval(deps: Deps, applicant: Applicant, accountId: string): Plan {
  const nothing = { documents: [] };
  if (applicant.held_at !== null) return { ...nothing, leftOut: 'held' };
  if (STATUS[applicant.status].decision !== 'step1') return { ...nothing, leftOut: 'not-in-step-1' };
  const act = operatorsAct(applicationFacts(deps, applicant));
  if (act?.kind !== 'approve') return { ...nothing, leftOut: 'document-open' };
  if (unseenDocuments(deps, applicant.id, accountId).length > 0) return { ...nothing, leftOut: 'unseen' };
  return { documents: act.documents };
}

function planReminder(deps: Deps, applicant: Applicant): Plan {
  const nothing = { documents: [] };
  if (applicant.held_at !== null) return { ...nothing, leftOut: 'held' };
  if (!openStepOf(deps, applicant)) return { ...nothing, leftOut: 'nothing-to-do' };
  if (applicant.reminders_stopped_at !== null) return { ...nothing, leftOut: 'stopped' };
  const last = lastRemindedAt(deps, applicant.id);
  const isRecent = last !== undefined && deps.clock.now() - last < NUDGE_MANY_PAUSE_DAYS * DAY_MS;
  return isRecent ? { ...nothing, leftOut: 'recent' } : nothing;
}
