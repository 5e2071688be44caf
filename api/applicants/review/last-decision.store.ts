import type { DeskDecision } from '#contract/desk/desk-application.ts';
import type { OriginalView } from '#contract/model/original.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { Document } from '../../documents/document.store.ts';
import type { Applicant, BeforeDecision } from '../applicant.store.ts';

/** What it takes to undo a decision. */
interface Before extends BeforeDecision {
  documents: Pick<Document, 'id' | 'review' | 'reason'>[];
  originals?: OriginalView[];
}

/** What can be undone: a decision, what was done for several at once, or what the closing of a season did. */
type Undoable = DeskDecision | 'remind' | 'move' | 'decline-wish' | 'close-season';

export interface LastDecision {
  id: string;
  applicantId: string;
  accountId: string;
  action: Undoable;
  at: number;
  eventId: number;
  /** Ids of the mails that it queued. */
  mails: string[];
  before: Before;
  undoneAt: number | null;
}

interface Row {
  applicant_id: string;
  id: string;
  account_id: string;
  action: Undoable;
  at: number;
  event_id: number;
  mails: string;
  before: string;
  undone_at: number | null;
}

/** The last decision of each application from the desk; only the last one can be undone. */
export const lastDecisionStore = perDatabase(({ db }) => {
  const byApplicant = db.prepare<[string], Row>('SELECT * FROM last_decision WHERE applicant_id = ?');
  const replace = db.prepare<Row>(`
    INSERT OR REPLACE INTO last_decision (applicant_id, id, account_id, action, at, event_id, mails, before, undone_at)
    VALUES (@applicant_id, @id, @account_id, @action, @at, @event_id, @mails, @before, @undone_at)`);
  const ofDecision = db.prepare<[string, string, number], Row>(
    'SELECT * FROM last_decision WHERE id = ? AND applicant_id > ? ORDER BY applicant_id LIMIT ?',
  );
  const undo = db.prepare('UPDATE last_decision SET undone_at = ? WHERE applicant_id = ?');
  return {
    find(applicantId: string): LastDecision | undefined {
      const row = byApplicant.get(applicantId);
      return row && decisionOf(row);
    },
    set(decision: LastDecision): LastDecision {
      replace.run({
        applicant_id: decision.applicantId,
        id: decision.id,
        account_id: decision.accountId,
        action: decision.action,
        at: decision.at,
        event_id: decision.eventId,
        mails: JSON.stringify(decision.mails),
        before: JSON.stringify(decision.before),
        undone_at: decision.undoneAt,
      });
      return decision;
    },
    /** What one act did to several applications, by their ids from `after` on. */
    ofDecision: (id: string, after: string, most: number) => ofDecision.all(id, after, most).map(decisionOf),
    markUndone: (applicantId: string, now: number) => undo.run(now, applicantId),
    /** What a decision about this application may change. */
    before: (applicant: Applicant, documents: readonly Document[], originals: OriginalView[]): Before => ({
      status: applicant.status,
      season_id: applicant.season_id,
      wished_season_id: applicant.wished_season_id,
      wished_season_at: applicant.wished_season_at,
      decision_reason: applicant.decision_reason,
      originals_received_at: applicant.originals_received_at,
      originals_posted_at: applicant.originals_posted_at,
      tracking_number: applicant.tracking_number,
      held_at: applicant.held_at,
      hold_reason: applicant.hold_reason,
      held_until: applicant.held_until,
      documents: documents.map(({ id, review, reason }) => ({ id, review, reason })),
      originals,
    }),
  };
});

function decisionOf(row: Row): LastDecision {
  return {
    id: row.id,
    applicantId: row.applicant_id,
    accountId: row.account_id,
    action: row.action,
    at: row.at,
    eventId: row.event_id,
    mails: JSON.parse(row.mails),
    before: JSON.parse(row.before),
    undoneAt: row.undone_at,
  };
}
