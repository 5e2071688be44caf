import { hash, randomBytes } from 'node:crypto';
import { perDatabase } from '../db/per-database.ts';

/** What a mailed link can be used for. */
export type TokenPurpose = 'sign-up' | 'email' | 'password';

interface NewToken {
  accountId: string;
  purpose: TokenPurpose;
  lifeMs: number;
  signUpId?: string;
  newEmail?: string;
}

export interface AccountToken {
  account_id: string;
  purpose: TokenPurpose;
  sign_up_id: string | null;
  new_email: string | null;
  expires_at: number;
  used_at: number | null;
}

const TOKEN_BYTES = 32;

export type AccountTokenStore = ReturnType<typeof accountTokenStore>;

/** Tokens of mailed links: random, kept as hashes only, used once. */
export const accountTokenStore = perDatabase(({ db, run, sweep }) => {
  const insert = db.prepare(
    'INSERT INTO account_token (sha256, account_id, purpose, sign_up_id, new_email, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const byHash = db.prepare<[string], AccountToken>('SELECT * FROM account_token WHERE sha256 = ?');
  const use = db.prepare<{ sha256: string; now: number }, AccountToken>(
    'UPDATE account_token SET used_at = @now WHERE sha256 = @sha256 AND used_at IS NULL AND expires_at > @now RETURNING *',
  );
  const endAll = db.prepare(
    'UPDATE account_token SET expires_at = min(expires_at, ?) WHERE account_id = ? AND purpose = ? AND used_at IS NULL',
  );
  return {
    mint({ accountId, purpose, lifeMs, signUpId, newEmail }: NewToken, now: number): string {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      insert.run(hash('sha256', token), accountId, purpose, signUpId ?? null, newEmail ?? null, now, now + lifeMs);
      return token;
    },
    find: (token: string) => byHash.get(hash('sha256', token)),
    /** Uses the token up. If several requests try it at once, one gets it. */
    take: (token: string, now: number) => use.get({ sha256: hash('sha256', token), now }),
    endAll: (accountId: string, purpose: TokenPurpose, now: number) => endAll.run(now, accountId, purpose),
    /** Removes used tokens too: nothing is left of what was mailed for the account. */
    removeAll: run<[accountId: string]>('DELETE FROM account_token WHERE account_id = ?'),
    sweep: sweep<[endedBefore: number]>('account_token', 'rowid', 'WHERE expires_at <= ?'),
  };
});
