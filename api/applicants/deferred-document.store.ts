import type { Deferrable, DocumentType } from '#contract/model/document.ts';
import { perDatabase } from '../db/per-database.ts';

/** A document that the applicant will send later. `due_on`: ISO date of the last day in Berlin. */
export interface DeferredDocument {
  type: Deferrable;
  due_on: string;
}

/**
 * Which rows of `deferred_document AS deferred` still wait: a document of that type ends the wait, however it is reviewed;
 * an identity card only stands in for the passport.
 */
export const AWAITED = `NOT EXISTS (
      SELECT 1 FROM document WHERE document.applicant_id = deferred.applicant_id AND document.type = deferred.type
        AND replaced_at IS NULL AND subtype IS NOT 'id')`;

/**
 * The last day of one: as it was when its owner chose to send it later, or a later one that the season of the application
 * has by now, as it was put off or the application moved. An earlier one takes no time away.
 */
export const DUE_ON = `max(deferred.due_on, coalesce((
      SELECT CASE deferred.type WHEN 'a2' THEN a2_follows_until ELSE passport_follows_until END
      FROM applicant JOIN season ON season.id = season_id WHERE applicant.id = deferred.applicant_id), ''))`;

function mostUrgentFirst(one: DeferredDocument, other: DeferredDocument): number {
  return one.due_on.localeCompare(other.due_on) || one.type.localeCompare(other.type);
}

export const deferredDocumentStore = perDatabase(({ db }) => {
  const insert = db.prepare(
    'INSERT INTO deferred_document (applicant_id, type, due_on, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET due_on = excluded.due_on',
  );
  // Sorted below: for ORDER BY, SQLite would make a table of its own at each use.
  const awaited = db.prepare<[string], DeferredDocument>(
    `SELECT type, ${DUE_ON} AS due_on FROM deferred_document AS deferred WHERE applicant_id = ? AND ${AWAITED}`,
  );
  return {
    add: (applicantId: string, { type, due_on }: DeferredDocument, now: number) =>
      insert.run(applicantId, type, due_on, now),
    /** Deferred documents that have not come yet, the most urgent first. */
    awaited: (applicantId: string) => awaited.all(applicantId).sort(mostUrgentFirst),
    awaitedTypes: (applicantId: string): DocumentType[] => awaited.all(applicantId).map(({ type }) => type),
  };
});
