import type { Applicant } from '../application/applicant.ts';
import type { FactTexts } from './status.text.ts';

/** The status in words. A declaration that was accepted or sent back is not under review. */
export function cardTitle({ status, documents }: Pick<Applicant, 'status' | 'documents'>, t: FactTexts['cards']) {
  const isUnderReview = documents.some(({ type, review }) => type === 'enrolment' && review === 'pending');
  return status === 'ENROLMENT_UPLOADED' && !isUnderReview ? t.declaration : t[status];
}
