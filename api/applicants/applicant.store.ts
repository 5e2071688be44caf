import { idsOfNumber } from '#contract/applications/application-number.ts';
import type { Lang } from '#contract/languages.ts';
import { ENDED_STATUSES, isOpen, STATUSES, type Status } from '#contract/model/status.ts';
import type { PersonName } from '#contract/person-name.ts';
import { noteChange } from '../db/changes.ts';
import { assigned } from '../db/named-columns.ts';
import { perDatabase } from '../db/per-database.ts';
import { quotedList } from '../db/quoted-list.ts';
import { mailboxOf } from './person-keys.ts';

export interface Applicant extends PersonName {
  id: string;
  email: string;
  phone: string;
  lang: Lang;
  status: Status;
  decision_reason: string | null;
  user_id: string | null;
  /** The partner through whom the application came. */
  partner_id: string | null;
  /** Null: for the next season, which nobody has opened yet. */
  season_id: string | null;
  /** The season that its owner would rather be in, and since when. */
  wished_season_id: string | null;
  wished_season_at: number | null;
  idempotency_sha256: string | null;
  consented_at: number;
  originals_received_at: number | null;
  originals_posted_at: number | null;
  tracking_number: string;
  reminders_stopped_at: number | null;
  /** Since when the operator keeps the application on hold, and why. */
  held_at: number | null;
  /** The ISO date on which it comes back. */
  held_until: string | null;
  hold_reason: string;
  created_at: number;
  updated_at: number;
}

/** The personal data that an applicant gives. */
export type Personal = Pick<Applicant, keyof PersonName | 'email' | 'phone'>;

/** What a decision can change of an application. */
export const CHANGED_BY_DECISION = [
  'status',
  'season_id',
  'wished_season_id',
  'wished_season_at',
  'decision_reason',
  'originals_received_at',
  'originals_posted_at',
  'tracking_number',
  'held_at',
  'hold_reason',
  'held_until',
] as const satisfies readonly (keyof Applicant)[];
export type BeforeDecision = Pick<Applicant, (typeof CHANGED_BY_DECISION)[number]>;

type SetLater = Exclude<keyof BeforeDecision, 'status' | 'season_id'> | 'reminders_stopped_at' | 'updated_at';
export type NewApplicant = Omit<Applicant, SetLater>;

/** The account that gets the application, and the partner it came through. */
interface AccountLink {
  id: string;
  partner_id: string | null;
}

/** The last row of a page of the list. */
type ApplicantPlace = Pick<Applicant, 'created_at' | 'id'>;

const BEFORE_ALL: ApplicantPlace = { created_at: Number.MAX_SAFE_INTEGER, id: '' };

// The index of open applications has the same list: another closed status needs a migration of it.
const CLOSED = quotedList(STATUSES.filter((status) => !isOpen(status)));

export type ApplicantStore = ReturnType<typeof applicantStore>;

export const applicantStore = perDatabase(({ db, all, column, first, run }) => {
  const byId = db.prepare<[string], Applicant>('SELECT * FROM applicant WHERE id = ?');
  const openByEmail = db.prepare<[string], Applicant>(`
    SELECT * FROM applicant WHERE lower(email) = lower(?) AND status NOT IN (${CLOSED})`);
  const openByMailbox = db.prepare<[string], Applicant>(`
    SELECT applicant.* FROM standing JOIN applicant ON applicant.id = standing.applicant_id
    WHERE standing.mailbox = +? AND standing.mailbox <> '' AND applicant.status NOT IN (${CLOSED}) LIMIT 1`);
  // 'g' comes after every character of an id.
  const between = db.prepare<{ from: string; to: string }, Applicant>(
    "SELECT * FROM applicant WHERE id >= @from AND id < @to || 'g' LIMIT 2",
  );
  const place = db.prepare<[string], ApplicantPlace>('SELECT created_at, id FROM applicant WHERE id = ?');
  const page = db.prepare<ApplicantPlace & { most: number }, Applicant>(`
    SELECT * FROM applicant WHERE (created_at, id) < (@created_at, @id) ORDER BY created_at DESC, id DESC LIMIT @most`);
  const pageIn = db.prepare<ApplicantPlace & { status: Status; most: number }, Applicant>(`
    SELECT * FROM applicant WHERE status = @status AND (created_at, id) < (@created_at, @id)
    ORDER BY created_at DESC, id DESC LIMIT @most`);
  // A person's open application comes before an older one that has ended.
  const byUser = db.prepare<[string], Applicant>(`
    SELECT * FROM applicant WHERE user_id = ?
    ORDER BY status IN (${quotedList(ENDED_STATUSES)}), created_at DESC`);
  const linkTo = db.prepare<{ user: string; partner: string | null; id: string; now: number }>(`
    UPDATE applicant SET user_id = @user, partner_id = coalesce(partner_id, @partner), updated_at = @now
    WHERE id = @id AND user_id IS NULL`);
  const unlink = db.prepare('UPDATE applicant SET user_id = NULL, updated_at = ? WHERE id = ?');
  const setStatus = db.prepare('UPDATE applicant SET status = ?, decision_reason = ?, updated_at = ? WHERE id = ?');
  const setOriginals = db.prepare('UPDATE applicant SET originals_received_at = ?, updated_at = ? WHERE id = ?');
  const setPosted = db.prepare(
    'UPDATE applicant SET originals_posted_at = ?, tracking_number = ?, updated_at = ? WHERE id = ?',
  );
  const setLang = db.prepare('UPDATE applicant SET lang = ?, updated_at = ? WHERE id = ?');
  const stopReminders = db.prepare(
    'UPDATE applicant SET reminders_stopped_at = coalesce(reminders_stopped_at, ?) WHERE id = ?',
  );
  const hold = db.prepare(
    'UPDATE applicant SET held_at = ?, hold_reason = ?, held_until = ?, updated_at = ? WHERE id = ?',
  );
  const putBack = db.prepare<BeforeDecision & { id: string; now: number }>(`
    UPDATE applicant SET ${assigned(CHANGED_BY_DECISION)}, updated_at = @now WHERE id = @id`);
  const setPersonal = db.prepare(
    'UPDATE applicant SET first_name = ?, middle_name = ?, last_name = ?, email = ?, phone = ?, updated_at = ? WHERE id = ?',
  );
  const setSeason = db.prepare(
    'UPDATE applicant SET season_id = ?, wished_season_id = NULL, wished_season_at = NULL, updated_at = ? WHERE id = ?',
  );
  const wish = db.prepare('UPDATE applicant SET wished_season_id = ?, wished_season_at = ? WHERE id = ?');
  const ofSeason = db.prepare<{ season: string | null; after: string; most: number }, Applicant>(
    'SELECT * FROM applicant WHERE season_id IS @season AND id > @after ORDER BY id LIMIT @most',
  );
  const idsBetween = db.prepare<[string, string, number], { id: string }>(
    "SELECT id FROM applicant WHERE id >= ? AND id < ? || '~' LIMIT ?",
  );
  const idsOfAccounts = db.prepare<[string, string, number], { id: string }>(
    "SELECT id FROM applicant WHERE user_id >= ? AND user_id < ? || '~' LIMIT ?",
  );
  return {
    /** Ids of applications between two, which may be the beginnings of ids: of applications, or of their accounts. */
    idsBetween: ({ from, to, isAccount }: { from: string; to: string; isAccount: boolean }, most: number) =>
      (isAccount ? idsOfAccounts : idsBetween).all(from, to, most).map(({ id }) => id),
    /** Ids of all applications with this address, the newest first. */
    idsOfEmail: column<[email: string, most: number], string>(
      'SELECT id FROM applicant WHERE lower(email) = lower(?) ORDER BY created_at DESC LIMIT ?',
    ),
    add: run<[applicant: NewApplicant]>(`
      INSERT INTO applicant (id, first_name, middle_name, last_name, email, phone, lang, status, user_id, partner_id, season_id, idempotency_sha256, consented_at, created_at, updated_at)
      VALUES (@id, @first_name, @middle_name, @last_name, @email, @phone, @lang, @status, @user_id, @partner_id, @season_id, @idempotency_sha256, @consented_at, @created_at, @created_at)`),
    find: (id: string) => byId.get(id),
    findByIdempotencyKey: first<[sha256: string], Applicant>('SELECT * FROM applicant WHERE idempotency_sha256 = ?'),
    /** The open application of a mailbox, however its address is written. */
    findOpenByEmail: (email: string) => openByEmail.get(email) ?? openByMailbox.get(mailboxOf(email)),
    /** The newest application of an address, whatever its status. */
    findLatestByEmail: first<[email: string], Applicant>(
      'SELECT * FROM applicant WHERE lower(email) = lower(?) ORDER BY created_at DESC LIMIT 1',
    ),
    /** The newest applications of an address. */
    listByEmail: all<[email: string, most: number], Applicant>(
      'SELECT * FROM applicant WHERE lower(email) = lower(?) ORDER BY created_at DESC LIMIT ?',
    ),
    /** The application of an account, the open one first. */
    findByUser: (userId: string) => byUser.get(userId),
    listByUser: (userId: string) => byUser.all(userId),
    /** Gives the application to an account, if it belongs to none yet. Answers whether it did. */
    linkTo(account: AccountLink, id: string, now: number): boolean {
      noteChange(db, id);
      return linkTo.run({ user: account.id, partner: account.partner_id, id, now }).changes > 0;
    },
    /** Takes the application from its account. */
    unlink(id: string, now: number): void {
      const account = byId.get(id)?.user_id;
      if (account) noteChange(db, account);
      unlink.run(now, id);
    },
    /** At most two, so that the caller sees whether the beginning of an id is unambiguous. */
    findByIdPrefix: (prefix: string) => between.all({ from: prefix.toLowerCase(), to: prefix.toLowerCase() }),
    /** The application with this number: one at most, as a new application gets a number that no other has. */
    findByNumber(number: string): Applicant[] {
      const ids = idsOfNumber(number);
      return ids && !ids.isAccount ? between.all(ids) : [];
    },
    /** The newest `most` applications, or those that came before `after`. */
    page({ status, after, most }: { status?: Status | undefined; after?: string | undefined; most: number }) {
      const from = after === undefined ? BEFORE_ALL : (place.get(after) ?? BEFORE_ALL);
      return status ? pageIn.all({ ...from, status, most }) : page.all({ ...from, most });
    },
    setStatus(id: string, status: Status, decisionReason: string | null, now: number): void {
      noteChange(db, id);
      setStatus.run(status, decisionReason, now, id);
    },
    /** Since when all originals are here; null: some are not. */
    setOriginalsReceived: (id: string, at: number | null, now: number) => setOriginals.run(at, now, id),
    /** `at` null: no envelope is on its way. */
    setOriginalsPosted: (id: string, at: number | null, trackingNumber: string, now: number) =>
      setPosted.run(at, trackingNumber, now, id),
    /** Frees the key of a form sent at `before` or earlier, so that another form may use it. */
    forgetKey: run<[sha256: string, before: number]>(
      'UPDATE applicant SET idempotency_sha256 = NULL WHERE idempotency_sha256 = ? AND created_at <= ?',
    ),
    setLang(id: string, lang: Lang, now: number): void {
      noteChange(db, id);
      setLang.run(lang, now, id);
    },
    stopReminders(id: string, now: number): void {
      noteChange(db, id);
      stopReminders.run(now, id);
    },
    setPersonal: (id: string, personal: Personal, now: number) =>
      setPersonal.run(
        personal.first_name,
        personal.middle_name,
        personal.last_name,
        personal.email,
        personal.phone,
        now,
        id,
      ),
    /** Moves an application into a season, which settles its owner's wish. */
    setSeason(id: string, seasonId: string, now: number): void {
      noteChange(db, id);
      setSeason.run(seasonId, now, id);
    },
    /** Notes the season that an applicant would rather be in; null: no other. */
    wish: (id: string, seasonId: string | null, at: number | null) => wish.run(seasonId, at, id),
    /** Applications of a season by their ids, those behind `after`; null: of the next one. */
    ofSeason: (season: string | null, after: string, most: number) => ofSeason.all({ season, after, most }),
    countOfSeason: all<[season: string | null], { status: Status; people: number }>(
      'SELECT status, count(*) AS people FROM applicant WHERE season_id IS ? GROUP BY status',
    ),
    /** Who asks to be moved, the longest waiting first. */
    wishing: all<
      [most: number],
      { id: string; wished_season_at: number }
    >(`SELECT id, wished_season_at FROM applicant WHERE wished_season_at IS NOT NULL
        AND +status NOT IN (${quotedList(ENDED_STATUSES)}) ORDER BY wished_season_at LIMIT ?`),
    /** Puts an application on hold. */
    hold: (id: string, now: number, reason: string, until: string) => hold.run(now, reason, until, now, id),
    letGoOn: (id: string, now: number) => hold.run(null, '', null, now, id),
    /** Puts everything back that a decision has changed. */
    putBack: (id: string, before: BeforeDecision, now: number) => putBack.run({ ...before, id, now }),
  };
});
