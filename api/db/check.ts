import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseFault } from './faults.ts';

/**
 * Reads every page of the database once, as SQLite notices damage only in pages that it reads. 90 MB, about 20,000
 * applications, take half a second.
 * @throws Error where a page is damaged
 */
export function checkDatabase(file: string): void {
  if (!existsSync(file)) return;
  const db = new Database(file, { fileMustExist: true });
  try {
    db.pragma('query_only = ON');
    const found = db.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { code: 'SQLITE_CORRUPT' });
  } catch (error) {
    // A lock or an unreadable disk says nothing about the pages.
    if (databaseFault(error) === 'damaged') throw error;
  } finally {
    db.close();
  }
}
