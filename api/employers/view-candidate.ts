import { wholeName } from '#contract/person-name.ts';
import type { PoolCandidate, PoolReply } from '#contract/placements/pool.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { type ReadsParts, readsInPool } from '../placements/employer-reads.ts';
import type { PoolRow, PoolStore } from '../placements/pool.store.ts';
import { berlinDate } from '../time/berlin-time.ts';

/** A candidate as this employer may see them: who it is only after a release to this very employer. */
export function viewCandidate(deps: ReadsParts, employerId: string, row: PoolRow): PoolCandidate {
  const reads = row.is_matched === 1 ? readsInPool(deps, row.applicant_id, employerId) : 'number';
  const person = reads === 'number' ? undefined : applicantStore(deps.db).find(row.applicant_id);
  const { level, available_from, available_until, days_left, documents } = row;
  return {
    ...{ level, available_from, available_until, days_left },
    id: candidateNumber(row.number),
    name: person ? wholeName(person) : null,
    email: reads === 'person' ? (person?.email ?? null) : null,
    wishes: [row.first_wish, row.second_wish].filter((wish) => wish !== ''),
    documentStatus: documents,
    matchingStatus: row.is_matched === 1 ? 'matched' : 'available',
    since: berlinDate(row.since),
  };
}

/** The figures above the list, from the counts of each kind. Pure. */
export function poolStats(counts: ReturnType<PoolStore['counts']>): PoolReply['stats'] {
  const sum = (counted: typeof counts) => counted.reduce((total, { candidates }) => total + candidates, 0);
  return {
    total: sum(counts),
    complete: sum(counts.filter(({ documents }) => documents === 'complete')),
    available: sum(counts.filter(({ is_matched }) => is_matched === 0)),
  };
}
