import Database from 'better-sqlite3';

/** Reads every page. 'ok', or SQLite's report of the damage. */
export function quickCheck(file: string): string {
  const db = new Database(file, { fileMustExist: true });
  try {
    db.pragma('query_only = ON');
    return String(db.pragma('quick_check(1)', { simple: true }));
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return `${code}: ${message}`;
  } finally {
    db.close();
  }
}
