import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import { DEFAULT_ROLE, type Role, type SignUpRole } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import { noteChange } from '../db/changes.ts';
import { perDatabase } from '../db/per-database.ts';

export interface Account {
  id: string;
  email: string;
  /** Null where no password was set yet; then nobody can sign in. */
  password_hash: string | null;
  lang: Lang;
  first_name: string;
  last_name: string;
  chosen_role: SignUpRole | 'admin';
  partner_id: string | null;
  confirmed_at: number | null;
  disabled_at: number | null;
  reminders_stopped_at: number | null;
  created_at: number;
  updated_at: number;
}

export type NewAccount = Omit<Account, 'confirmed_at' | 'disabled_at' | 'reminders_stopped_at' | 'updated_at'> & {
  confirmed_at?: number;
};

/** What a confirmed sign-up makes of its account. */
export type Confirmation = Pick<Account, 'password_hash' | 'first_name' | 'last_name' | 'chosen_role' | 'partner_id'>;

export const accountStore = perDatabase(({ db, all, each, first, value }) => {
  const insert = db.prepare<Required<NewAccount>>(`
    INSERT INTO account (id, email, password_hash, lang, first_name, last_name, chosen_role, partner_id, confirmed_at, created_at, updated_at)
    VALUES (@id, @email, @password_hash, @lang, @first_name, @last_name, @chosen_role, @partner_id, @confirmed_at, @created_at, @created_at)`);
  const email = value<[id: string], string>('SELECT email FROM account WHERE id = ?');
  const roleOf = db.prepare<[string], { role: Role; desk_role: DeskRole }>(
    'SELECT role, desk_role FROM user_roles WHERE user_id = ?',
  );
  const setRole = db.prepare(`
    INSERT INTO user_roles (user_id, role, desk_role) VALUES (?, ?, ?)
    ON CONFLICT (user_id) DO UPDATE SET role = excluded.role, desk_role = excluded.desk_role`);
  const confirm = db.prepare<Confirmation & { id: string; now: number }>(`
    UPDATE account SET password_hash = @password_hash, first_name = @first_name, last_name = @last_name,
      chosen_role = @chosen_role, partner_id = @partner_id, confirmed_at = @now, updated_at = @now WHERE id = @id`);
  const setPassword = db.prepare('UPDATE account SET password_hash = ?, updated_at = ? WHERE id = ?');
  const setEmail = db.prepare('UPDATE account SET email = ?, updated_at = ? WHERE id = ?');
  const setLang = db.prepare('UPDATE account SET lang = ?, updated_at = ? WHERE id = ?');
  const setName = db.prepare<[string, string, number, string]>(
    'UPDATE account SET first_name = ?, last_name = ?, updated_at = ? WHERE id = ?',
  );
  const stopReminders = db.prepare(
    'UPDATE account SET reminders_stopped_at = coalesce(reminders_stopped_at, ?) WHERE id = ?',
  );
  const setDisabled = db.prepare('UPDATE account SET disabled_at = ?, updated_at = ? WHERE id = ?');
  const removeRowsOf = each<[id: string]>(
    'DELETE FROM outbox WHERE account_id = ?',
    'DELETE FROM account_token WHERE account_id = ?',
    'DELETE FROM sign_up WHERE account_id = ?',
    'DELETE FROM user_roles WHERE user_id = ?',
  );
  const removeUnconfirmed = db.prepare('DELETE FROM account WHERE id = ? AND confirmed_at IS NULL');
  const removeUnused = db.prepare('DELETE FROM account WHERE id = ? AND password_hash IS NULL');
  return {
    add(account: NewAccount, role: Role): void {
      insert.run({ confirmed_at: null, ...account } as Required<NewAccount>);
      setRole.run(account.id, role, 'admin');
      noteChange(db, account.id);
    },
    find: first<[id: string], Account>('SELECT * FROM account WHERE id = ?'),
    findByEmail: first<[email: string], Account>('SELECT * FROM account WHERE lower(email) = lower(?)'),
    /** The address; null for nobody, and for an account that is gone. */
    emailOf: (id: string | null | undefined) => (id && email(id)) || null,
    roleOf: (id: string): Role => roleOf.get(id)?.role ?? DEFAULT_ROLE,
    /** `deskRole`: as what the account uses the admins' area; null for everybody outside it. */
    rolesOf(id: string): { role: Role; deskRole: DeskRole | null } {
      const row = roleOf.get(id);
      return { role: row?.role ?? DEFAULT_ROLE, deskRole: row?.role === 'admin' ? row.desk_role : null };
    },
    setRole(id: string, role: Role, deskRole: DeskRole = 'admin'): void {
      setRole.run(id, role, deskRole);
      noteChange(db, id);
    },
    confirm(id: string, confirmation: Confirmation, now: number): void {
      confirm.run({ ...confirmation, id, now });
      noteChange(db, id);
    },
    setPassword: (id: string, hash: string, now: number) => setPassword.run(hash, now, id),
    setEmail: (id: string, email: string, now: number) => setEmail.run(email, now, id),
    setLang: (id: string, lang: Lang, now: number) => setLang.run(lang, now, id),
    setName: (id: string, name: Pick<Account, 'first_name' | 'last_name'>, now: number) =>
      setName.run(name.first_name, name.last_name, now, id),
    /** Stops a partner's reminders to begin an application. */
    stopReminders(id: string, now: number): void {
      stopReminders.run(now, id);
      noteChange(db, id);
    },
    /** `at` null lets the account in again. */
    setDisabled: (id: string, at: number | null, now: number) => setDisabled.run(at, now, id),
    /** Removes an account that was never confirmed, with everything that waits for it. */
    remove(id: string): void {
      removeRowsOf(id);
      removeUnconfirmed.run(id);
      noteChange(db, id);
    },
    /** Removes an account whose invitation nobody has answered. */
    removeUnused(id: string): void {
      removeRowsOf(id);
      removeUnused.run(id);
    },
    listByRole: all<[role: Role], Account>(
      'SELECT account.* FROM account JOIN user_roles ON user_id = account.id WHERE role = ? ORDER BY created_at, id',
    ),
  };
});
