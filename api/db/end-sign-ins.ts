import Database from 'better-sqlite3';

/**
 * Ends sessions and keys of other programs in a copy that nobody else has opened: once it is put back, it would let in
 * again who was signed out or blocked since, and keys that were removed.
 */
export function endSignIns(file: string): void {
  const db = new Database(file);
  try {
    // No file beside it: where this is cut off, the copy is made anew.
    db.pragma('journal_mode = MEMORY');
    const names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('session', 'api_key')";
    // One from before an upgrade may not have both.
    for (const table of db.prepare(names).pluck().all()) db.exec(`DELETE FROM ${table}`);
  } finally {
    db.close();
  }
}
