import type { DeskDecision } from '#contract/desk/desk-application.ts';
import type { OriginalView } from '#contract/model/original.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { Document } from '../../documents/document.store.ts';
import { type Applicant, type BeforeDecision, CHANGED_BY_DECISION } from '../applicant.store.ts';

/** What it takes to undo a decision. */
interface Before extends BeforeDecision {
  documents: Pick<Document, 'id' | 'review' | 'reason'>[];
  originals: OriginalView[];
}

/** What can be undone: a decision, what was done for several at once, or what the closing of a season did. */
type Undoable = DeskDecision | 'remind' | 'move' | 'decline-wish' | 'close-season';

export interface LastDecision {
  applicant_id: string;
  id: string;
  account_id: string;
  action: Undoable;
  at: number;
  event_id: number;
  /** Ids of the mails that it queued. */
  mails: string[];
  before: Before;
  undone_at: number | null;
}

type Row = Omit<LastDecision, 'mails' | 'before'> & Record<'mails' | 'before', string>;

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
      const { mails, before } = decision;
      replace.run({ ...decision, mails: JSON.stringify(mails), before: JSON.stringify(before) });
      return decision;
    },
    /** What one act did to several applications, by their ids from `after` on. */
    ofDecision: (id: string, after: string, most: number) => ofDecision.all(id, after, most).map(decisionOf),
    markUndone: (applicantId: string, now: number) => undo.run(now, applicantId),
  };
});

/** What a decision about this application may change. Pure. */
export function beforeDecision(
  applicant: Applicant,
  documents: readonly Document[],
  originals: OriginalView[],
): Before {
  const columns = Object.fromEntries(CHANGED_BY_DECISION.map((name) => [name, applicant[name]]));
  const reviews = documents.map(({ id, review, reason }) => ({ id, review, reason }));
  return { ...(columns as unknown as BeforeDecision), documents: reviews, originals };
}

function decisionOf({ mails, before, ...row }: Row): LastDecision {
  return { ...row, mails: JSON.parse(mails), before: JSON.parse(before) };
}
