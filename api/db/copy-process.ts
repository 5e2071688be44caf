import Database from 'better-sqlite3';
import { endSignIns } from './end-sign-ins.ts';

// A process of its own: SQLite waits for the disk, which takes seconds where that is busy, and the server has to answer;
// the memory of a thread would stay.
const [from = '', into = ''] = process.argv.slice(2);
const db = new Database(from, { readonly: true, fileMustExist: true });
try {
  db.prepare('VACUUM INTO ?').run(into);
} finally {
  db.close();
}
// Here, too: with the key of a copy, and a session in it, somebody could act on the server that runs.
endSignIns(into);
