import type { Registration, RegistrationCounts, RegistrationStep } from '#contract/partner.ts';

export interface Week {
  /** ISO date of its Monday. */
  startsOn: string;
  registered: number;
}

export interface Registrations {
  verified: boolean;
  counts: RegistrationCounts;
  /** Oldest first. */
  weeks: readonly Week[];
  people: readonly Registration[];
}

/** The way in its order; `ended` is off it. */
export const WAY = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;

/** By hand: the contract's rules would bring a library along. Undefined where the answer is none of ours. */
export function readRegistrations(data: unknown): Registrations | undefined {
  const reply = data as { verified?: unknown; counts?: unknown; weeks?: unknown; people?: unknown } | null;
  if (typeof reply?.verified !== 'boolean' || !Array.isArray(reply.weeks) || !Array.isArray(reply.people)) return;
  const counts = (reply.counts ?? {}) as Record<string, unknown>;
  const countOf = (step: string) => (typeof counts[step] === 'number' ? counts[step] : 0);
  return {
    verified: reply.verified,
    counts: Object.fromEntries(WAY.map((step) => [step, countOf(step)])) as unknown as RegistrationCounts,
    weeks: reply.weeks.map(({ starts_on, registered }) => ({ startsOn: starts_on, registered })),
    people: reply.people as Registration[],
  };
}

/** Who waits for a word of the partner: never nudged before nudged, and whoever has waited longest first. */
export function needYou(people: readonly Registration[]): Registration[] {
  const waitsFrom = ({ nudged_at, registered_at }: Registration) => Date.parse(nudged_at ?? registered_at);
  return people
    .filter((person) => person.missing.length > 0 && person.can_nudge)
    .sort((a, b) => Number(a.nudged_at !== null) - Number(b.nudged_at !== null) || waitsFrom(a) - waitsFrom(b));
}

export type Filter = 'all' | 'waiting' | RegistrationStep;

/** What is searched for may stand in the name or in the partner's own note. */
export function isShown({ name, note, step, can_nudge }: Registration, search: string, filter: Filter): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = plain(`${name} ${note}`);
  const fits = filter === 'all' || (filter === 'waiting' ? can_nudge : step === filter);
  return fits && words.every((word) => text.includes(word));
}

/** Accents and capitals are no difference to somebody who searches. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
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

/** Whole percent of all; nothing of nothing is nothing. */
export function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((part / all) * 100);
}
