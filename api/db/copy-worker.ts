import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

// In a thread of its own: SQLite waits for the disk, which takes seconds where that is busy, and the server has to answer.
const { from, into } = workerData as { from: string; into: string };
const db = new Database(from, { readonly: true, fileMustExist: true });
try {
  db.prepare('VACUUM INTO ?').run(into);
} finally {
  db.close();
}
parentPort?.postMessage('done');
