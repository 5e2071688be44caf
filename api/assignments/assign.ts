/** Places to fill, and who fits them. Candidates are counted in the order of their approval, from 0. */
export interface Demand {
  places: number;
  fits: readonly Fit[];
}

export interface Fit {
  candidate: number;
  /** A whole number above 0. */
  score: number;
}

/**
 * Gives places to candidates, each at most one. The sum of scores is the highest that there is; of equal sums, that which
 * fills more places; of these, that whose candidates were approved earlier. Minimum-cost flow by shortest augmenting
 * paths: a new place takes a free candidate, or one whose present place can be filled better by somebody else. Pure.
 */
export function assign(demands: readonly Demand[]): number[][] {
  const flow = flowOf(demands);
  for (const [demand, { places }] of demands.entries()) for (let place = 0; place < places; place++) fill(flow, demand);
  const given: number[][] = demands.map(() => []);
  for (const [candidate, demand] of flow.holder.entries()) if (demand >= 0) given[demand]?.push(candidate);
  return given;
}

interface Flow {
  /** By demand: candidates, and what they cost there. */
  candidates: Int32Array[];
  costs: Float64Array[];
  /** By candidate: the demand that has them, or -1. */
  holder: Int32Array;
  /** Dual prices: cost - price of demand - price of candidate is never below 0, and 0 where somebody has a place. */
  demandPrice: Float64Array;
  candidatePrice: Float64Array;
}

function flowOf(demands: readonly Demand[]): Flow {
  const count =
    1 + demands.reduce((most, { fits }) => fits.reduce((top, one) => Math.max(top, one.candidate), most), -1);
  const places = demands.reduce((sum, demand) => sum + demand.places, 0);
  // One number for three aims: a point outweighs all places, and a place all the orders of approval.
  const placeWorth = places * count + 1;
  const pointWorth = places * placeWorth + 1;
  const costs = demands.map(({ fits }) =>
    Float64Array.from(fits, ({ candidate, score }) => -(score * pointWorth + placeWorth - candidate)),
  );
  return {
    candidates: demands.map(({ fits }) => Int32Array.from(fits, ({ candidate }) => candidate)),
    costs,
    holder: new Int32Array(count).fill(-1),
    demandPrice: Float64Array.from(costs, (those) => those.reduce((least, cost) => Math.min(least, cost), 0)),
    candidatePrice: new Float64Array(count),
  };
}

/** Fills one more place of a demand, or leaves it empty, which costs nothing. */
function fill(flow: Flow, start: number): void {
  const paths = shortestPaths(flow, start);
  const { reached, length, fromDemand, fromCandidate } = paths;
  for (const demand of reached) {
    raise(flow.demandPrice, demand, paths.least - (length[demand] ?? 0));
    for (const candidate of flow.candidates[demand] ?? []) {
      const shorter = paths.least - (paths.candidateLength[candidate] ?? Number.POSITIVE_INFINITY);
      // A candidate may fit several demands, and is priced once.
      paths.candidateLength[candidate] = Number.POSITIVE_INFINITY;
      if (shorter > 0) raise(flow.candidatePrice, candidate, -shorter);
    }
  }
  let { endCandidate: candidate, endDemand: demand } = paths;
  for (;;) {
    if (candidate >= 0) {
      demand = fromDemand[candidate] ?? start;
      flow.holder[candidate] = demand;
    }
    if (demand === start) return;
    // Whoever led to this demand leaves it for the place before.
    candidate = fromCandidate[demand] ?? -1;
  }
}

function raise(prices: Float64Array, index: number, by: number): void {
  prices[index] = (prices[index] ?? 0) + by;
}

/** Dijkstra over the demands. A path ends at a free candidate (`endCandidate`), or where a place stays empty. */
function shortestPaths({ candidates, costs, holder, demandPrice, candidatePrice }: Flow, start: number) {
  const length = new Float64Array(candidates.length).fill(Number.POSITIVE_INFINITY);
  const candidateLength = new Float64Array(holder.length).fill(Number.POSITIVE_INFINITY);
  const fromDemand = new Int32Array(holder.length).fill(-1);
  const fromCandidate = new Int32Array(candidates.length).fill(-1);
  const reached: number[] = [];
  const isReached = new Uint8Array(candidates.length);
  let least = Number.POSITIVE_INFINITY;
  let endCandidate = -1;
  let endDemand = start;
  length[start] = 0;
  for (let demand = start; demand >= 0; demand = nearest(length, isReached, least)) {
    isReached[demand] = 1;
    reached.push(demand);
    const here = length[demand] ?? 0;
    const price = demandPrice[demand] ?? 0;
    if (here - price < least) [least, endCandidate, endDemand] = [here - price, -1, demand];
    const own = candidates[demand] ?? new Int32Array();
    const ownCosts = costs[demand] ?? new Float64Array();
    for (let at = 0; at < own.length; at++) {
      const candidate = own[at] ?? 0;
      const there = here + (ownCosts[at] ?? 0) - price - (candidatePrice[candidate] ?? 0);
      if (there >= (candidateLength[candidate] ?? 0)) continue;
      candidateLength[candidate] = there;
      fromDemand[candidate] = demand;
      const held = holder[candidate] ?? -1;
      if (held < 0) {
        if (there < least) [least, endCandidate, endDemand] = [there, candidate, demand];
      } else if (there < (length[held] ?? 0)) {
        length[held] = there;
        fromCandidate[held] = candidate;
      }
    }
  }
  return { length, candidateLength, fromDemand, fromCandidate, reached, least, endCandidate, endDemand };
}

/** The demand that is reached next; -1 if none is nearer than the best end of a path. */
function nearest(length: Float64Array, isReached: Uint8Array, least: number): number {
  let found = -1;
  for (let demand = 0; demand < length.length; demand++) {
    const there = length[demand] ?? 0;
    if (isReached[demand] || there >= least) continue;
    if (found < 0 || there < (length[found] ?? 0)) found = demand;
  }
  return found;
}
