import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import type { CallerApplication } from './caller-application.ts';

/** Writes down what somebody did with their own application that changes no status. Call it inside a transaction. */
export function recordApplicantsAct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { applicant, accountId }: Pick<CallerApplication, 'applicant' | 'accountId'>,
  action: 'placement-saved' | 'consent-given' | 'consent-withdrawn' | 'wish-season',
  detail?: Readonly<Record<string, string>>,
): void {
  const who = accountId === null ? undefined : { accountId };
  const about = { subject: 'applicant', subjectId: applicant.id, actor: 'applicant', who, action } as const;
  eventStore(db).add({ at: clock.now(), ...about, ...(detail && { detail }) });
}
