import { isSentBack } from '#contract/model/document.ts';
import type { Applicant } from '../application/applicant.ts';

/** The declaration that was sent, as long as nobody has accepted it and another may take its place. */
export function declarationToChange({ documents, can }: Applicant): Applicant['documents'][number] | undefined {
  const sent = documents.find(({ type }) => type === 'enrolment');
  return sent?.review === 'pending' && can.includes('upload-document') ? sent : undefined;
}

/** Whether it was sent back before the envelope, which holds its original, is in the post: the corrected one comes first. */
export function isDeclarationBack({ documents, originals_posted_at }: Applicant): boolean {
  return originals_posted_at === null && documents.some((one) => one.type === 'enrolment' && isSentBack(one));
}
