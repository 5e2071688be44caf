import Database from 'better-sqlite3';
import { databaseFault } from './faults.ts';

// Keeps a reference: the garbage collector would close the database, which ends the lock.
const held = new Set<Database.Database>();

/**
 * Holds DATA_DIR for this server until the process ends. The operating system ends the lock after a crash; a file with
 * a process id would stay.
 * @throws Error when another server holds it
 */
export function holdDataDir(lockDb: string): { release(): void } {
  const db = new Database(lockDb, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const fault = databaseFault(error);
    if (fault === 'damaged') throw new Error(`${lockDb} is damaged. Delete it and start again.`);
    if (fault !== 'locked') throw error;
    throw new Error('Another server is running on this DATA_DIR. Stop it first, or set DATA_DIR to another folder.');
  }
  held.add(db);
  return {
    release() {
      held.delete(db);
      db.close();
    },
  };
}
