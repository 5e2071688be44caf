import type { ApplicationFacts } from '#contract/model/next-act.ts';
import type { Applicant } from './applicant.ts';

/** The facts of an application that the rules of `nextAct` look at. */
export function factsOf(applicant: Applicant): ApplicationFacts {
  const {
    status,
    documents,
    missing_documents: missing,
    promised_documents,
    originals_posted_at,
    originals_due_on,
    on_hold: isHeld,
  } = applicant;
  return {
    status,
    documents: documents.map(({ type, review, uploaded_at }) => ({
      type,
      review,
      uploadedAt: Date.parse(uploaded_at),
    })),
    missing,
    deferred: promised_documents,
    originalsPostedAt: originals_posted_at === null ? null : Date.parse(originals_posted_at),
    originalsDueOn: originals_due_on,
    isHeld,
    needsPlacement: applicant.needs_placement,
  };
}
