import type { Deps } from '../deps.ts';

export type EmployerAction =
  | 'employer-changed'
  | 'employer-submitted'
  | 'employer-vetted'
  | 'employer-refused'
  | 'requirement-added'
  | 'requirement-changed'
  | 'requirement-open'
  | 'requirement-filled'
  | 'requirement-closed'
  | 'matching-started';

/** Writes down what happened to an employer, and who did it. Call it inside a transaction. */
export function recordEmployer(
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  employerId: string,
  accountId: string,
  action: EmployerAction,
  actor: 'account' | 'operator' = 'account',
): void {
  events.add({ at: clock.now(), subject: 'employer', subjectId: employerId, actor, who: { accountId }, action });
}
