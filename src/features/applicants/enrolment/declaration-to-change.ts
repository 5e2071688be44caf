import type { Applicant } from '../application/applicant.ts';

/** The declaration that was sent, as long as nobody has accepted it and another may take its place. */
export function declarationToChange({ documents, can }: Applicant): Applicant['documents'][number] | undefined {
  const sent = documents.find(({ type }) => type === 'enrolment');
  return sent?.review === 'pending' && can.includes('upload-document') ? sent : undefined;
}
