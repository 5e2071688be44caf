import { perDatabase } from '../db/per-database.ts';
import type { Document } from '../documents/document.store.ts';
import type { Applicant } from './applicant.store.ts';
import { AWAITED, type DeferredDocument, DUE_ON, mostUrgentFirst } from './deferred-document.store.ts';
import type { NotedOriginal } from './original.store.ts';
import { sha256 } from './token.store.ts';

/** What its owner sees of a document. */
const SHOWN = [
  'type',
  'subtype',
  'file_name',
  'size',
  'sha256',
  'review',
  'reason',
  'uploaded_at',
  'uploaded_by',
  'removed_at',
] as const satisfies readonly (keyof Document)[];

export type ShownDocument = Pick<Document, (typeof SHOWN)[number]>;

/** An application with all that its owner sees of it. */
export interface Application {
  applicant: Applicant;
  /** The current ones, in the order in which they came. */
  documents: ShownDocument[];
  /** Documents that will follow and have not come yet, the most urgent first. */
  deferred: DeferredDocument[];
  originals: NotedOriginal[];
}

/**
 * Reads an application in one statement: SQLite locks the database anew for each, which takes four times as long as
 * finding the few rows of one person.
 */
export const applicationStore = perDatabase(({ db }) => {
  const byId = db.prepare<[string], Row>(`SELECT applicant.*, ${LISTS} FROM applicant WHERE id = ?`);
  // `+?`: with a bare parameter it would be planned anew at each use.
  const byToken = db.prepare<[string], Row & { token_expires_at: number }>(`
    SELECT applicant.*, expires_at AS token_expires_at, ${LISTS}
    FROM applicant_token JOIN applicant ON applicant.id = applicant_id WHERE sha256 = +?`);
  return {
    find(id: string): Application | undefined {
      const row = byId.get(id);
      return row && read(row);
    },
    /** The application that a token opens until then, or did. */
    findByToken(token: string): (Application & { expiresAt: number }) | undefined {
      const row = byToken.get(sha256(token));
      return row && { ...read(row), expiresAt: row.token_expires_at };
    },
  };
});

/** The three lists as JSON: rows of a join would repeat the applicant. */
type Row = Applicant & Record<'documents' | 'deferred' | 'originals', string>;

const LISTS = `
  (SELECT ${jsonRows('rowid', ...SHOWN)} FROM document
    WHERE applicant_id = applicant.id AND replaced_at IS NULL) AS documents,
  (SELECT json_group_array(json_object('type', type, 'due_on', ${DUE_ON})) FROM deferred_document AS deferred
    WHERE applicant_id = applicant.id AND ${AWAITED}) AS deferred,
  (SELECT ${jsonRows('original', 'state', 'since_day')} FROM original
    WHERE applicant_id = applicant.id) AS originals`;

function jsonRows(...columns: readonly string[]): string {
  return `json_group_array(json_object(${columns.map((column) => `'${column}', ${column}`).join(', ')}))`;
}

function read(row: Row): Application {
  const documents = JSON.parse(row.documents) as (ShownDocument & { rowid: number })[];
  return {
    applicant: row,
    // Sorted here: `ORDER BY` would take several times as long as the rest.
    documents: documents.sort((one, other) => one.rowid - other.rowid),
    deferred: (JSON.parse(row.deferred) as DeferredDocument[]).sort(mostUrgentFirst),
    originals: JSON.parse(row.originals) as NotedOriginal[],
  };
}
