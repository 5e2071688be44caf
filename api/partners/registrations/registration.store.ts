import type { RegistrationStep } from '#contract/model/steps.ts';
import type { RegistrationOrder, RegistrationTurn } from '#contract/partners/registration.ts';
import type { Account } from '../../accounts/account.store.ts';
import { noteChange } from '../../db/changes.ts';
import { insertInto } from '../../db/named-columns.ts';
import { perDatabase } from '../../db/per-database.ts';
import { placePages } from '../../paging/time-pages.store.ts';
import { registrationNumber } from './registration-number.ts';

/** An account that came through a partner. */
export type InvitedAccount = Pick<
  Account,
  'id' | 'first_name' | 'last_name' | 'email' | 'reminders_stopped_at' | 'created_at'
> & { partner_id: string };

export interface Nudges {
  /** When the partner last reminded them. */
  last: number | null;
  /** When we last did. */
  byUs: number | null;
  /** How often the account was reminded while it had no application. */
  toStart: number;
}

/** A person in a partner's list. The row is rebuilt whenever one of its facts changes. */
export interface RegistrationRow {
  partner_id: string;
  /** The account, or the application if there is no account. */
  person_id: string;
  /** The account whose changes concern the row, or the application that has no account. */
  owner_id: string;
  account_id: string | null;
  applicant_id: string | null;
  name: string;
  registered_at: number;
  /** '' while they belong to a season that nobody has planned. */
  season_id: string;
  /** ISO date of the week's Monday in Berlin. */
  week: string;
  step: RegistrationStep;
  /** Whose turn it is, and since when. */
  turn: RegistrationTurn;
  since: number;
  /** JSON list of what the student has to do. */
  missing: string;
  nudged_at: number | null;
  /** When the partner may nudge again; 0: at once; null: never. */
  nudge_at: number | null;
  note: string;
  /** The text for searches, without accents and capitals. */
  search: string;
  sort_name: string;
  /** The further link that they came by; '' for the first one or none. */
  link_id: string;
}

/** A row as it is read; the database derives `waits_since`. */
export type ListedRegistration = RegistrationRow & { waits_since: number };

/** The last row of a page: its key in the order, and the person. */
export interface RegistrationPlace {
  key: number | string;
  personId: string;
}

/** The sort column of each order, and its direction. Each has an index. */
const ORDERS = {
  newest: { column: 'registered_at', descends: true },
  name: { column: 'sort_name', descends: false },
  moved: { column: 'since', descends: true },
  longest: { column: 'waits_since', descends: false },
} as const satisfies Record<RegistrationOrder, { column: keyof ListedRegistration; descends: boolean }>;

export function placeOf(row: ListedRegistration, order: RegistrationOrder): RegistrationPlace {
  return { key: row[ORDERS[order].column], personId: row.person_id };
}

/** A person as a partner's list has them, without what the list says. */
export type PersonOfSeason = Pick<RegistrationRow, 'owner_id' | 'partner_id' | 'person_id'>;

export const registrationStore = perDatabase(({ db, all, columnsOf, each, first }) => {
  // `+` keeps SQLite from the index of the template, by which it would read everybody's reminders.
  const nudges = db.prepare<{ applicant: string | null; account: string | null; now: number }, Nudges>(`
    SELECT max(created_at) FILTER (WHERE template LIKE 'partner-%' AND created_at <= @now) AS last,
      max(created_at) FILTER (WHERE template LIKE 'reminder-%' AND created_at <= @now) AS byUs,
      count(*) FILTER (WHERE template = 'partner-nudge-start') AS toStart
    FROM outbox WHERE (+template LIKE 'partner-nudge-%' OR +template LIKE 'reminder-%')
      AND (applicant_id = @applicant OR account_id = @account)`);
  const note = db.prepare<[string, string, string | null], { note: string }>(`
    SELECT note FROM partner_note WHERE partner_id = ? AND person_id IN (?, ?) ORDER BY updated_at DESC LIMIT 1`);
  const link = db.prepare<[string, string | null, string | null], { id: string }>(`
    SELECT id FROM partner_link_use JOIN partner_link ON id = link_id WHERE partner_id = ? AND owner_id IN (?, ?) LIMIT 1`);
  const remove = db.prepare('DELETE FROM registration WHERE owner_id = ?');
  const removePerson = db.prepare('DELETE FROM registration WHERE partner_id = ? AND person_id = ?');
  const insert = db.prepare<RegistrationRow>(insertInto('registration', columnsOf('registration')));
  const pageBy = (order: RegistrationOrder) => {
    const { column: key, descends } = ORDERS[order];
    const rows = 'SELECT * FROM registration WHERE partner_id = @partner';
    return placePages<ListedRegistration, RegistrationPlace>(db, rows, { key, personId: 'person_id' }, !descends);
  };
  const pages = {
    newest: pageBy('newest'),
    name: pageBy('name'),
    moved: pageBy('moved'),
    longest: pageBy('longest'),
  } satisfies Record<RegistrationOrder, unknown>;
  const ownedBy = db.prepare<[string, string], Pick<RegistrationRow, 'partner_id' | 'person_id' | 'applicant_id'>>(
    'SELECT partner_id, person_id, applicant_id FROM registration WHERE owner_id IN (?, ?)',
  );
  const setName = db.prepare<{ partner_id: string; person_id: string; name: string; search: string }>(`
    UPDATE registration SET name = @name, sort_name = @search, search = @search
    WHERE partner_id = @partner_id AND person_id = @person_id`);
  const setNote = db.prepare(`
    INSERT INTO partner_note (partner_id, person_id, note, updated_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (partner_id, person_id) DO UPDATE SET note = excluded.note, updated_at = excluded.updated_at`);
  return {
    /** A confirmed student's account that came through a partner. */
    account: first<[id: string], InvitedAccount>(`
      SELECT id, partner_id, first_name, last_name, email, reminders_stopped_at, created_at
      FROM account LEFT JOIN user_roles ON user_id = account.id
      WHERE id = ? AND partner_id IS NOT NULL AND confirmed_at IS NOT NULL AND coalesce(role, 'student') = 'student'`),
    nudges: (applicant: string | null, accountId: string | null, now: number): Nudges =>
      nudges.get({ applicant, account: accountId, now }) ?? { last: null, byUs: null, toStart: 0 },
    /** The partner's note about a person; it may have been written before the application had an account. */
    note: (partnerId: string, personId: string, applicantId: string | null) =>
      note.get(partnerId, personId, applicantId)?.note ?? '',
    /** The partner's further link by which an account or an application came. */
    link: (partnerId: string, accountId: string | null, applicantId: string | null) =>
      link.get(partnerId, accountId, applicantId)?.id ?? '',
    replace(ownerIds: readonly string[], rows: readonly RegistrationRow[]): void {
      for (const id of ownerIds) remove.run(id);
      for (const row of rows) {
        // An application that has just been taken from an account may still have a row under it.
        removePerson.run(row.partner_id, row.person_id);
        insert.run(row);
      }
    },
    /** Rows in an order, from the place behind `after` on. */
    page: (
      partnerId: string,
      order: RegistrationOrder,
      after: RegistrationPlace | ListedRegistration | undefined,
      most: number,
    ) => {
      const place = after === undefined || 'key' in after ? after : placeOf(after, order);
      return pages[order]({ partner: partnerId }, place, { back: false, most });
    },
    find: first<[partnerId: string, personId: string], RegistrationRow>(
      'SELECT * FROM registration WHERE partner_id = ? AND person_id = ?',
    ),
    /** People of a season, at most `most`. */
    ofSeason: all<[seasonId: string, most: number], PersonOfSeason>(
      'SELECT owner_id, partner_id, person_id FROM registration WHERE season_id = ? ORDER BY partner_id, person_id LIMIT ?',
    ),
    /** Puts numbers in the place of names: where a row cannot be made anew, nobody knows whether its name may be shown. */
    hideNames(id: string, owner: string): void {
      for (const { partner_id, person_id, applicant_id } of ownedBy.all(id, owner)) {
        const name = registrationNumber({ applicant_id, person_id });
        setName.run({ partner_id, person_id, name, search: name.toLowerCase() });
      }
    },
    /** Ends a partner's view of a person: a count stays, the note goes. Nothing happens where there is no row. */
    endAccess: each<[registration: { partner: string; person: string }]>(
      `INSERT INTO registration_past SELECT partner_id, step, 1 FROM registration
       WHERE partner_id = @partner AND person_id = @person ON CONFLICT DO UPDATE SET people = people + 1`,
      `DELETE FROM partner_note WHERE partner_id = @partner AND person_id IN (
         SELECT person_id FROM registration WHERE partner_id = @partner AND person_id = @person UNION
         SELECT applicant_id FROM registration WHERE partner_id = @partner AND person_id = @person)`,
      'DELETE FROM registration WHERE partner_id = @partner AND person_id = @person',
    ),
    setNote(partnerId: string, personId: string, note: string, now: number): void {
      setNote.run(partnerId, personId, note, now);
      noteChange(db, personId);
    },
  };
});
