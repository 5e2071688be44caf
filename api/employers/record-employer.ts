import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';

export type EmployerAction =
  | 'employer-changed'
  | 'employer-submitted'
  | 'employer-vetted'
  | 'employer-refused'
  | 'employer-member-invited'
  | 'employer-invitation-withdrawn'
  | 'employer-member-joined'
  | 'employer-member-left'
  | 'employer-member-removed'
  | 'employer-owner-changed'
  | 'employer-ended'
  | 'requirement-added'
  | 'requirement-changed'
  | 'requirement-check-corrected'
  | 'requirement-open'
  | 'requirement-filled'
  | 'requirement-closed'
  | 'matching-started';

interface More {
  actor?: 'account' | 'operator';
  /** Whose access it is about. */
  about?: string;
}

/** Writes down what happened to an employer, and who did it. Call it inside a transaction. */
export function recordEmployer(
  deps: Pick<Deps, 'db' | 'clock'>,
  employerId: string,
  accountId: string,
  action: EmployerAction,
  { actor = 'account', about }: More = {},
): void {
  const detail = about === undefined ? {} : { account_id: about };
  recordEvent(deps, ['employer', employerId], { actor, accountId, action, detail });
}
