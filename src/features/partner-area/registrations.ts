import type * as at from '#contract/addresses/partner.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Registration, RegistrationCounts, RegistrationFilter, RegistrationSummary } from '#contract/partner.ts';
import type { Unchecked } from '#src/lib/answer.ts';

export interface Week {
  /** ISO date of its Monday. */
  startsOn: string;
  registered: number;
}

/** The figures, and the people whom the partner could remind. */
export interface Summary {
  counts: RegistrationCounts;
  /** Oldest first. */
  weeks: readonly Week[];
  /** How many, since when the first of them is registered, and the few who have waited longest. */
  waiting: RegistrationSummary['waiting'];
}

/** A page of the list. */
export interface Page {
  people: readonly Registration[];
  /** How many fit in all; null on a further page. */
  total: number | null;
  /** For the next page; null where there is none. */
  next: string | null;
}

export interface Registrations extends Summary, Page {
  verified: boolean;
}

/** The way in its order; `ended` is off it. */
export const WAY = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;

export type RegistrationsReply = ReplyOf<typeof at.getRegistrations.path>;

/** By hand: the contract's rules would bring a library along. Undefined where the answer is none of ours. */
export function readRegistrations(reply: Unchecked<RegistrationsReply>): Registrations | undefined {
  if (typeof reply.verified !== 'boolean' || !Array.isArray(reply.weeks) || !Array.isArray(reply.people)) return;
  const waiting = reply.waiting as Summary['waiting'] | undefined;
  if (typeof waiting?.count !== 'number' || !Array.isArray(waiting.first)) return;
  const counts = (reply.counts ?? {}) as Record<string, unknown>;
  const countOf = (step: string) => (typeof counts[step] === 'number' ? counts[step] : 0);
  return {
    verified: reply.verified,
    counts: Object.fromEntries(WAY.map((step) => [step, countOf(step)])) as unknown as RegistrationCounts,
    weeks: reply.weeks.map(({ starts_on, registered }) => ({ startsOn: starts_on, registered })),
    waiting,
    people: reply.people as Registration[],
    total: typeof reply.total === 'number' ? reply.total : null,
    next: typeof reply.next === 'string' ? reply.next : null,
  };
}

/** What is looked for. */
export interface Wanted {
  search: string;
  filter: RegistrationFilter;
}

export const EVERYBODY: Wanted = { search: '', filter: 'all' };

/** Everybody who has come from the server so far, each once and as they came last, the newest first as there. */
export function merged(known: readonly Registration[], came: readonly Registration[]): Registration[] {
  const byId = new Map([...known, ...came].map((person) => [person.person_id, person]));
  const keyOf = ({ registered_at, person_id }: Registration) => `${registered_at} ${person_id}`;
  return [...byId.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type NudgeState =
  | { kind: 'possible' }
  | { kind: 'nothing' }
  | { kind: 'recent'; nudgedAt: string; againAt: number }
  | { kind: 'stopped' };

/** Whether somebody can be nudged, and if not, why. `now`: when the list came. */
export function nudgeState(
  { can_nudge, missing, nudged_at }: Pick<Registration, 'can_nudge' | 'missing' | 'nudged_at'>,
  now: number,
): NudgeState {
  if (missing.length === 0) return { kind: 'nothing' };
  if (can_nudge) return { kind: 'possible' };
  const againAt = nudged_at === null ? 0 : Date.parse(nudged_at) + DAY_MILLISECONDS;
  return nudged_at !== null && againAt > now ? { kind: 'recent', nudgedAt: nudged_at, againAt } : { kind: 'stopped' };
}

export function daysSince(when: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(when)) / DAY_MILLISECONDS));
}

/** Whole percent of all; 0 where there is nobody at all. */
export function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((part / all) * 100);
}
