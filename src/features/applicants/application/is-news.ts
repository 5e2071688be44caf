import type { Applicant } from './applicant.ts';

/** Whether the server has decided or noted something since. A renewed token is none. */
export function isNews(shown: Applicant, now: Applicant): boolean {
  return factsOf(shown) !== factsOf(now);
}

function factsOf({ status, documents, missing_documents, originals_posted_at, originals }: Applicant): string {
  const reviews = documents.map(({ type, review, reason }) => [type, review, reason]);
  return JSON.stringify([status, reviews, missing_documents, originals_posted_at, originals]);
}
