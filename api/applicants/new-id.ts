import { randomUUID } from 'node:crypto';
import { applicationNumber } from '#contract/application-number.ts';
import type { ApplicantStore } from './applicant.store.ts';

/** An id whose number is nobody else's. Inside the transaction that uses it, so that it stays so. */
export function newApplicantId(applicants: ApplicantStore, random: () => string = randomUUID): string {
  const id = random();
  return applicants.findByNumber(applicationNumber(id)).length === 0 ? id : newApplicantId(applicants, random);
}
