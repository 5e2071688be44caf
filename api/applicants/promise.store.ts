import type { DocumentType } from '#contract/document.ts';
import type { Db } from '../db/open.ts';

/** A document that its owner has promised for later. `due_on` is an ISO date, the last day in Berlin. */
export interface Promised {
  type: DocumentType;
  due_on: string;
}

export type PromiseStore = ReturnType<typeof createPromiseStore>;

export function createPromiseStore(db: Db) {
  const insert = db.prepare(
    'INSERT INTO promise (applicant_id, type, due_on, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET due_on = excluded.due_on',
  );
  // A promise is kept by any document of its type.
  const open = db.prepare<[string], Promised>(`
    SELECT type, due_on FROM promise WHERE applicant_id = ? AND NOT EXISTS (
      SELECT 1 FROM document WHERE document.applicant_id = promise.applicant_id AND document.type = promise.type AND replaced_at IS NULL)`);
  return {
    add: (applicantId: string, { type, due_on }: Promised, now: number) => insert.run(applicantId, type, due_on, now),
    /** Those that are not kept yet. */
    open: (applicantId: string) => open.all(applicantId),
  };
}
