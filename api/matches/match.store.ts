import {
  CONTRACT_RULES,
  type ContractSide,
  type ContractState,
} from '#contract/employment-contracts/contract-rules.ts';
import { MOST_COUNTED, UNDO_CLOSING_SECONDS, UNDO_SECONDS } from '#contract/limits.ts';
import type { MatchPhase, MatchState } from '#contract/model/match-rules.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { perDatabase } from '../db/per-database.ts';
import { quotedList } from '../db/quoted-list.ts';
import { DAY_MS, SECOND_MS } from '../time/clock.ts';
import { REFUSED_AIRSIDE } from './matching.store.ts';

export interface Match {
  id: string;
  requirement_id: string;
  applicant_id: string;
  state: MatchState;
  score: number;
  rank: number;
  starts_on: string;
  ends_on: string;
  /** JSON of a `Score`. */
  score_parts: string;
  answer_until: number | null;
  reason: string;
  version: number;
  created_at: number;
  changed_at: number;
  phase: MatchPhase;
}

/** A match as the ranking makes it. */
export type RankedMatch = Pick<
  Match,
  'id' | 'requirement_id' | 'applicant_id' | 'score' | 'rank' | 'starts_on' | 'ends_on' | 'score_parts'
> & { now: number };

/** A place on a waiting list. */
export type WaitingMatch = Omit<RankedMatch, 'requirement_id' | 'now'>;

type NewState = Pick<Match, 'id' | 'state' | 'answer_until' | 'reason'> & { now: number };
/** A requirement, and an ISO day. */
type OnDay = Record<'requirement' | 'today', string>;
type Lapsing = Record<'from' | 'until' | 'since', number> & { today: string };
type Stale = { subject: 'requirement' | 'applicant'; subject_id: string };

const IS_REFUSED_AIRSIDE = `(EXISTS (SELECT 1 FROM requirement WHERE id = match.requirement_id AND area = 'airside')
  AND EXISTS (${REFUSED_AIRSIDE} = match.applicant_id))`;
const IS_OF_VETTED = `EXISTS (SELECT 1 FROM requirement AS own JOIN employer ON employer.id = own.employer_id
  WHERE own.id = requirement_id AND employer.state = 'vetted')`;
/** Who is not vetted can answer nothing, and by no day. */
const FIRST_ANSWER = `min(answer_until) FILTER (WHERE ${IS_OF_VETTED})`;
/** The days of a match are, with those of its candidate's other places, within those that the law leaves. */
const DAYS_SUFFICE = `days_left >= (
  SELECT sum(julianday(ends_on) - julianday(starts_on) + 1) FROM match AS place
  WHERE place.applicant_id = match.applicant_id
    AND (place.id = match.id OR place.state IN ('accepted', 'released', 'confirmed')))`;
/** And they are days of its candidate still; of what has begun by @today, those that are left. */
const HAS_DAYS = `max(match.starts_on, @today) >= available_from AND match.ends_on <= available_until AND ${DAYS_SUFFICE}`;
/**
 * Whoever works elsewhere on these days, has no such days, has left the pool or withdrawn the application, or was refused
 * airside, stays; and whose first day was before @today.
 */
const CAN_COME = `match.starts_on >= @today
  AND EXISTS (SELECT 1 FROM pool_candidate WHERE applicant_id = match.applicant_id AND ${HAS_DAYS})
  AND EXISTS (SELECT 1 FROM applicant WHERE id = match.applicant_id AND status NOT IN (${quotedList(ENDED_STATUSES)}))
  AND NOT EXISTS (SELECT 1 FROM match AS other WHERE other.applicant_id = match.applicant_id
    AND other.state IN ('accepted', 'released', 'confirmed')
    AND other.starts_on <= match.ends_on AND other.ends_on >= match.starts_on)
  AND NOT ${IS_REFUSED_AIRSIDE}`;

/** The rows of matches, and what follows from them. Lists are in match-list.store.ts. */
export const matchStore = perDatabase(({ db, all, exists, first, number, run, value }) => {
  const without = (days: string) =>
    db.prepare<{ id: string; today: string }, unknown>(
      `SELECT 1 FROM match JOIN pool_candidate USING (applicant_id) WHERE match.id = @id AND NOT (${days})`,
    );
  const [lacksDays, exceedsDays] = [without(HAS_DAYS), without(DAYS_SUFFICE)];
  const better = db.prepare<OnDay, { waiting: number; most: number | null; lowest: number }>(`
    SELECT count(*) AS waiting, max(score) AS most, lowest FROM match, (
      SELECT min(score) AS lowest FROM match WHERE requirement_id = @requirement AND state = 'proposed')
    WHERE requirement_id = @requirement AND phase = 'waiting' AND score > lowest AND ${CAN_COME}`);
  const overlapping = db.prepare<Pick<Match, 'id' | 'applicant_id' | 'starts_on' | 'ends_on'>, Match>(`
    SELECT * FROM match WHERE applicant_id = @applicant_id AND id <> @id
      AND state IN ('proposed', 'accepted', 'released', 'confirmed')
      AND starts_on <= @ends_on AND ends_on >= @starts_on`);
  const proposedOf = db.prepare<[string], { proposals: number; answer_until: number | null }>(`
    SELECT count(*) AS proposals, ${FIRST_ANSWER} AS answer_until FROM match
    WHERE requirement_id = ? AND state = 'proposed'`);
  const proposedOfEmployer = db.prepare<[string], { proposals: number; answer_until: number | null }>(`
    SELECT count(*) AS proposals, ${FIRST_ANSWER} AS answer_until
    FROM requirement CROSS JOIN match ON requirement_id = requirement.id AND match.state = 'proposed'
    WHERE employer_id = ?`);
  const unanswered = db.prepare<{ now: number; after: string }, Match>(`
    SELECT * FROM (
      SELECT *, (SELECT count(*) FROM event WHERE subject = 'match' AND subject_id = match.id AND action = 'remind'
        AND +at >= changed_at) AS reminders FROM match WHERE answer_until > @now AND state = 'released') AS offer
    WHERE changed_at <= @now - (@after ->> reminders) * ${DAY_MS}
      AND EXISTS (SELECT 1 FROM applicant WHERE id = applicant_id AND reminders_stopped_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM event WHERE subject = 'match' AND subject_id = offer.id AND action = 'remind'
        AND +at > @now - (@after ->> 0) * ${DAY_MS})
    ORDER BY answer_until`);
  const lapsing = db.prepare<Lapsing & { most: number }, Match>(`
    SELECT * FROM match WHERE answer_until > @from AND answer_until <= @until AND state = 'proposed'
      AND starts_on >= @today AND ${IS_OF_VETTED}
      AND changed_at <= @since AND NOT EXISTS (SELECT 1 FROM event WHERE subject = 'match' AND subject_id = match.id
        AND action = 'match-answer-due' AND +at >= changed_at) ORDER BY answer_until LIMIT @most`);
  const setAnswerUntil = db.prepare('UPDATE match SET answer_until = ?, version = version + 1 WHERE id = ?');
  const firstStale = db.prepare<{ but: string; before: number; closedBefore: number }, Stale>(`
    SELECT subject, subject_id FROM match_stale WHERE subject_id NOT IN (SELECT value FROM json_each(@but))
      AND NOT EXISTS (SELECT 1 FROM last_decision WHERE applicant_id = subject_id AND undone_at IS NULL
        AND at > CASE action WHEN 'close-season' THEN @closedBefore ELSE @before END) LIMIT 1`);
  const lookAtMatchesOf = db.prepare<{ id: string }>(`
    INSERT INTO match_stale SELECT 'applicant', @id WHERE EXISTS (SELECT 1 FROM match WHERE applicant_id = @id)
    ON CONFLICT DO NOTHING`);
  const contract = db.prepare<
    { id: string; side: ContractSide },
    { state: ContractState; sent: number; back: number }
  >(`
    SELECT contract.state, count(side) AS sent, count(side) FILTER (WHERE review = 'to_replace') AS back
    FROM contract LEFT JOIN contract_copy AS copy
      ON contract_id = contract.id AND side = @side AND copy.terms_version = contract.terms_version
    WHERE match_id = @id AND state NOT IN ('draft', 'cancelled') GROUP BY contract.id`);
  return {
    find: first<[id: string], Match>('SELECT * FROM match WHERE id = ?'),
    employerOf: value<[id: string], string>(
      'SELECT employer_id FROM match JOIN requirement ON requirement.id = requirement_id WHERE match.id = ?',
    ),
    /** Adds a candidate to the waiting list, or counts their points anew; a match that is further stays as it is. */
    rank: run<[row: RankedMatch]>(`
      INSERT INTO match (id, requirement_id, applicant_id, state, score, rank, starts_on, ends_on, score_parts, created_at,
        changed_at)
      VALUES (@id, @requirement_id, @applicant_id, 'shortlisted', @score, @rank, @starts_on, @ends_on, @score_parts, @now,
        @now)
      ON CONFLICT (requirement_id, applicant_id) DO UPDATE SET score = @score, rank = @rank, starts_on = @starts_on,
        ends_on = @ends_on, score_parts = @score_parts, changed_at = @now WHERE state = 'shortlisted'`),
    /** The waiting list of a requirement, in any order. */
    waiting: all<[requirementId: string], WaitingMatch>(`
      SELECT id, applicant_id, score, rank, starts_on, ends_on, score_parts FROM match
      WHERE requirement_id = ? AND phase = 'waiting'`),
    /** Takes somebody off a waiting list. */
    drop: run<[id: string]>("DELETE FROM match WHERE id = ? AND state = 'shortlisted'"),
    setState: run<[row: NewState]>(`
      UPDATE match SET state = @state, answer_until = @answer_until, reason = @reason, version = version + 1,
        changed_at = @now WHERE id = @id`),
    /** How many there are in a phase, up to `MOST_COUNTED`. */
    countPhase: number<[requirementId: string, phase: MatchPhase]>(`
    SELECT count(*) FROM (SELECT 1 FROM match WHERE requirement_id = ? AND phase = ? LIMIT ${MOST_COUNTED})`),
    countInState: number<[requirementId: string, state: MatchState]>(`
    SELECT count(*) FROM match WHERE requirement_id = ? AND state = ?`),
    /** The best of the waiting list who can come. */
    next: all<[wanted: OnDay & { most: number }], Match>(`
      SELECT * FROM match WHERE requirement_id = @requirement AND phase = 'waiting' AND ${CAN_COME} ORDER BY rank LIMIT @most`),
    /** How many who can come wait with more points than the lowest proposal without an answer, and the most of them. */
    better(wanted: OnDay) {
      const { waiting = 0, most = null, lowest = 0 } = better.get(wanted) ?? {};
      return most === null ? undefined : { waiting, most, lowest };
    },
    /** What else is open for the same person on these days, beside waiting lists. */
    overlapping: ({ id, applicant_id, starts_on, ends_on }: Match) =>
      overlapping.all({ id, applicant_id, starts_on, ends_on }),
    openOfApplicant: all<[applicantId: string, most: number], Match>(`
      SELECT * FROM match WHERE applicant_id = ?
        AND state IN ('shortlisted', 'proposed', 'accepted', 'released', 'confirmed') LIMIT ?`),
    /** The places that somebody has, or was chosen for: a few, as no two of them overlap. */
    activeOf: all<[applicantId: string], Match>(`
      SELECT * FROM match WHERE applicant_id = ? AND state IN ('accepted', 'released', 'confirmed')`),
    /** How many proposals wait for an employer's answer, and until when the first of them does: null while it is not vetted. */
    proposedOf: (requirementId: string) => proposedOf.get(requirementId) ?? { proposals: 0, answer_until: null },
    proposedOfEmployer: (employerId: string) =>
      proposedOfEmployer.get(employerId) ?? { proposals: 0, answer_until: null },
    /** Matches that hold a place of a requirement, and of which the candidate does not know yet. */
    unoffered: all<[requirementId: string, most: number], Match>(`
      SELECT * FROM match WHERE requirement_id = ? AND state IN ('proposed', 'accepted') LIMIT ?`),
    /** What waits for an answer of the candidate. */
    offered: all<[requirementId: string, most: number], Match>(`
      SELECT * FROM match WHERE requirement_id = ? AND state = 'released' LIMIT ?`),
    /** Whether it is for work airside, and its person was refused there before. */
    isRefusedAirside: exists<[id: string]>(`SELECT 1 FROM match WHERE id = ? AND ${IS_REFUSED_AIRSIDE}`),
    /** Whether its days are none of its candidate any more, or too many. */
    lacksDays: (id: string, today: string) => lacksDays.get({ id, today }) !== undefined,
    /** Whether they are too many. Nothing is counted of whoever has left the pool. */
    exceedsDays: (id: string) => exceedsDays.get({ id, today: '' }) !== undefined,
    /** Everybody who has an offer or a place of a requirement. */
    offeredOrConfirmed: all<[requirementId: string], Match>(`
      SELECT * FROM match WHERE requirement_id = ? AND state IN ('released', 'confirmed')`),
    /** What was withdrawn from a requirement, and whose person can come, the best first. */
    withdrawn: all<[wanted: OnDay], Match>(`
      SELECT * FROM match WHERE requirement_id = @requirement AND state = 'withdrawn' AND ${CAN_COME} ORDER BY rank`),
    /** Takes the waiting list of a requirement away: nobody on it was told. */
    dropWaiting: run<[requirementId: string]>(`
      DELETE FROM match WHERE requirement_id = ? AND phase = 'waiting'`),
    /** Those whose time to answer has run out, the longest ago first. */
    due: all<[now: number], Match>(`
      SELECT * FROM match WHERE answer_until IS NOT NULL AND answer_until <= ? ORDER BY answer_until`),
    /** What was accepted and not released before its first day: nobody can release it any more. */
    unreleased: all<[today: string], Match>(
      "SELECT * FROM match WHERE state = 'accepted' AND changed_at > -1 AND starts_on < ? ORDER BY changed_at",
    ),
    /**
     * Offers without an answer of which a reminder is due: one after each of so many days. None for who wants no reminders;
     * what was late does not come twice at once.
     */
    unanswered: (now: number, afterDays: readonly number[]) =>
      unanswered.all({ now, after: JSON.stringify(afterDays) }),
    /** Proposals of before `since` that lapse unanswered between `from` and `until`: those of which nobody was reminded who may answer. */
    lapsing: (when: Lapsing, most: number) => lapsing.all({ ...when, most }),
    setAnswerUntil: (id: string, until: number) => setAnswerUntil.run(until, id),
    /** Gives an employer until then to answer its proposals of work that has not begun; `today` is an ISO day. */
    renewProposals: run<[row: { employerId: string; until: number; today: string }]>(`
      UPDATE match SET answer_until = @until, version = version + 1
      WHERE state = 'proposed' AND starts_on >= @today AND answer_until < @until
        AND requirement_id IN (SELECT id FROM requirement WHERE employer_id = @employerId)`),
    /** What a requirement, or all of an employer, offers is another than was seen: nobody releases or accepts that unseen. */
    offersOtherwise: run<[about: { id: string }]>(`
      UPDATE match SET version = version + 1 WHERE state IN ('accepted', 'released')
        AND requirement_id IN (SELECT @id UNION ALL SELECT id FROM requirement WHERE employer_id = @id)`),
    /** Nobody about whom a decision can still be undone, nor `but`, for whom another act can. */
    firstStale: (now: number, but: readonly string[] = []) =>
      firstStale.get({
        but: JSON.stringify(but),
        before: now - UNDO_SECONDS * SECOND_MS,
        closedBefore: now - UNDO_CLOSING_SECONDS * SECOND_MS,
      }),
    /** Has the matches of an applicant looked at, if there are any. */
    lookAtMatchesOf: (applicantId: string) => lookAtMatchesOf.run({ id: applicantId }),
    forgetStale: run<[row: Stale]>('DELETE FROM match_stale WHERE subject = @subject AND subject_id = @subject_id'),
    /** Has the requirements looked at whose waiting lists an applicant is on. */
    lookAtWaitingListsOf: run<[applicantId: string]>(`
      INSERT INTO match_stale (subject, subject_id)
        SELECT 'requirement', requirement_id FROM match WHERE applicant_id = ? AND state = 'shortlisted'
      ON CONFLICT DO NOTHING`),
    /** Whether a contract of it was sent and not cancelled. */
    hasContract: (id: string) => contract.get({ id, side: 'candidate' }) !== undefined,
    /** What that contract waits for from a side: its signature, once more where its copies were sent back, or nothing. */
    awaitedCopy(id: string, side: ContractSide): 'first' | 'again' | undefined {
      const found = contract.get({ id, side });
      if (!found || found.sent > found.back || !CONTRACT_RULES[found.state].awaits.includes(side)) return undefined;
      return found.sent > 0 ? 'again' : 'first';
    },
  };
});
