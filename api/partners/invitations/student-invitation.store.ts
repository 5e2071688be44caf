import type { Lang } from '#contract/languages.ts';
import { STUDENT_INVITATIONS_KEPT_DAYS } from '#contract/limits.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { TimePlace } from '../../paging/page-by-time.ts';
import { type Reading, timePages } from '../../paging/time-pages.store.ts';
import { DAY_MS } from '../../time/clock.ts';

/** A student whom a partner has had invited by mail. */
interface StudentInvitation {
  id: string;
  partner_id: string;
  email: string;
  lang: Lang;
  created_at: number;
  /** Since when the person wants no such mail; the partner does not learn of it. */
  stopped_at: number | null;
}

const KEPT_MS = STUDENT_INVITATIONS_KEPT_DAYS * DAY_MS;

type ListedInvitation = StudentInvitation & TimePlace & { registered: 0 | 1 };

// A partner learns who has registered only of those who let it see their name.
const REGISTERED = `EXISTS (
  SELECT 1 FROM applicant JOIN registration ON registration.applicant_id = applicant.id
  JOIN consent ON consent.applicant_id = applicant.id AND purpose = 'partner_name' AND withdrawn_at IS NULL
  WHERE lower(applicant.email) = lower(student_invitation.email)
    AND registration.partner_id = student_invitation.partner_id)`;

export const studentInvitationStore = perDatabase(({ db, exists, number, run, sweep }) => {
  const byId = db.prepare<[string], StudentInvitation>('SELECT * FROM student_invitation WHERE id = ?');
  const ofPartner = db.prepare<[string, string, number], Pick<ListedInvitation, 'registered'>>(`
    SELECT ${REGISTERED} AS registered FROM student_invitation
    WHERE lower(email) = lower(?) AND partner_id = ? AND created_at >= ?`);
  const HIDE = `UPDATE OR REPLACE student_invitation
    SET id = hex(randomblob(16)), email = @mark, lang = '', created_at = 0 WHERE stopped_at IS NOT NULL`;
  const hideStopped = db.prepare<{ email: string; mark: string }>(`${HIDE} AND lower(email) = lower(@email)`);
  const hideOne = db.prepare<{ id: string; mark: string }>(`${HIDE} AND id = @id`);
  const oldStops = db.prepare<[number, number], Pick<StudentInvitation, 'id' | 'email'>>(`
    SELECT id, email FROM student_invitation WHERE stopped_at IS NOT NULL AND created_at > 0 AND created_at < ?
    ORDER BY created_at LIMIT ?`);
  const stop = db.prepare('UPDATE student_invitation SET stopped_at = ? WHERE id = ? AND stopped_at IS NULL');
  const isOld = 'WHERE stopped_at IS NULL AND created_at < ? ORDER BY created_at';
  const sweepOld = sweep<[before: number]>('student_invitation', 'id', isOld);
  const page = timePages<ListedInvitation>(
    db,
    `SELECT *, rowid, ${REGISTERED} AS registered FROM student_invitation
      WHERE partner_id = @partner AND created_at >= @since`,
  );
  return {
    /** Adds one, or makes one new that the partner knows no more. */
    add: run<[row: Omit<StudentInvitation, 'stopped_at'>]>(`
      INSERT INTO student_invitation (id, partner_id, email, lang, created_at)
      VALUES (@id, @partner_id, @email, @lang, @created_at)
      ON CONFLICT (lower(email), partner_id) DO UPDATE SET id = excluded.id, created_at = excluded.created_at`),
    find: (id: string) => byId.get(id),
    /** What a mail with these parameters invites by; the address is nowhere else, so that it goes with the row. */
    ofMail: (params: string) => byId.get((JSON.parse(params) as Record<string, string>).invitation ?? ''),
    /** The partner's own invitation of an address. After its time it is as gone, or the partner learned who has stopped it. */
    findOf: (partnerId: string, email: string, now: number) => ofPartner.get(email, partnerId, now - KEPT_MS),
    /** Whether a stop is kept of an address, or under the mark that stands for it. */
    isStopped: exists<[email: string, mark: string]>(`
    SELECT 1 AS found FROM student_invitation
    WHERE lower(email) IN (lower(?), lower(?)) AND stopped_at IS NOT NULL LIMIT 1`),
    /** Leaves of an address's stops a mark alone, which no list shows and no mail leads to. */
    hideStopped: (email: string, mark: string) => void hideStopped.run({ email, mark }),
    /** Leaves of one stop its mark alone: another partner's list goes on showing what it has shown. */
    hideOne: (id: string, mark: string) => void hideOne.run({ id, mark }),
    /** Stops that show an address although their time is over. */
    oldStops: (now: number, most: number) => oldStops.all(now - KEPT_MS, most),
    stop: (id: string, now: number) => stop.run(now, id),
    /** How many a partner has made after a time. */
    countSince: number<[partnerId: string, time: number]>(
      'SELECT count(*) FROM student_invitation WHERE partner_id = ? AND created_at > ?',
    ),
    /** Of a partner that ends. Whoever wants no such mail is remembered. */
    removeOf: run<[partnerId: string]>('DELETE FROM student_invitation WHERE partner_id = ? AND stopped_at IS NULL'),
    /** Deletes at most `most` whose time is over. Returns how many. */
    sweep: (now: number, most: number) => sweepOld(now - KEPT_MS, most),
    /** A partner's behind a place, the newest first. */
    page: (partner: string, now: number, place: TimePlace | undefined, how: Reading) =>
      page({ partner, since: now - KEPT_MS }, place, how),
  };
});
