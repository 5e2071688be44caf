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
 * Gives places to candidates, each at most one. The sum of scores is the highest that there is; of equal sums, that
 * which fills more places; of these, that whose candidates were approved earlier. Minimum-cost flow by shortest
 * augmenting paths: a new place takes a free candidate, or one whose present place can be filled better by somebody
 * else. Pure.
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
  const search = shortestPath(flow, start);
  reprice(flow, search);
  let { demand, candidate } = search.end;
  for (;;) {
    if (candidate >= 0) {
      demand = search.fromDemand[candidate] ?? start;
      flow.holder[candidate] = demand;
    }
    if (demand === start) return;
    // The candidate by whom the path came to this demand leaves their place here, for the one before on the path.
    candidate = search.fromCandidate[demand] ?? -1;
  }
}

/** Shortest paths from one demand, as far as they were followed. */
interface Search {
  /** By demand and by candidate: how far they are. */
  toDemand: Float64Array;
  toCandidate: Float64Array;
  /** By which candidate a demand was reached, and from which demand a candidate. */
  fromCandidate: Int32Array;
  fromDemand: Int32Array;
  reached: number[];
  isReached: Uint8Array;
  /** The nearest end: a free candidate, or none where a place of the demand stays empty. */
  end: { far: number; demand: number; candidate: number };
}

/** Dijkstra over the demands: a candidate who has a place leads on to the demand of that place at no further cost. */
function shortestPath(flow: Flow, start: number): Search {
  const demands = flow.candidates.length;
  const search: Search = {
    toDemand: new Float64Array(demands).fill(Number.POSITIVE_INFINITY),
    toCandidate: new Float64Array(flow.holder.length).fill(Number.POSITIVE_INFINITY),
    fromCandidate: new Int32Array(demands).fill(-1),
    fromDemand: new Int32Array(flow.holder.length).fill(-1),
    reached: [],
    isReached: new Uint8Array(demands),
    end: { far: Number.POSITIVE_INFINITY, demand: start, candidate: -1 },
  };
  search.toDemand[start] = 0;
  for (let demand = start; demand >= 0; demand = nearest(search)) {
    search.isReached[demand] = 1;
    search.reached.push(demand);
    const empty = (search.toDemand[demand] ?? 0) - (flow.demandPrice[demand] ?? 0);
    if (empty < search.end.far) search.end = { far: empty, demand, candidate: -1 };
    goOn(flow, search, demand);
  }
  return search;
}

/** From a demand to all who fit it. */
function goOn(flow: Flow, search: Search, demand: number): void {
  const { candidatePrice } = flow;
  const { toCandidate } = search;
  const own = flow.candidates[demand] ?? new Int32Array();
  const costs = flow.costs[demand] ?? new Float64Array();
  const base = (search.toDemand[demand] ?? 0) - (flow.demandPrice[demand] ?? 0);
  for (let at = 0; at < own.length; at++) {
    const candidate = own[at] as number;
    const far = base + (costs[at] as number) - (candidatePrice[candidate] as number);
    if (far < (toCandidate[candidate] as number)) reach(flow, search, { far, demand, candidate });
  }
}

/** A shorter way to a candidate, and on to where they have a place. */
function reach({ holder }: Flow, search: Search, way: Search['end']): void {
  const { far, demand, candidate } = way;
  search.toCandidate[candidate] = far;
  search.fromDemand[candidate] = demand;
  const held = holder[candidate] ?? -1;
  if (held < 0) {
    if (far < search.end.far) search.end = way;
  } else if (far < (search.toDemand[held] ?? 0)) {
    search.toDemand[held] = far;
    search.fromCandidate[held] = candidate;
  }
}

/** The demand that is reached next; -1 if none is nearer than the best end of a path. */
function nearest({ toDemand, isReached, end }: Search): number {
  let found = -1;
  let least = end.far;
  for (let demand = 0; demand < toDemand.length; demand++) {
    const far = toDemand[demand] ?? 0;
    if (isReached[demand] || far >= least) continue;
    [found, least] = [demand, far];
  }
  return found;
}

/** Brings the prices up to the length of the path, so that no cost falls below 0. */
function reprice(
  { candidates, demandPrice, candidatePrice }: Flow,
  { reached, toDemand, toCandidate, end }: Search,
): void {
  for (const demand of reached) {
    demandPrice[demand] = (demandPrice[demand] ?? 0) + end.far - (toDemand[demand] ?? 0);
    for (const candidate of candidates[demand] ?? []) {
      const nearer = end.far - (toCandidate[candidate] ?? 0);
      // A candidate may fit several demands, and is priced once.
      toCandidate[candidate] = Number.POSITIVE_INFINITY;
      if (nearer > 0) candidatePrice[candidate] = (candidatePrice[candidate] ?? 0) - nearer;
    }
  }
}
