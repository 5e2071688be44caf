import { hash, randomBytes } from 'node:crypto';
import { perDatabase } from '../db/per-database.ts';

const TOKEN_BYTES = 32;

/** Tokens of mailed links to the page "your data": random, kept as hashes, each for one application. */
export const dataTokenStore = perDatabase(({ db, run, sweep }) => {
  const insert = db.prepare(
    'INSERT INTO data_token (sha256, applicant_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const byHash = db.prepare<[string], { applicant_id: string; expires_at: number }>(
    'SELECT applicant_id, expires_at FROM data_token WHERE sha256 = ?',
  );
  return {
    mint(applicantId: string, now: number, lifeMs: number): string {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      insert.run(hash('sha256', token), applicantId, now, now + lifeMs);
      return token;
    },
    find: (token: string) => byHash.get(hash('sha256', token)),
    removeAll: run<[applicantId: string]>('DELETE FROM data_token WHERE applicant_id = ?'),
    sweep: sweep<[endedBefore: number]>('data_token', 'sha256', 'WHERE expires_at <= ?'),
  };
});
