import { type DocumentType, isSentBack } from '#contract/model/document.ts';
import { isOriginal } from '#contract/model/original.ts';
import type { Applicant } from '../application/applicant.ts';

/** The declaration that was sent, as long as nobody has accepted it and another may take its place. */
export function declarationToChange({ documents, can }: Applicant): Applicant['documents'][number] | undefined {
  const sent = documents.find(({ type }) => type === 'enrolment');
  return sent?.review === 'pending' && can.includes('upload-document') ? sent : undefined;
}

/** Which papers of the envelope were sent back before it is in the post: the corrected ones come first. */
export function papersBack({ documents, originals_posted_at }: Applicant): DocumentType[] {
  const back = documents.filter((one) => isOriginal(one.type) && isSentBack(one));
  return originals_posted_at === null ? back.map(({ type }) => type) : [];
}
