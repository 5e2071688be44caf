import { perDatabase } from '../db/per-database.ts';
import type { NewEvent, RecordedEvent } from './event.store.ts';
import type { LogPlace, LogSpan } from './log-page.ts';

export type LoggedEvent = RecordedEvent & { id: number; subject: NewEvent['subject']; subject_id: string };

/** Which entries are read: those about somebody, else those of an action, else all; other wishes are looked for in them. */
export interface EventFilter {
  subjectIds?: readonly string[] | undefined;
  action?: string | undefined;
}

interface Reading extends LogSpan {
  action?: string;
  ids?: string;
  at?: number;
  id?: number;
  most: number;
}

/** The events for the admins' log, in the order of time, a few at a time. */
export const logListStore = perDatabase((db) => {
  const read = (condition: string) => {
    const statement = (beside: string, order: 'ASC' | 'DESC') =>
      db.prepare<Reading, LoggedEvent>(`
        SELECT id, at, subject, subject_id, actor, actor_account_id, actor_name, action, from_status, to_status, detail
        FROM event WHERE ${condition} at >= @from AND at < @to ${beside} ORDER BY at ${order}, id ${order} LIMIT @most`);
    return {
      first: statement('', 'DESC'),
      on: statement('AND (at, id) < (@at, @id)', 'DESC'),
      back: statement('AND (at, id) > (@at, @id)', 'ASC'),
    };
  };
  const lists = {
    all: read(''),
    action: read('action = @action AND'),
    // Of one person there are few.
    subject: read(
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
    page(
      { subjectIds, action }: EventFilter,
      { span, place, back, most }: { span: LogSpan; place: LogPlace | undefined; back: boolean; most: number },
    ): LoggedEvent[] {
      const list = lists[subjectIds ? 'subject' : action ? 'action' : 'all'];
      const filter = subjectIds ? { ids: JSON.stringify(subjectIds) } : action ? { action } : {};
      const reading = { ...filter, ...span, most };
      if (!place) return list.first.all(reading);
      return list[back ? 'back' : 'on'].all({ ...reading, at: place.at, id: place.id });
    },
  };
});
