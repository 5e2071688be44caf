import type { Applicant } from '../application/applicant.ts';
import { screenFor } from '../application/projection.ts';
import { sendableDocuments } from '../documents/sendable-documents.ts';

export function hasSendable(applicant: Applicant): boolean {
  return sendableDocuments(applicant, screenFor(applicant.status)).length > 0;
}
