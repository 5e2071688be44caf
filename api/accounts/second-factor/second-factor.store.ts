import { perDatabase } from '../../db/per-database.ts';

export interface SecondFactor {
  account_id: string;
  /** Encrypted by second-factor.ts. */
  secret: string;
  confirmed_at: number | null;
  /** The 30-second period of the last used code; one far ahead was written while the clock was wrong. */
  last_step: number;
}

export const secondFactorStore = perDatabase(({ db, first, run }) => {
  const confirm = db.prepare('UPDATE second_factor SET confirmed_at = ? WHERE account_id = ?');
  const takeStep = db.prepare(
    'UPDATE second_factor SET last_step = @step WHERE account_id = @id AND (last_step < @step OR last_step > @step + 3)',
  );
  const remove = db.prepare('DELETE FROM second_factor WHERE account_id = ?');
  const addCode = db.prepare('INSERT INTO recovery_code (account_id, sha256) VALUES (?, ?)');
  const useCode = db.prepare(
    'UPDATE recovery_code SET used_at = ? WHERE account_id = ? AND sha256 IN (?, ?) AND used_at IS NULL',
  );
  const removePasskeys = db.prepare('DELETE FROM passkey WHERE account_id = ?');
  const removeCodes = db.prepare('DELETE FROM recovery_code WHERE account_id = ?');
  return {
    find: first<[accountId: string], SecondFactor>('SELECT * FROM second_factor WHERE account_id = ?'),
    add: run<[accountId: string, sealedSecret: string, now: number]>(
      'INSERT INTO second_factor (account_id, secret, created_at) VALUES (?, ?, ?)',
    ),
    /** Ends the set-up: sign-in asks for codes afterwards. */
    confirm: (accountId: string, now: number) => confirm.run(now, accountId),
    /** Replaces the recovery codes, of which it is given hashes. Each works once without the app. */
    setCodes(accountId: string, hashes: readonly string[]): void {
      removeCodes.run(accountId);
      for (const hash of hashes) addCode.run(accountId, hash);
    },
    /** Marks a period's code as used. False if it was used before. */
    takeStep: (accountId: string, step: number) => takeStep.run({ id: accountId, step }).changes > 0,
    /** Uses the code up that has one of these hashes. */
    takeRecoveryCode: (accountId: string, [hash, formerHash]: readonly [string, string], now: number) =>
      useCode.run(now, accountId, hash, formerHash).changes > 0,
    /** With it go its recovery codes and all passkeys: whoever resets it has lost a device, or trusts none. */
    remove(accountId: string): void {
      removePasskeys.run(accountId);
      removeCodes.run(accountId);
      remove.run(accountId);
    },
  };
});
