import type { AssignmentFigures } from '#contract/matching/assignment-rules.ts';
import {
  type Candidate,
  EXCLUSIONS,
  type Exclusion,
  type Ranked,
  type RequirementFacts,
} from '#contract/matching/matching.ts';
import { byRank, rank } from '#contract/matching/rank-candidates.ts';
import { assign } from './assign.ts';

export interface FreePlaces {
  requirement: RequirementFacts;
  places: number;
  /** Of the requirement; the older one chooses first in the greedy order. */
  createdAt: number;
}

export interface Eligible {
  candidate: Candidate;
  /** Requirements for which they were matched before, without success. */
  over: readonly string[];
}

export interface ProposedRow extends Ranked {
  requirementId: string;
  /** Among all who fit the requirement, from 1. */
  rank: number;
  greedy: { requirementId: string; score: number } | undefined;
}

export interface Gap {
  requirementId: string;
  places: number;
  empty: number;
  /** How many fit; they are all needed elsewhere. */
  fitting: number;
  excluded: Record<Exclusion, number>;
}

export interface Proposal {
  rows: ProposedRow[];
  gaps: Gap[];
  figures: Omit<AssignmentFigures, 'isPart'>;
}

interface Demand extends FreePlaces {
  fits: Ranked[];
  fitting: number;
  excluded: Record<Exclusion, number>;
}

/** Takes candidates page by page, and then proposes who gets which place. The order of both makes no difference. Pure. */
export function createProposal(wanted: readonly FreePlaces[]) {
  const total = wanted.reduce((sum, { places }) => sum + places, 0);
  const demands = [...wanted].sort(byAge).map((one): Demand => ({ ...one, fits: [], fitting: 0, excluded: none() }));
  const seen: Ranked['candidate'][] = [];
  return {
    add(page: readonly Eligible[]) {
      seen.push(...page.map(({ candidate }) => candidate));
      for (const demand of demands) take(demand, page, total);
    },
    propose(): Proposal {
      for (const demand of demands) demand.fits = demand.fits.sort(byRank).slice(0, total);
      return proposalOf(demands, seen);
    },
  };
}

/** Somebody further down than there are places in all cannot be needed: one of those before is always free. */
function take(demand: Demand, page: readonly Eligible[], most: number): void {
  const those = page.filter(({ over }) => !over.includes(demand.requirement.id)).map(({ candidate }) => candidate);
  const { ranked, excluded } = rank(demand.requirement, those);
  demand.fitting += ranked.length;
  for (const { exclusions } of excluded) for (const one of exclusions) demand.excluded[one] += 1;
  demand.fits.push(...ranked);
  if (demand.fits.length > 2 * most) demand.fits = demand.fits.sort(byRank).slice(0, most);
}

function proposalOf(demands: readonly Demand[], seen: Candidate[]): Proposal {
  const approved = seen.sort((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  const order = new Map(approved.map((id, at) => [id, at]));
  const given = assign(
    demands.map(({ places, fits }) => ({
      places,
      fits: fits.map(({ candidate, score }) => ({ candidate: order.get(candidate.id) ?? 0, score: score.total })),
    })),
  );
  const greedy = greedyOf(demands);
  const rows = demands.flatMap(({ requirement, fits }, at) => {
    const chosen = new Set(given[at]?.map((candidate) => approved[candidate]));
    return fits.flatMap((one, index): ProposedRow[] =>
      chosen.has(one.candidate.id)
        ? [{ ...one, requirementId: requirement.id, rank: index + 1, greedy: greedy.get(one.candidate.id) }]
        : [],
    );
  });
  const gaps = demands.flatMap(({ requirement, places, fitting, excluded }, at): Gap[] => {
    const empty = places - (given[at]?.length ?? 0);
    return empty > 0 ? [{ requirementId: requirement.id, places, empty, fitting, excluded }] : [];
  });
  return {
    rows,
    gaps,
    figures: {
      candidates: seen.length,
      requirements: demands.length,
      places: demands.reduce((sum, { places }) => sum + places, 0),
      assigned: { points: sumOf(rows.map(({ score }) => score.total)), filled: rows.length },
      greedy: { points: sumOf([...greedy.values()].map(({ score }) => score)), filled: greedy.size },
      gaps: gaps.length,
    },
  };
}

/** Where each candidate would be if the oldest requirement took its best, then the next one. */
function greedyOf(demands: readonly Demand[]): Map<string, { requirementId: string; score: number }> {
  const places = new Map<string, { requirementId: string; score: number }>();
  for (const { requirement, places: wanted, fits } of demands)
    for (const { candidate, score } of fits.filter((one) => !places.has(one.candidate.id)).slice(0, wanted))
      places.set(candidate.id, { requirementId: requirement.id, score: score.total });
  return places;
}

function byAge(a: FreePlaces, b: FreePlaces): number {
  return a.createdAt - b.createdAt || (a.requirement.id < b.requirement.id ? -1 : 1);
}

function none(): Record<Exclusion, number> {
  return Object.fromEntries(EXCLUSIONS.map((one) => [one, 0])) as Record<Exclusion, number>;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
