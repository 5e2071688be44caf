import type { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import type { Level } from '#contract/placements/placement-profile.ts';
import { assigned, insertInto } from '../db/named-columns.ts';
import { perDatabase } from '../db/per-database.ts';
import { placePages, type Reading } from '../paging/time-pages.store.ts';

type Wish = (typeof FIELDS_OF_WORK)[number] | '';

/** A candidate as employers may see them before a release. */
export interface PoolRow {
  applicant_id: string;
  number: number;
  level: Level;
  available_from: string;
  available_until: string;
  days_left: number;
  passport_until: string;
  first_wish: Wish;
  second_wish: Wish;
  documents: 'complete' | 'pending';
  /** Whether an employer has accepted the candidate. */
  is_matched: 0 | 1;
  approved_at: number;
  since: number;
}

type NewPoolRow = Omit<PoolRow, 'is_matched'>;
const STAYING = ['applicant_id', 'number', 'approved_at', 'since'] as const;
const CHANGING = [
  ...(['level', 'available_from', 'available_until', 'days_left', 'passport_until'] as const),
  ...(['first_wish', 'second_wish', 'documents'] as const),
];

/** The orders of the list, each with an index. */
const ORDERS = {
  newest: { key: 'since', descends: true },
  level: { key: 'level', descends: true },
  availability: { key: 'available_from', descends: false },
} as const;
export type PoolOrder = keyof typeof ORDERS;

/** Where a row stands in an order. */
export interface PoolPlace {
  key: string | number;
  number: number;
}

const IS_MATCHED = `EXISTS (SELECT 1 FROM match
    WHERE applicant_id = pool_candidate.applicant_id AND state IN ('accepted', 'released', 'confirmed')) AS is_matched`;

export type PoolStore = ReturnType<typeof poolStore>;

export const poolStore = perDatabase(({ db, all, column, first, run }) => {
  const inOrder = (order: PoolOrder) => {
    const { key, descends } = ORDERS[order];
    const rows = `SELECT *, ${IS_MATCHED} FROM pool_candidate WHERE true`;
    return placePages<PoolRow, PoolPlace>(db, rows, { key, number: 'number' }, !descends, `${key} > -1`);
  };
  const pages = { newest: inOrder('newest'), level: inOrder('level'), availability: inOrder('availability') };
  return {
    find: first<[applicantId: string], NewPoolRow>('SELECT * FROM pool_candidate WHERE applicant_id = ?'),
    /** Adds a candidate, or brings their row up to date; number and `since` stay. */
    put: run<[row: NewPoolRow]>(`
      ${insertInto('pool_candidate', [...STAYING, ...CHANGING])}
      ON CONFLICT (applicant_id) DO UPDATE SET ${assigned(CHANGING)}`),
    remove: run<[applicantId: string]>('DELETE FROM pool_candidate WHERE applicant_id = ?'),
    /** Candidates whose row was made on an earlier day of theirs: fewer are left now, or none. */
    begunBefore: column<[day: string, most: number], string>(
      'SELECT applicant_id FROM pool_candidate WHERE available_from < ? LIMIT ?',
    ),
    /** `null`: those who wait for the next one. */
    ofSeason: all<[season: string | null], Pick<PoolRow, 'applicant_id' | 'passport_until'>>(`
      SELECT applicant_id, passport_until FROM applicant JOIN pool_candidate ON applicant_id = applicant.id
      WHERE season_id IS ?`),
    counts: all<[], { documents: PoolRow['documents']; is_matched: 0 | 1; candidates: number }>(`
      SELECT documents, ${IS_MATCHED}, count(*) AS candidates FROM pool_candidate WHERE applicant_id > '' GROUP BY 1, 2`),
    /** Candidates behind a place of an order; `back`: those before it, the nearest first. */
    page: (order: PoolOrder, place: PoolPlace | undefined, how: Reading) => pages[order]({}, place, how),
    placeOf: (order: PoolOrder, row: PoolRow): PoolPlace => ({ key: row[ORDERS[order].key], number: row.number }),
  };
});
