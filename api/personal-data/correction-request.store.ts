import { perDatabase } from '../db/per-database.ts';

export interface CorrectionRequest {
  id: string;
  applicant_id: string;
  field: string;
  text: string;
  created_at: number;
  state: 'open' | 'done' | 'declined';
  answer: string;
  answered_at: number | null;
}

/** What people want put right that they cannot change themselves. */
export const correctionRequestStore = perDatabase(({ db, all, first, run, value, waiting }) => {
  const answer = db.prepare(
    "UPDATE correction_request SET state = ?, answer = ?, answered_at = ? WHERE id = ? AND applicant_id = ? AND state = 'open'",
  );
  return {
    add: run<[request: Pick<CorrectionRequest, 'id' | 'applicant_id' | 'field' | 'text' | 'created_at'>]>(`
      INSERT INTO correction_request (id, applicant_id, field, text, created_at)
      VALUES (@id, @applicant_id, @field, @text, @created_at)`),
    /** The one that waits for an answer. */
    open: first<[applicantId: string], CorrectionRequest>(
      "SELECT * FROM correction_request WHERE applicant_id = ? AND state = 'open'",
    ),
    newest: all<[applicantId: string, most: number], CorrectionRequest>(
      'SELECT * FROM correction_request WHERE applicant_id = ? ORDER BY created_at DESC LIMIT ?',
    ),
    /** False if it was answered before. */
    answer: ({ id, applicant_id, state, answer: said }: CorrectionRequest, now: number) =>
      answer.run(state, said, now, id, applicant_id).changes > 0,
    waiting: waiting<[]>(`
      SELECT created_at AS since FROM correction_request WHERE state = 'open' AND created_at > 0 ORDER BY created_at, id`),
    /** The application whose request has waited longest. */
    first: value<[], string>(
      "SELECT applicant_id FROM correction_request WHERE state = 'open' AND created_at > 0 ORDER BY created_at, id LIMIT 1",
    ),
  };
});
