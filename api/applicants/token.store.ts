import { hash, randomUUID } from 'node:crypto';
import { TOKEN_LIFE_DAYS } from '#contract/limits.ts';
import { perDatabase } from '../db/per-database.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Applicant } from './applicant.store.ts';

/** A token that its holder has shown, and until when it opens the application. */
export interface HeldToken {
  token: string;
  expiresAt: number;
}

/** Applicant tokens: random, kept only as hashes, valid for some weeks from their last renewal. */
export const tokenStore = perDatabase(({ db }) => {
  const insert = db.prepare(
    'INSERT INTO applicant_token (sha256, applicant_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  // One statement, as each locks the database anew. `+?`: with a bare parameter it would be planned anew at each use.
  const byHash = db.prepare<[string], Applicant & { token_expires_at: number }>(`
    SELECT applicant.*, expires_at AS token_expires_at FROM applicant_token JOIN applicant ON applicant.id = applicant_id
    WHERE sha256 = +?`);
  const extend = db.prepare('UPDATE applicant_token SET expires_at = ? WHERE sha256 = ?');
  const endAll = db.prepare(
    'UPDATE applicant_token SET expires_at = min(expires_at, ?) WHERE applicant_id = ? AND sha256 <> ?',
  );
  return {
    /** A further token; older ones stay valid until they expire, so that no old mail breaks. */
    mint(applicantId: string, now: number): HeldToken {
      const held = { token: randomUUID(), expiresAt: now + TOKEN_LIFE_DAYS * DAY_MS };
      insert.run(sha256(held.token), applicantId, now, held.expiresAt);
      return held;
    },
    /** The application that a token opens until then, or did. */
    find(token: string): { applicant: Applicant; expiresAt: number } | undefined {
      const row = byHash.get(sha256(token));
      return row && { applicant: row, expiresAt: row.token_expires_at };
    },
    /** Gives the token a full life from now on. */
    renew(token: string, now: number): HeldToken {
      const expiresAt = now + TOKEN_LIFE_DAYS * DAY_MS;
      extend.run(expiresAt, sha256(token));
      return { token, expiresAt };
    },
    /** Ends all of the application's tokens but `except`. */
    endAll: (applicantId: string, now: number, except = '') => endAll.run(now, applicantId, sha256(except)),
  };
});

/** In lower case: UUIDs are the same in capitals. */
export function sha256(secret: string): string {
  return hash('sha256', secret.toLowerCase());
}
