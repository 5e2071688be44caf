import type { ReplyOf } from '#contract/calls.ts';
import type { Registration, RegistrationCounts, RegistrationSummary } from '#contract/partners/registration-list.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

export interface Week {
  /** ISO date of its Monday. */
  startsOn: string;
  registered: number;
}

/** The figures, and the students whom the partner could remind. */
export interface Summary {
  counts: RegistrationCounts;
  /** Oldest first. */
  weeks: readonly Week[];
  /** The students who have something to do: how many, since when, and the few who have waited longest. */
  waiting: RegistrationSummary['waiting'];
  /** The students whose turn is ours: how many, and since when. */
  withUs: RegistrationSummary['with_us'];
  /** People of earlier seasons, whom the partner sees no more. */
  past: Pick<RegistrationCounts, 'registered' | 'complete'>;
  /** The last day on which people of this season are seen, an ISO date; null: it has passed. */
  seenUntil: string | null;
  /** The seasons to choose from. */
  seasons: RegistrationSummary['seasons'];
}

/** A page of the list. */
export interface Page {
  people: readonly Registration[];
  /** How many match in all; null on every page but the first. */
  total: number | null;
  /** Where the next page begins; null where there is none. */
  next: string | null;
}

export interface Registrations extends Summary, Page {
  verified: boolean;
  /** The server's time in milliseconds, at the moment of the answer. */
  now: number;
}

/** The steps of a registration in order; `ended` is none of them. */
export const WAY = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;

export type RegistrationsReply = ReplyOf<'POST /api/partner/registrations'>;

/** Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's. */
export function readRegistrations(reply: Unchecked<RegistrationsReply>): Registrations | undefined {
  if (typeof reply.verified !== 'boolean' || !Array.isArray(reply.weeks) || !Array.isArray(reply.people)) return;
  const waiting = reply.waiting as Summary['waiting'] | undefined;
  const withUs = (reply.with_us ?? { count: 0, since: null }) as Summary['withUs'];
  if (typeof waiting?.count !== 'number' || !Array.isArray(waiting.first)) return;
  const counts = (reply.counts ?? {}) as Record<string, unknown>;
  const past = (reply.past ?? {}) as Record<string, unknown>;
  const countOf = (step: string, among = counts) => (typeof among[step] === 'number' ? among[step] : 0);
  return {
    verified: reply.verified,
    now: Date.parse(String(reply.now)) || Date.now(),
    counts: Object.fromEntries(WAY.map((step) => [step, countOf(step)])) as unknown as RegistrationCounts,
    weeks: reply.weeks.map(({ starts_on, registered }) => ({ startsOn: starts_on, registered })),
    waiting,
    withUs,
    past: { registered: countOf('registered', past), complete: countOf('complete', past) },
    seenUntil: typeof reply.seen_until === 'string' ? reply.seen_until : null,
    seasons: (Array.isArray(reply.seasons) ? reply.seasons : []) as Summary['seasons'],
    people: reply.people as Registration[],
    total: typeof reply.total === 'number' ? reply.total : null,
    next: typeof reply.next === 'string' ? reply.next : null,
  };
}

/**
 * Everybody who was loaded so far, each once and in the latest version: first those who are shown, in their order, then
 * those who are hidden.
 */
export function merged(
  known: readonly Registration[],
  came: readonly Registration[],
  shown: readonly string[],
): Registration[] {
  const byId = new Map([...known, ...came].map((person) => [person.person_id, person]));
  const ids = new Set([...shown, ...byId.keys()]);
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type NudgeState =
  | { kind: 'possible' }
  | { kind: 'nothing' }
  | { kind: 'recent'; nudgedAt: string; againAt: number }
  | { kind: 'stopped' };

/** Whether somebody can be nudged, and if not, why. `now`: when the list was loaded. */
export function nudgeState(
  { can_nudge, missing, nudged_at }: Pick<Registration, 'can_nudge' | 'missing' | 'nudged_at'>,
  now: number,
): NudgeState {
  if (missing.length === 0) return { kind: 'nothing' };
  if (can_nudge) return { kind: 'possible' };
  const againAt = nudged_at === null ? 0 : Date.parse(nudged_at) + DAY_MILLISECONDS;
  return nudged_at !== null && againAt > now ? { kind: 'recent', nudgedAt: nudged_at, againAt } : { kind: 'stopped' };
}

/** Whole percent; 0 where there is nobody. Only all of them are 100, and nobody alone is 0. */
export function percentOf(part: number, all: number): number {
  if (part === 0 || all === 0) return 0;
  return part === all ? 100 : Math.min(99, Math.max(1, Math.round((part / all) * 100)));
}
