import type { ApplicantView } from '#contract/applications/applicant.ts';
import type { ApplicationFacts } from '#contract/model/next-act.ts';

type OwnApplication = Pick<ApplicationFacts, 'status' | 'documents' | 'obstacles'> &
  Pick<
    ApplicantView,
    | 'missing_documents'
    | 'promised_documents'
    | 'originals_posted_at'
    | 'originals_due_on'
    | 'today'
    | 'season_over'
    | 'on_hold'
    | 'needs_placement'
  >;

/** The facts of an application, as its owner sees it, that the rules of `nextAct` look at. */
export function factsOf(application: OwnApplication): ApplicationFacts {
  const { status, documents, originals_posted_at: postedAt } = application;
  return {
    status,
    documents,
    missing: application.missing_documents,
    deferred: application.promised_documents,
    originalsPostedAt: postedAt === null ? null : Date.parse(postedAt),
    originalsDueOn: application.originals_due_on,
    today: application.today,
    isHeld: application.on_hold,
    needsPlacement: application.needs_placement,
    isSeasonOver: application.season_over,
    obstacles: application.obstacles,
  };
}
