import type { RequirementFields } from '#contract/employers/requirement-rules.ts';
import type { Candidate, RequirementFacts } from '#contract/matching/matching.ts';
import type { Deps } from '../deps.ts';
import { poolStore } from '../placements/pool.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { inPages } from '../time/next-turn.ts';
import { type CandidateRow, matchingStore } from './matching.store.ts';

// Read and scored in less than half a millisecond: an answer takes several turns, and waits for a page in each.
const CANDIDATES_AT_ONCE = 50;

/** All candidates of the pool in pages, with the days that active matches have taken; others are answered in between. */
export async function* candidatePages({ db }: Pick<Deps, 'db'>): AsyncGenerator<Candidate[]> {
  for await (const rows of inPages<CandidateRow>((last) =>
    matchingStore(db).pool(last?.applicant_id ?? '', CANDIDATES_AT_ONCE),
  )) {
    const taken = Map.groupBy(
      matchingStore(db).taken(rows[0]?.applicant_id ?? '', rows.at(-1)?.applicant_id ?? ''),
      (row) => row.applicant_id,
    );
    yield rows.map((row) => candidateOf(row, taken.get(row.applicant_id) ?? []));
  }
}

/** What the ranking knows of somebody in the pool. */
function candidateOf(row: CandidateRow, taken: Candidate['taken']): Candidate {
  return {
    id: row.applicant_id,
    level: row.level,
    available: { from: row.available_from, until: row.available_until },
    daysLeft: row.days_left,
    passportUntil: row.passport_until,
    firstWish: row.first_wish,
    secondWish: row.second_wish,
    documents: row.documents,
    approvedAt: row.approved_at,
    taken: taken.map(({ from, until }) => ({ from, until })),
  };
}

/** Somebody as they stand in the pool now; undefined once they have left it. */
export function candidateNow({ db }: Pick<Deps, 'db'>, id: string): Candidate | undefined {
  const row = poolStore(db).find(id);
  return row && candidateOf(row, matchingStore(db).taken(id, id));
}

/** What the ranking knows of a requirement; undefined while it has gaps. */
export function requirementFacts(
  requirement: RequirementFields & { id: string },
  { site, clock }: Pick<Deps, 'site' | 'clock'>,
): RequirementFacts | undefined {
  const { id, field_of_work: field, minimum_level: minimumLevel, starts_on: from, ends_on: until } = requirement;
  if (field === '' || minimumLevel === '' || from === '' || until === '') return undefined;
  const { minDays, passportMonths } = site.programme;
  return { id, field, minimumLevel, period: { from, until }, today: berlinDate(clock.now()), minDays, passportMonths };
}
