import { perDatabase } from '../db/per-database.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';
import type { NewEvent, RecordedEvent } from './event.store.ts';
import { IN_TIME, type LogSpan } from './log-span.ts';

export type LoggedEvent = RecordedEvent & TimePlace & { subject: NewEvent['subject']; subject_id: string };

/** Which entries are read: those about somebody, else those of an action, else all; other wishes are looked for in them. */
export interface EventFilter {
  subjectIds?: readonly string[] | undefined;
  action?: string | undefined;
}

/** The events for the admins' log, in the order of time, a few at a time. */
export const logListStore = perDatabase(({ db }) => {
  const list = (condition: string) =>
    timePages<LoggedEvent>(
      db,
      `SELECT id, at, at AS created_at, id AS rowid, subject, subject_id, actor, actor_account_id, actor_name, action,
         from_status, to_status, detail
       FROM event WHERE ${condition} at >= @from AND at < @to`,
      IN_TIME,
    );
  const lists = {
    all: list(''),
    action: list('action = @action AND'),
    // Of one person there are few.
    subject: list(
      "subject IN ('applicant', 'account', 'employer', 'match', 'contract') AND subject_id IN (SELECT value FROM json_each(@ids)) AND",
    ),
  };
  const ofApplicants = db.prepare<{ ids: string; most: number }, { id: string }>(`
    SELECT id FROM match WHERE applicant_id IN (SELECT value FROM json_each(@ids))
    UNION ALL SELECT id FROM contract WHERE applicant_id IN (SELECT value FROM json_each(@ids)) LIMIT @most`);
  return {
    /** Ids of the matches and contracts of applicants, which are subjects of events of their own. */
    idsOfApplicants: (ids: readonly string[], most: number) =>
      ofApplicants.all({ ids: JSON.stringify(ids), most }).map(({ id }) => id),
    page({ subjectIds, action, ...span }: EventFilter & LogSpan, place: TimePlace | undefined, how: Reading) {
      if (subjectIds) return lists.subject({ ...span, ids: JSON.stringify(subjectIds) }, place, how);
      return action ? lists.action({ ...span, action }, place, how) : lists.all(span, place, how);
    },
  };
});
