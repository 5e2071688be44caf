import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import type { CallerApplication } from './caller-application.ts';

/** Writes down what somebody did with their own application that changes no status. Call it inside a transaction. */
export function recordApplicantsAct(
  deps: Pick<Deps, 'db' | 'clock'>,
  { applicant, accountId }: Pick<CallerApplication, 'applicant' | 'accountId'>,
  action: 'placement-saved' | 'consent-given' | 'consent-withdrawn' | 'wish-season',
  detail?: Readonly<Record<string, string>>,
): void {
  recordEvent(deps, ['applicant', applicant.id], { actor: 'applicant', accountId, action, detail });
}
