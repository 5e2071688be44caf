import Database from 'better-sqlite3';

// A process of its own: SQLite waits for the disk, which takes seconds where that is busy, and the server has to answer;
// the memory of a thread would stay.
const [from = '', into = ''] = process.argv.slice(2);
const db = new Database(from, { readonly: true, fileMustExist: true });
try {
  db.prepare('VACUUM INTO ?').run(into);
} finally {
  db.close();
}
// A restore would let in again who was signed out or blocked since, and keys that were removed.
const copy = new Database(into);
try {
  copy.exec('DELETE FROM session; DELETE FROM api_key');
} finally {
  copy.close();
}
