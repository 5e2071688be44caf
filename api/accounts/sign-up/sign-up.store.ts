import type { SignUpRole } from '#contract/accounts/roles.ts';
import { insertInto } from '../../db/named-columns.ts';
import { perDatabase } from '../../db/per-database.ts';

/** A sign-up that its mail has not confirmed yet, with the password that was chosen in it. */
export interface PendingSignUp {
  id: string;
  account_id: string;
  password_hash: string;
  chosen_role: SignUpRole;
  first_name: string;
  last_name: string;
  partner_id: string | null;
  applicant_id: string | null;
  created_at: number;
}

export const signUpStore = perDatabase(({ db, all, columnsOf, first, run }) => {
  const removeOld = db.prepare<{ before: number; most: number }, { account_id: string }>(`
    DELETE FROM sign_up WHERE id IN (SELECT id FROM sign_up WHERE created_at < @before ORDER BY created_at LIMIT @most)
    RETURNING account_id`);
  // Sign-ups whose link was mailed, or waits in the outbox, can still be confirmed.
  const trim = db.prepare<{ account: string; most: number; now: number }>(`
    DELETE FROM sign_up WHERE account_id = @account
      AND id NOT IN (SELECT id FROM sign_up WHERE account_id = @account ORDER BY created_at DESC, rowid DESC LIMIT @most)
      AND id NOT IN (SELECT sign_up_id FROM account_token
        WHERE account_id = @account AND sign_up_id IS NOT NULL AND expires_at > @now)
      AND id NOT IN (SELECT json_extract(params, '$.sign_up') FROM outbox
        WHERE account_id = @account AND state = 'waiting' AND json_extract(params, '$.sign_up') IS NOT NULL)`);
  return {
    add: run<[signUp: PendingSignUp]>(insertInto('sign_up', columnsOf('sign_up'))),
    find: first<[id: string], PendingSignUp>('SELECT * FROM sign_up WHERE id = ?'),
    /** The newest first. */
    listOf: all<[accountId: string], PendingSignUp>(
      'SELECT * FROM sign_up WHERE account_id = ? ORDER BY created_at DESC, rowid DESC',
    ),
    /** Removes at most `most` that were made before `before`. Returns the account id of each removed row. */
    removeBefore: (before: number, most: number) => removeOld.all({ before, most }).map(({ account_id }) => account_id),
    /** Keeps the latest `most` of an account, and those whose link can still be used. */
    trim: (account: string, most: number, now: number) => trim.run({ account, most, now }),
    forgetAll: run<[accountId: string]>('DELETE FROM sign_up WHERE account_id = ?'),
  };
});
