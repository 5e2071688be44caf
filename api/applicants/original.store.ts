import type { Original, OriginalState } from '#contract/model/original.ts';
import { perDatabase } from '../db/per-database.ts';

/** What was noted of a paper of the envelope. `since_day`: ISO date in Berlin. */
export interface NotedOriginal {
  original: Original;
  state: OriginalState;
  since_day: string | null;
}

export const originalStore = perDatabase(({ db, all }) => {
  const note = db.prepare<NotedOriginal & { applicant_id: string }>(`
    INSERT INTO original (applicant_id, original, state, since_day)
    VALUES (@applicant_id, @original, @state, @since_day)
    ON CONFLICT DO UPDATE SET state = excluded.state, since_day = excluded.since_day`);
  return {
    noted: all<[applicantId: string], NotedOriginal>(
      'SELECT original, state, since_day FROM original WHERE applicant_id = ?',
    ),
    note: (applicantId: string, original: NotedOriginal) => note.run({ applicant_id: applicantId, ...original }),
  };
});
