import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import express from 'express';
import multer from 'multer';

/**
 * The bare server that `beside-bare.ts` compares with, in a process of its own: one call takes a form with a file, one
 * reads its row back, and it has a page. Same libraries, synced to disk before the answer; no checks, limits, headers,
 * log or mails.
 */
const [dataDir = '', port] = process.argv.slice(2);
const uploads = path.join(dataDir, 'uploads');
const tmp = path.join(dataDir, 'tmp');
for (const folder of [uploads, tmp]) mkdirSync(folder, { recursive: true });

const db = new Database(path.join(dataDir, 'app.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(`
  CREATE TABLE IF NOT EXISTS applicant (token TEXT PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT, lang TEXT);
  CREATE TABLE IF NOT EXISTS document (id TEXT PRIMARY KEY, token TEXT, file_name TEXT, size INTEGER)`);
const addApplicant = db.prepare('INSERT INTO applicant VALUES (?, ?, ?, ?, ?)');
const addDocument = db.prepare('INSERT INTO document VALUES (?, ?, ?, ?)');
const byToken = db.prepare('SELECT * FROM applicant WHERE token = ?');
const add = db.transaction((token: string, form: Record<string, string>, file: Express.Multer.File) => {
  addApplicant.run(token, form.first_name, form.last_name, form.email, form.lang);
  addDocument.run(file.filename, token, file.originalname, file.size);
});

const app = express();
app.post('/api/functions/submit-preregistration', multer({ dest: tmp }).single('hub4africa_file'), async (req, res) => {
  const file = req.file;
  if (!file) return void res.sendStatus(400);
  await sync(file.path);
  await rename(file.path, path.join(uploads, file.filename));
  await sync(uploads);
  const token = randomUUID();
  add(token, req.body as Record<string, string>, file);
  res.json({ access_token: token });
});
app.get('/api/functions/get-applicant', (req, res) => {
  res.json(byToken.get(req.headers.authorization?.slice('Bearer '.length)));
});
app.get('/de', (_req, res) => res.sendFile('de.html', { root: process.env.DIST_DIR ?? '' }));
app.get('/api/health/live', (_req, res) => void res.json({ live: true }));
app.listen(Number(port), '127.0.0.1');

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
