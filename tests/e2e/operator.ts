import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { OPERATOR, receiveAndComplete } from '../support/operator.ts';
import type { RunningServer } from './server.ts';

/** What the operator decides about the newest application of an address, beside the page; `desk-*.spec.ts` is the desk. */
export function operatorOf(server: RunningServer, email: string) {
  const id = () => applicantStore(server.deps.db).findLatestByEmail(email)?.id ?? '';
  return {
    approve: () => review.approve(server.deps, OPERATOR, id()),
    sendBack: (type: DocumentType, reason: string) => review.sendBack(server.deps, OPERATOR, id(), type, reason),
    complete: () => receiveAndComplete(server.deps, id()),
    reject: (reason: string) => review.reject(server.deps, OPERATOR, id(), reason),
  };
}
