/** Why a database call failed; undefined for an error that is not the database's. */
export type DatabaseFault = 'locked' | 'damaged' | 'full' | 'unwritable';

const FAULTS: readonly [RegExp, DatabaseFault][] = [
  [/^SQLITE_(?:BUSY|LOCKED)/, 'locked'],
  [/^SQLITE_(?:CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(?:READONLY|IOERR|CANTOPEN)/, 'unwritable'],
];

export function databaseFault(error: unknown): DatabaseFault | undefined {
  const code = String((error as { code?: unknown } | null | undefined)?.code);
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1];
}

const SENTENCES: Record<DatabaseFault, string> = {
  locked: 'The database is locked by another program. Wait until it is done, or end it, and try again.',
  damaged: "The database (app.db) is damaged. Restore it from a backup: see 'Restore' in docs/operations.md.",
  full: 'The disk is full: the database cannot be written. Make room and try again.',
  unwritable: 'The database cannot be read or written. Check the disk and the rights of the data folder.',
};

/** Tells the operator what is wrong with app.db and what to do, instead of SQLite's message. */
export function faultSentence(error: unknown): string | undefined {
  const fault = databaseFault(error);
  return fault && `${SENTENCES[fault]} (${(error as Error).message})`;
}
