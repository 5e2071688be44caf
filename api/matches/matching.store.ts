import type { Exclusion } from '#contract/matching/matching.ts';
import type { DaySpan } from '#contract/placements/placement-rules.ts';
import { perDatabase } from '../db/per-database.ts';
import type { PoolRow } from '../placements/pool.store.ts';

/** A candidate's row of the pool, as the ranking needs it. */
export type CandidateRow = Omit<PoolRow, 'number' | 'is_matched' | 'since'>;

/** What is kept of a matching. */
export interface Matching {
  ran_at: number;
  candidates: number;
  ranked: number;
  excluded: Record<Exclusion, number>;
}

/** Whose work airside ended as confirmation, visa or check were refused: they are brought into none again. */
export const REFUSED_AIRSIDE = `SELECT contract.applicant_id FROM contract
  JOIN contract_end ON contract_end.contract_id = contract.id AND ground = 'permit'
  JOIN match AS ended ON ended.id = match_id
  JOIN requirement AS place ON place.id = ended.requirement_id AND place.area = 'airside'
  WHERE contract.applicant_id`;

export const matchingStore = perDatabase(({ db, all }) => {
  const further = db.prepare<Record<'requirement' | 'from' | 'until', string>, { applicant_id: string }>(`
    SELECT applicant_id FROM match
    WHERE requirement_id = @requirement AND applicant_id BETWEEN @from AND @until AND state <> 'shortlisted'
    UNION ALL ${REFUSED_AIRSIDE} BETWEEN @from AND @until
      AND EXISTS (SELECT 1 FROM requirement WHERE id = @requirement AND area = 'airside')`);
  const save = db.prepare<Omit<Matching, 'excluded'> & { requirement: string; excluded: string }>(`
    INSERT INTO matching (requirement_id, ran_at, candidates, ranked, excluded)
    VALUES (@requirement, @ran_at, @candidates, @ranked, @excluded)
    ON CONFLICT (requirement_id) DO UPDATE SET ran_at = @ran_at, candidates = @candidates, ranked = @ranked,
      excluded = @excluded`);
  const find = db.prepare<[string], Omit<Matching, 'excluded'> & { excluded: string }>(
    'SELECT ran_at, candidates, ranked, excluded FROM matching WHERE requirement_id = ?',
  );
  return {
    /** Candidates of the pool behind an id, in the order of ids. */
    pool: all<[after: string, most: number], CandidateRow>(`
      SELECT applicant_id, level, available_from, available_until, days_left, passport_until, first_wish, second_wish,
        documents, approved_at
      FROM pool_candidate WHERE applicant_id > ? ORDER BY applicant_id LIMIT ?`),
    /** The days that active matches have taken of the applicants from one id to another. */
    taken: all<[from: string, until: string], DaySpan & { applicant_id: string }>(`
      SELECT applicant_id, starts_on AS "from", ends_on AS until FROM match
      WHERE applicant_id BETWEEN ? AND ? AND state IN ('accepted', 'released', 'confirmed')`),
    /** Who of the applicants from one id to another is on no waiting list of this requirement: further, or refused airside. */
    further: (requirement: string, from: string, until: string) =>
      new Set(further.all({ requirement, from, until }).map((row) => row.applicant_id)),
    save: (requirement: string, { excluded, ...counts }: Matching) =>
      save.run({ ...counts, requirement, excluded: JSON.stringify(excluded) }),
    /** The last matching of a requirement. */
    find(requirementId: string): Matching | undefined {
      const row = find.get(requirementId);
      return row && { ...row, excluded: JSON.parse(row.excluded) as Matching['excluded'] };
    },
  };
});
