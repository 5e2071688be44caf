import type { ReplyOf } from '#contract/calls.ts';
import type { Registration, RegistrationSummary } from '#contract/partners/registration-list.ts';

/** The figures, and the students whom the partner could remind. */
export type Summary = RegistrationSummary;

export type Registrations = ReplyOf<'POST /api/partner/registrations'>;

/** The steps of a registration in order; `ended` is none of them. */
export const WAY = ['registered', 'applied', 'documents_in', 'approved', 'complete'] as const;

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

export type NudgeState =
  | { kind: 'possible' }
  | { kind: 'nothing' }
  | { kind: 'stopped' }
  | { kind: 'recent'; againAt: string };

/** Whether somebody can be nudged, and if not, why. */
export function nudgeState({
  can_nudge,
  missing,
  again_at: againAt,
}: Pick<Registration, 'can_nudge' | 'missing' | 'again_at'>): NudgeState {
  if (missing.length === 0) return { kind: 'nothing' };
  if (can_nudge) return { kind: 'possible' };
  return againAt === null ? { kind: 'stopped' } : { kind: 'recent', againAt };
}

/** Whole percent; 0 without any people. A part is at least 1 and at most 99: only none are 0, and only all are 100. */
export function percentOf(part: number, all: number): number {
  if (part === 0 || all === 0) return 0;
  return part === all ? 100 : Math.min(99, Math.max(1, Math.round((part / all) * 100)));
}
