import { perDatabase } from '../../db/per-database.ts';

export interface Passkey {
  /** As the browser names it. */
  credential_id: string;
  id: string;
  account_id: string;
  name: string;
  public_key: Uint8Array<ArrayBuffer>;
  counter: number;
  /** JSON. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
}

/** What is signed: a new passkey, or a sign-in. */
export type Purpose = 'add' | 'sign-in';

interface Challenge {
  account_id: string;
  purpose: Purpose;
  challenge: string;
  expires_at: number;
}

/** Passkeys of accounts, and what is to be signed with one. */
export const passkeyStore = perDatabase(({ db, all, changed, first, run }) => {
  const used = db.prepare(
    'UPDATE passkey SET counter = ?, last_used_at = ? WHERE credential_id = ? AND account_id = ?',
  );
  const take = db.prepare<[string, Purpose], Challenge>(
    'DELETE FROM passkey_challenge WHERE account_id = ? AND purpose = ? RETURNING *',
  );
  return {
    /** Oldest first. */
    listOf: all<[accountId: string], Passkey>('SELECT * FROM passkey WHERE account_id = ? ORDER BY created_at'),
    find: first<[credentialId: string, accountId: string], Passkey>(
      'SELECT * FROM passkey WHERE credential_id = ? AND account_id = ?',
    ),
    /** False where somebody has added it before. */
    add: changed<[passkey: Passkey]>(`
    INSERT INTO passkey VALUES (@credential_id, @id, @account_id, @name, @public_key, @counter, @transports,
      @created_at, @last_used_at) ON CONFLICT DO NOTHING`),
    /** False where it has been removed meanwhile. */
    markUsed: (credentialId: string, accountId: string, { counter, now }: { counter: number; now: number }) =>
      used.run(counter, now, credentialId, accountId).changes > 0,
    remove: changed<[id: string, accountId: string]>('DELETE FROM passkey WHERE id = ? AND account_id = ?'),
    /** Replaces an earlier one of the same purpose. */
    setChallenge: run<[wanted: Challenge]>(
      'INSERT OR REPLACE INTO passkey_challenge VALUES (@account_id, @purpose, @challenge, @expires_at)',
    ),
    /** Uses it up, whatever comes of it; undefined where there is none that still counts. */
    takeChallenge(accountId: string, purpose: Purpose, now: number): string | undefined {
      const found = take.get(accountId, purpose);
      return found && found.expires_at > now ? found.challenge : undefined;
    },
  };
});
