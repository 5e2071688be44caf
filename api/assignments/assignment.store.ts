import { PAGE_ROWS } from '#contract/limits.ts';
import type { AssignmentFigures, RowRefusal, RowState } from '#contract/matching/assignment-rules.ts';
import type { Candidate, Exclusion, Score } from '#contract/matching/matching.ts';
import type { PersonName } from '#contract/person-name.ts';
import { perDatabase } from '../db/per-database.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import type { Match } from '../matches/match.store.ts';
import { REFUSED_AIRSIDE } from '../matches/matching.store.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { placePages, type Reading } from '../paging/time-pages.store.ts';

export interface Assignment {
  id: string;
  account_id: string;
  counted_at: number;
  figures: AssignmentFigures;
}

export interface AssignmentRow
  extends Pick<Match, 'requirement_id' | 'applicant_id' | 'score_parts' | 'rank' | 'starts_on' | 'ends_on'> {
  number: number;
  requirement_version: number;
  /** JSON of a `Candidate`. */
  counted_from: string;
  greedy_requirement_id: string | null;
  greedy_score: number | null;
  state: RowState;
  refusal: RowRefusal | '';
}

type Where = Pick<Requirement, 'site' | 'field_of_work'> & { company: string };
/** A row with the names that the operator knows; `greedy_company` and the rest are of the other requirement. */
export type ShownRow = AssignmentRow &
  Where &
  PersonName & {
    employer_id: string;
    number_in_pool: number | null;
    greedy_company: string | null;
    greedy_site: string | null;
    greedy_field: Requirement['field_of_work'] | null;
  } & TimePlace;

export interface GapRow extends Where {
  requirement_id: string;
  employer_id: string;
  places: number;
  empty: number;
  fitting: number;
  excluded: Record<Exclusion, number>;
}

export type NewRow = Omit<AssignmentRow, 'number' | 'counted_from' | 'score_parts' | 'state' | 'refusal'> & {
  counted_from: Candidate;
  score_parts: Score;
};
export type NewGap = Pick<GapRow, 'requirement_id' | 'places' | 'empty' | 'fitting' | 'excluded'>;

/** An open requirement, with the places that nobody holds. */
export type OpenRequirement = Requirement & { free: number };

type Range = [from: string, until: string];

const NUMBER = 'assignment_row.number';
const SHOWN = `
  SELECT assignment_row.*, assignment_row.number AS created_at, assignment_row.number AS rowid,
    requirement.employer_id, employer.company, requirement.site, requirement.field_of_work,
    pool.number AS number_in_pool, first_name, middle_name, last_name, other_employer.company AS greedy_company,
    other.site AS greedy_site, other.field_of_work AS greedy_field
  FROM assignment_row
    JOIN requirement ON requirement.id = assignment_row.requirement_id
    JOIN employer ON employer.id = requirement.employer_id
    JOIN applicant ON applicant.id = assignment_row.applicant_id
    LEFT JOIN pool_candidate AS pool ON pool.applicant_id = assignment_row.applicant_id
    LEFT JOIN requirement AS other ON other.id = greedy_requirement_id
    LEFT JOIN employer AS other_employer ON other_employer.id = other.employer_id
  WHERE ${NUMBER}`;

export const assignmentStore = perDatabase(({ db, all, each, first, number, value }) => {
  const placed = db.prepare<Range, { applicant_id: string }>(`
    SELECT applicant_id FROM match WHERE applicant_id BETWEEN ? AND ?
      AND state IN ('proposed', 'accepted', 'released', 'confirmed')`);
  const over = db.prepare<Record<'from' | 'until', string>, { applicant_id: string; requirement_id: string }>(`
    SELECT applicant_id, requirement_id FROM match WHERE applicant_id BETWEEN @from AND @until
      AND state IN ('refused', 'withheld', 'declined', 'expired', 'withdrawn')
    UNION ALL SELECT applicant_id, requirement.id FROM requirement, (${REFUSED_AIRSIDE} BETWEEN @from AND @until)
      WHERE state = 'open' AND area = 'airside'`);
  const newest = db.prepare<[], Omit<Assignment, 'figures'> & { figures: string }>(
    'SELECT * FROM assignment WHERE rowid > 0 ORDER BY rowid DESC LIMIT 1',
  );
  const add = db.prepare<Omit<Assignment, 'figures'> & { figures: string }>(`
    INSERT INTO assignment (id, account_id, counted_at, figures) VALUES (@id, @account_id, @counted_at, @figures)`);
  const addRow = db.prepare<Omit<AssignmentRow, 'number' | 'state' | 'refusal'>>(`
    INSERT INTO assignment_row (requirement_id, requirement_version, applicant_id, counted_from,
      score_parts, rank, starts_on, ends_on, greedy_requirement_id, greedy_score)
    VALUES (@requirement_id, @requirement_version, @applicant_id, @counted_from, @score_parts, @rank,
      @starts_on, @ends_on, @greedy_requirement_id, @greedy_score)`);
  const addGap = db.prepare<Omit<NewGap, 'excluded'> & { excluded: string }>(`
    INSERT INTO assignment_gap (requirement_id, places, empty, fitting, excluded)
    VALUES (@requirement_id, @places, @empty, @fitting, @excluded)`);
  // A proposal has no more rows than one season has places, and is replaced as a whole.
  const clear = each<[]>(
    'DELETE FROM assignment_row WHERE number > 0',
    'DELETE FROM assignment_gap WHERE number > 0',
    'DELETE FROM assignment WHERE rowid > 0',
  );
  const setState = db.prepare<Pick<AssignmentRow, 'number' | 'state' | 'refusal'>>(
    'UPDATE assignment_row SET state = @state, refusal = @refusal WHERE number = @number',
  );
  const pages = placePages<ShownRow, Pick<TimePlace, 'created_at'>>(db, `${SHOWN} > 0`, { created_at: NUMBER });
  const gaps = db.prepare<[number], Omit<GapRow, 'excluded'> & { excluded: string }>(`
    SELECT assignment_gap.*, employer_id, company, site, field_of_work FROM assignment_gap
      JOIN requirement ON requirement.id = requirement_id JOIN employer ON employer.id = employer_id
    WHERE number > 0 ORDER BY number LIMIT ?`);
  return {
    /** Open requirements of vetted employers whose last day is not before `today`, an ISO day; the oldest first. */
    openRequirements: all<[today: string, most: number], OpenRequirement>(`
      SELECT requirement.*, headcount - (SELECT count(*) FROM match
        WHERE requirement_id = requirement.id AND phase = 'current') AS free
      FROM requirement JOIN employer ON employer.id = employer_id AND employer.state = 'vetted'
      WHERE requirement.state = 'open' AND requirement.ends_on >= ? ORDER BY requirement.created_at LIMIT ?`),
    /** Who of the applicants from one id to another holds a place already, or is proposed for one. */
    placed: (from: string, until: string) => new Set(placed.all(from, until).map((one) => one.applicant_id)),
    /** For which requirements matches with these applicants have ended, and airside for whom no other is. */
    over: (from: string, until: string) => over.all({ from, until }),
    match: value<[requirementId: string, applicantId: string], string>(
      'SELECT id FROM match WHERE requirement_id = ? AND applicant_id = ?',
    ),
    /** The newest proposal. */
    find(): Assignment | undefined {
      const found = newest.get();
      return found && { ...found, figures: JSON.parse(found.figures) as AssignmentFigures };
    },
    /** Keeps a proposal in place of the one before. */
    replace(assignment: Assignment, rows: readonly NewRow[], empty: readonly NewGap[]) {
      clear();
      add.run({ ...assignment, figures: JSON.stringify(assignment.figures) });
      for (const one of rows)
        addRow.run({
          ...one,
          counted_from: JSON.stringify(one.counted_from),
          score_parts: JSON.stringify(one.score_parts),
        });
      for (const one of empty) addGap.run({ ...one, excluded: JSON.stringify(one.excluded) });
    },
    row: first<[number: number], AssignmentRow>('SELECT * FROM assignment_row WHERE number = ?'),
    nextOpen: all<[most: number], AssignmentRow>(
      "SELECT * FROM assignment_row WHERE state = 'open' ORDER BY number LIMIT ?",
    ),
    setState: (number: number, state: RowState, refusal: RowRefusal | '' = '') =>
      setState.run({ number, state, refusal }),
    count: number<[state: RowState]>('SELECT count(*) FROM assignment_row WHERE state = ?'),
    shown: first<[number: number], ShownRow>(`${SHOWN} = ?`),
    /** Rows behind a place in the order of the proposal; `created_at` is the row's number. */
    page: (place: TimePlace | undefined, how: Reading) => pages({}, place, how),
    gaps: () =>
      gaps.all(PAGE_ROWS).map((one): GapRow => ({ ...one, excluded: JSON.parse(one.excluded) as GapRow['excluded'] })),
  };
});
