import { hash, randomUUID } from 'node:crypto';
import { HELPERS_TOKEN_DAYS, TOKEN_LIFE_DAYS } from '#contract/limits.ts';
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
  // A helper's token is not for weeks, whatever is sent with it.
  const extend = db.prepare<{ until: number; helpers: number; sha256: string }, { expires_at: number }>(`
    UPDATE applicant_token SET expires_at = iif(expires_at - created_at <= @helpers, expires_at, @until)
    WHERE sha256 = @sha256 RETURNING expires_at`);
  const endAll = db.prepare(
    'UPDATE applicant_token SET expires_at = min(expires_at, ?) WHERE applicant_id = ? AND sha256 <> ?',
  );
  return {
    /** A further token; older ones stay valid until they expire, so that no old mail breaks. */
    mint(applicantId: string, now: number, lifeDays = TOKEN_LIFE_DAYS): HeldToken {
      const held = { token: randomUUID(), expiresAt: now + lifeDays * DAY_MS };
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
      const until = now + TOKEN_LIFE_DAYS * DAY_MS;
      const row = extend.get({ until, helpers: HELPERS_TOKEN_DAYS * DAY_MS, sha256: sha256(token) });
      return { token, expiresAt: row?.expires_at ?? until };
    },
    /** Ends all of the application's tokens but `except`. */
    endAll: (applicantId: string, now: number, except = '') => endAll.run(now, applicantId, sha256(except)),
  };
});

/** In lower case: UUIDs are the same in capitals. */
export function sha256(secret: string): string {
  return hash('sha256', secret.toLowerCase());
}
