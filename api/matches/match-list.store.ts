import type { RequirementFields } from '#contract/employers/requirement-rules.ts';
import type { MatchPhase, MatchState } from '#contract/model/match-rules.ts';
import type { Supplements } from '#contract/pay/supplements.text.ts';
import type { Personal } from '../applicants/applicant.store.ts';
import { perDatabase } from '../db/per-database.ts';
import { KNOWN_NAME } from '../employers/employer.store.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';
import type { Match } from './match.store.ts';

/** A match with what the candidate's row of the pool says; null where they have left it, but for their number. */
export type ShownMatch = Match & {
  number: number | null;
  level: string | null;
  documents: 'complete' | 'pending' | null;
  first_wish: RequirementFields['field_of_work'] | null;
  second_wish: RequirementFields['field_of_work'] | null;
} & Personal &
  TimePlace;

type WholeFields =
  | ('site' | 'field_of_work' | 'model' | 'shifts' | 'shifts_en' | 'wage_cents' | 'housing')
  | ('week_hours_from' | 'week_hours_to' | 'housing_euro' | keyof Supplements)
  | ('area' | 'check_authority' | 'check_answer' | 'check_answered_on');

/** A match with its requirement and employer. */
export type WholeMatch = ShownMatch &
  Pick<RequirementFields, WholeFields> & {
    employer_id: string;
    company: string;
  };

/** What a candidate knew of before it ended: an offer, or a place. */
export type EndedMatch = WholeMatch & { ended_from: 'released' | 'confirmed' };

const SHOWN = `match.*, match.rowid, pool.level, pool.documents, pool.first_wish, pool.second_wish,
  (SELECT pool_number FROM placement_profile AS profile WHERE profile.applicant_id = match.applicant_id) AS number,
  applicant.first_name, applicant.middle_name, applicant.last_name, applicant.email, applicant.phone`;
const PEOPLE = `JOIN applicant ON applicant.id = match.applicant_id
  LEFT JOIN pool_candidate AS pool ON pool.applicant_id = match.applicant_id`;
const WHOLE = `${SHOWN}, site, field_of_work, model, shifts, shifts_en, wage_cents, week_hours_from, week_hours_to,
  overtime_percent, night_percent, sunday_percent, requirement.housing, area, check_authority, check_answer,
  check_answered_on, employer_id, ${KNOWN_NAME} AS company,
  coalesce(requirement.housing_euro, employer.housing_euro) AS housing_euro`;
const EMPLOYERS = `${PEOPLE} JOIN requirement ON requirement.id = match.requirement_id
  JOIN employer ON employer.id = requirement.employer_id`;
/**
 * Who waits for an answer first; then the more points, the nearer, whichever matching gave them; of the same points, by
 * rank. Two indexes have it.
 */
const NEARNESS = "((match.state <> 'proposed') * 1000000000 + (100 - score) * 1000000 + rank)";

const BEST_FIRST = { by: [NEARNESS, 'match.rowid'], isOldestFirst: true } as const;

/** Matches as employers, admins and candidates see them. */
export const matchListStore = perDatabase(({ db, all, first, waiting }) => {
  // What orders a list is `created_at` here, as places of pages name it.
  const byRank = timePages<ShownMatch>(
    db,
    `SELECT ${SHOWN}, ${NEARNESS} AS created_at FROM match ${PEOPLE} WHERE requirement_id = @requirement AND phase = @phase`,
    BEST_FIRST,
  );
  const list = (condition: string, order: { by: readonly [string, string]; isOldestFirst: boolean }) =>
    timePages<WholeMatch>(
      db,
      `SELECT ${WHOLE}, ${order.by[0]} AS created_at FROM match ${EMPLOYERS} WHERE ${condition}`,
      order,
    );
  const changed = ['match.changed_at', 'match.rowid'] as const;
  const ofAnyState = list('match.changed_at > -1', { by: changed, isOldestFirst: false });
  const inState = list('match.state = @state', { by: changed, isOldestFirst: true });
  const ofRequirement = list('match.requirement_id = @requirement AND match.state = @state', BEST_FIRST);
  return {
    /** As its employer sees it. */
    shown: first<[id: string], ShownMatch>(
      `SELECT ${SHOWN}, rank AS created_at FROM match ${PEOPLE} WHERE match.id = ?`,
    ),
    whole: first<[id: string], WholeMatch>(
      `SELECT ${WHOLE}, changed_at AS created_at FROM match ${EMPLOYERS} WHERE match.id = ?`,
    ),
    /** What is offered to somebody, or confirmed. */
    offers: all<[applicantId: string], WholeMatch>(`
      SELECT ${WHOLE}, changed_at AS created_at FROM match ${EMPLOYERS}
      WHERE match.applicant_id = +? AND match.state IN ('released', 'confirmed') ORDER BY match.starts_on`),
    /** All offers that wait for an answer, the longest first. */
    released: all<[], WholeMatch>(`
      SELECT ${WHOLE}, changed_at AS created_at FROM match ${EMPLOYERS}
      WHERE match.state = 'released' AND match.changed_at > -1 ORDER BY match.changed_at`),
    /** Offers and places, not proposals, that ran out or were taken back, for work that begins on a day or later. */
    endedOffers: all<[applicantId: string, day: string], EndedMatch>(`
      SELECT * FROM (SELECT ${WHOLE}, changed_at AS created_at,
        (SELECT detail ->> 'from' FROM event WHERE subject = 'match' AND subject_id = match.id AND +at >= match.changed_at
          AND +action = 'match-' || match.state AND detail ->> 'untold' IS NULL) AS ended_from FROM match ${EMPLOYERS}
      WHERE match.applicant_id = +? AND match.state IN ('expired', 'withheld', 'withdrawn') AND match.starts_on >= ?)
      WHERE ended_from IN ('released', 'confirmed') ORDER BY starts_on`),
    /** Whom an employer has accepted, of all its requirements. */
    acceptedBy: all<[employerId: string], WholeMatch>(`
      SELECT ${WHOLE}, changed_at AS created_at FROM match ${EMPLOYERS}
      WHERE employer_id = ? AND match.state IN ('accepted', 'released', 'confirmed')
      ORDER BY match.starts_on, match.requirement_id, rank`),
    /** How many are in a state, up to `MOST_COUNTED`, and since when. */
    count: waiting<[state: MatchState]>(
      'SELECT changed_at AS since FROM match WHERE state = ? AND changed_at > -1 ORDER BY changed_at',
    ),
    /** A phase of a requirement behind a place, the best first. */
    pageOfPhase: (requirement: string, phase: MatchPhase, place: TimePlace | undefined, how: Reading) =>
      byRank({ requirement, phase }, place, how),
    /** Those in a state, the longest in it first, of one requirement the best; without a state all, the last change first. */
    page(
      { state, requirement }: { state?: MatchState | undefined; requirement?: string | undefined },
      place: TimePlace | undefined,
      how: Reading,
    ) {
      if (!state) return ofAnyState({}, place, how);
      return requirement ? ofRequirement({ state, requirement }, place, how) : inState({ state }, place, how);
    },
  };
});
