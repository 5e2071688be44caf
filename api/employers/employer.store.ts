import { EMPLOYER_FIELDS, type EmployerProfile, type EmployerState } from '#contract/employers/employer-rules.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { assigned } from '../db/named-columns.ts';
import { perDatabase } from '../db/per-database.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';

export interface Employer extends EmployerProfile {
  id: string;
  state: EmployerState;
  /** The company's name when it was vetted, for comparing a later one with it. */
  vetted_company: string;
  refusal_reason: string;
  submitted_at: number | null;
  decided_at: number | null;
  /** The account that holds the main account. */
  owner_id: string;
  version: number;
  created_at: number;
}

export type ListedEmployer = Employer & TimePlace & { email: string };
/** The parts that a change of state sets. */
type ChangedState = Pick<Employer, 'state' | 'vetted_company' | 'refusal_reason' | 'submitted_at' | 'decided_at'>;

/** The name that others read, in SQL: under another one a company is vetted anew, and until then nobody has looked at it. */
export const KNOWN_NAME =
  "CASE WHEN employer.state = 'vetted' OR vetted_company = '' THEN company ELSE vetted_company END";

export const employerStore = perDatabase(({ db, all, column, exists, first, number, run }) => {
  const insert = db.prepare<Pick<Employer, 'id' | 'company' | 'created_at' | 'owner_id'>>(
    'INSERT INTO employer (id, company, created_at, owner_id) VALUES (@id, @company, @created_at, @owner_id)',
  );
  const join = db.prepare('INSERT INTO employer_member (account_id, employer_id, joined_at) VALUES (?, ?, ?)');
  const change = db.prepare<EmployerProfile & { id: string }>(`
    UPDATE employer SET ${assigned(EMPLOYER_FIELDS)}, version = version + 1 WHERE id = @id`);
  const setOwner = db.prepare('UPDATE employer SET owner_id = ? WHERE id = ?');
  const setState = db.prepare<ChangedState & { id: string }>(`
    UPDATE employer SET state = @state, vetted_company = @vetted_company, refusal_reason = @refusal_reason,
      submitted_at = @submitted_at, decided_at = @decided_at, version = version + 1 WHERE id = @id`);
  const known = db.prepare<[string], { name: string }>(`SELECT ${KNOWN_NAME} AS name FROM employer WHERE id = ?`);
  const list = (condition: string) =>
    timePages<ListedEmployer>(
      db,
      `SELECT employer.*, employer.rowid, (SELECT email FROM account WHERE id = owner_id) AS email
       FROM employer WHERE ${condition}`,
    );
  const lists = { all: list('created_at > -1'), state: list('state = @state') };
  return {
    /** Adds an employer with the account that it begins with. */
    add({ accountId, ...row }: Pick<Employer, 'id' | 'company' | 'created_at'> & { accountId: string }): void {
      insert.run({ ...row, owner_id: accountId });
      join.run(accountId, row.id, row.created_at);
    },
    find: first<[id: string], Employer>('SELECT * FROM employer WHERE id = ?'),
    /** Whether we have vetted it as it is now. */
    isVetted: exists<[id: string | undefined]>("SELECT 1 FROM employer WHERE id = ? AND state = 'vetted'"),
    knownName: (id: string) => known.get(id)?.name ?? '',
    findOfAccount: first<[accountId: string], Employer>(`
      SELECT employer.* FROM employer_member JOIN employer ON employer.id = employer_id WHERE account_id = ?`),
    /** Those with this whole name, in capitals or not. */
    idsOfCompany: column<[company: string, most: number], string>(
      'SELECT id FROM employer WHERE company = ? COLLATE NOCASE LIMIT ?',
    ),
    /** Who works for it, the first one first. */
    people: all<[id: string], { account_id: string; email: string; joined_at: number }>(`
      SELECT account_id, email, joined_at FROM employer_member JOIN account ON account.id = account_id
      WHERE employer_id = ? ORDER BY joined_at, account_id`),
    change: (id: string, { ...profile }: EmployerProfile) => change.run({ ...profile, id }),
    /** Forgets whom to ask at an employer whose last person has gone. */
    end: run<[id: string]>(
      "UPDATE employer SET contact_person = '', phone = '', representative = '', version = version + 1 WHERE id = ?",
    ),
    setOwner: (id: string, accountId: string) => setOwner.run(accountId, id),
    setState: (id: string, changed: ChangedState) => setState.run({ ...changed, id }),
    /** How many are in a state, up to `MOST_COUNTED`. */
    count: number<[state: EmployerState]>(
      `SELECT count(*) FROM (SELECT 1 FROM employer WHERE state = ? LIMIT ${MOST_COUNTED})`,
    ),
    /** Employers behind a place. */
    page: (state: EmployerState | undefined, place: TimePlace | undefined, how: Reading) =>
      lists[state ? 'state' : 'all'](state ? { state } : {}, place, how),
  };
});
