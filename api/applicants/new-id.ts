import { randomUUID } from 'node:crypto';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ApplicantStore } from './applicant.store.ts';

/** An id with an application number that no other has. Call it inside the transaction that stores the id. */
export function newApplicantId(applicants: ApplicantStore, random: () => string = randomUUID): string {
  const id = random();
  return applicants.findByNumber(applicationNumber(id)).length === 0 ? id : newApplicantId(applicants, random);
}
