import { randomUUID } from 'node:crypto';
import { MAX_ASSIGNED_PLACES } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { candidatePages, requirementFacts } from '../matches/candidate-pages.ts';
import { poolStore } from '../placements/pool.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { assignmentStore, type NewRow, type OpenRequirement } from './assignment.store.ts';
import type { Eligible, FreePlaces, Proposal } from './propose.ts';

/** Counts who could take which free place, and keeps that as the newest proposal. It changes nothing else. */
export async function proposeSeason(deps: Deps, accountId: string): Promise<void> {
  const { wanted, isPart, versions } = freePlacesOfSeason(deps);
  const { proposeInThread } = await import('./propose-in-thread.ts');
  const proposal = await proposeInThread(wanted, eligiblePages(deps));
  const id = randomUUID();
  const assignment = {
    id,
    account_id: accountId,
    counted_at: deps.clock.now(),
    figures: { ...proposal.figures, isPart },
  };
  deps.tx(() => {
    // Counting takes a while: whoever has left meanwhile, and perhaps was erased, is not written down again.
    const isThere = ({ requirement_id }: { requirement_id: string }) => requirementStore(deps.db).find(requirement_id);
    const rows = rowsOf(proposal, versions).filter((row) => isThere(row) && poolStore(deps.db).find(row.applicant_id));
    assignmentStore(deps.db).replace(assignment, rows, gapsOf(proposal).filter(isThere));
  });
}

function freePlacesOfSeason(deps: Pick<Deps, 'db' | 'site' | 'clock'>) {
  const requirements = assignmentStore(deps.db).openRequirements(berlinDate(deps.clock.now()), MAX_ASSIGNED_PLACES + 1);
  const wanted: FreePlaces[] = [];
  let left = MAX_ASSIGNED_PLACES;
  let all = 0;
  for (const requirement of requirements) {
    const free = freeOf(requirement);
    const facts = requirementFacts(requirement, deps);
    if (!facts || unlawfulOf(deps, requirement).length > 0) continue;
    all += free;
    const places = Math.min(free, left);
    left -= places;
    if (places > 0) wanted.push({ requirement: facts, places, createdAt: requirement.created_at });
  }
  return {
    wanted,
    isPart: all > MAX_ASSIGNED_PLACES,
    versions: new Map(requirements.map((one) => [one.id, one.version])),
  };
}

const freeOf = ({ free }: OpenRequirement) => Math.max(0, free);

/** Who holds no place, and is proposed for none: nobody gets a second one in a season. */
async function* eligiblePages(deps: Pick<Deps, 'db'>): AsyncGenerator<Eligible[]> {
  for await (const page of candidatePages(deps)) {
    const range = [page[0]?.id ?? '', page.at(-1)?.id ?? ''] as const;
    const placed = assignmentStore(deps.db).placed(...range);
    const over = Map.groupBy(assignmentStore(deps.db).over(...range), (one) => one.applicant_id);
    yield page
      .filter(({ id }) => !placed.has(id))
      .map((candidate) => ({ candidate, over: over.get(candidate.id)?.map((one) => one.requirement_id) ?? [] }));
  }
}

function rowsOf({ rows }: Proposal, versions: ReadonlyMap<string, number>): NewRow[] {
  return rows.map(({ requirementId, candidate, score, span, rank, greedy }) => ({
    requirement_id: requirementId,
    requirement_version: versions.get(requirementId) ?? 0,
    applicant_id: candidate.id,
    counted_from: candidate,
    score_parts: score,
    rank,
    starts_on: span.from,
    ends_on: span.until,
    greedy_requirement_id: greedy?.requirementId ?? null,
    greedy_score: greedy?.score ?? null,
  }));
}

function gapsOf({ gaps }: Proposal) {
  return gaps.map(({ requirementId, places, empty, fitting, excluded }) => ({
    ...{ requirement_id: requirementId, places, empty, fitting, excluded },
  }));
}
