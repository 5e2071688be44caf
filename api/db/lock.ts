import Database from 'better-sqlite3';
import { databaseFault } from './faults.ts';

// Keeps a reference: the garbage collector would close the database, which ends the lock.
const held = new Set<Database.Database>();

export interface Lock {
  release(): void;
}

/**
 * Holds a lock file until it is released or the process ends; undefined while another one holds it. The operating system
 * ends the lock after a crash; a file with a process id would stay.
 */
export function tryLock(file: string): Lock | undefined {
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const fault = databaseFault(error);
    if (fault === 'damaged') throw new Error(`${file} is damaged. Delete it and start again.`);
    if (fault !== 'locked') throw error;
    return undefined;
  }
  held.add(db);
  return {
    release() {
      held.delete(db);
      db.close();
    },
  };
}

/** Holds DATA_DIR for this server. @throws Error when another server holds it */
export function holdDataDir(lockDb: string): Lock {
  const lock = tryLock(lockDb);
  if (lock) return lock;
  throw new Error('Another server is running on this DATA_DIR. Stop it first, or set DATA_DIR to another folder.');
}
