import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

// A thread of its own: reading every page of a large database takes seconds, in which the server has to answer.
const db = new Database(String(workerData), { fileMustExist: true });
try {
  db.pragma('query_only = ON');
  parentPort?.postMessage(String(db.pragma('quick_check(1)', { simple: true })));
} catch (error) {
  const { code, message } = error as { code?: string; message: string };
  parentPort?.postMessage(`${code}: ${message}`);
} finally {
  db.close();
}
