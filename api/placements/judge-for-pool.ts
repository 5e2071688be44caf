import { type DocumentType, requiredDocuments } from '#contract/model/document.ts';
import { firstStatusOf, isStatus, STATUS, type Status } from '#contract/model/status.ts';
import { type Candidacy, candidacyOf } from '#contract/placements/candidacy.ts';
import type { PoolState, PoolWait } from '#contract/placements/placement.ts';
import { missingInPlacement, NO_PROFILE } from '#contract/placements/placement-profile.ts';
import { type PlacementRules, placementRules } from '#contract/placements/placement-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { type Document, documentStore } from '../documents/document.store.ts';
import { documentCheckStore } from '../documents/document-check.store.ts';
import type { Season } from '../seasons/season.store.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { consentStore } from './consent.store.ts';
import { type Placement, placementStore } from './placement.store.ts';

export type JudgedParts = Pick<Deps, 'db' | 'site' | 'clock'>;

/** Whether an application belongs into the employers' pool, and what it brings along. */
export interface PoolJudgement extends Omit<PoolState, 'since'> {
  /** With the end of the passport that counts; undefined before anything was saved. */
  profile: Placement | undefined;
  /** Undefined while data is missing, or the days of the season. */
  candidacy: Candidacy | undefined;
  documents: 'complete' | 'pending';
  /** The last day of the passport, as an operator has noted it from the document. */
  passportNoted: string | null;
}

/** The documents that an approval of step 2 looks at. */
const OF_STEP2: readonly DocumentType[] = requiredDocuments(firstStatusOf('documents'));

/** Reads an application and judges it by the rules. Throws for one that is not there. */
export function judgeForPool(deps: JudgedParts, applicantId: string): PoolJudgement {
  const applicant = applicantStore(deps.db).find(applicantId);
  if (!applicant) throw new Error(`no applicant ${applicantId}`);
  const documents = documentStore(deps.db).current(applicantId);
  const passportNoted = notedEnd(deps, documents);
  const saved = placementStore(deps.db).find(applicantId);
  // What an operator has noted from the passport is nearer to the truth than what the applicant typed.
  const profile = saved && passportNoted !== null ? { ...saved, passport_until: passportNoted } : saved;
  const missing = missingInPlacement(profile ?? NO_PROFILE);
  const isWhole = profile !== undefined && missing.length === 0;
  const season = plannedSeasonOf(deps, applicant);
  const candidacy = isWhole && season ? candidacyOf(profile, rulesOf(deps, season), today(deps)) : undefined;
  const obstacles = candidacy?.obstacles ?? [];
  const areAccepted = OF_STEP2.every((type) => documents.some((one) => one.type === type && one.review === 'accepted'));
  const statusBefore = eventStore(deps.db).statusBefore(applicantId, applicant.status);
  const isApproved = isApprovedForPool(applicant.status, { statusBefore, areAccepted });
  const hasEnded = STATUS[applicant.status].stage === 'ended';
  const stands: Record<PoolWait, boolean> = {
    ended: hasEnded,
    approval: !hasEnded && !isApproved,
    hold: applicant.held_at !== null,
    data: !isWhole,
    season: season === undefined,
    obstacles: obstacles.length > 0,
    consent: consentStore(deps.db).given(applicantId, 'employers') === undefined,
  };
  const waits = (Object.keys(stands) as PoolWait[]).filter((wait) => stands[wait]);
  return {
    waits,
    missing,
    obstacles,
    profile,
    candidacy,
    documents: areAccepted ? 'complete' : 'pending',
    passportNoted,
  };
}

/**
 * Whether we have approved the documents of step 2. A declaration can come before that, so its status alone does not
 * say so. Pure.
 */
export function isApprovedForPool(
  status: Status,
  { statusBefore, areAccepted }: { statusBefore: string | undefined; areAccepted: boolean },
): boolean {
  const cameApproved = isStatus(statusBefore) && STATUS[statusBefore].isStep2Approved === true;
  return STATUS[status].isStep2Approved ?? (areAccepted || cameApproved);
}

function rulesOf({ site }: JudgedParts, { starts_on: startsOn, ends_on: endsOn }: Season): PlacementRules {
  return placementRules({ ...site.programme, startsOn, endsOn });
}

export function today({ clock }: Pick<Deps, 'clock'>): string {
  return berlinDate(clock.now());
}

function notedEnd({ db }: Pick<Deps, 'db'>, documents: readonly Document[]): string | null {
  const passport = documents.find(({ type }) => type === 'passport');
  return (passport && documentCheckStore(db).passportOf(passport.id)?.expires_on) || null;
}
