import { type ApplicantView, FINGERPRINT_DIGITS } from '#contract/applications/applicant.ts';
import type { Action } from '#contract/model/action.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#contract/model/document.ts';
import { missingDocuments } from '#contract/model/open-documents.ts';
import { ENDED_STATUSES, isOpen } from '#contract/model/status.ts';
import { applyingOn } from '#contract/seasons/season-state.ts';
import type { Deps } from '../deps.ts';
import { type Document, documentStore } from '../documents/document.store.ts';
import { needsPlacementDetails } from '../placements/needs-details.ts';
import { obstaclesOf } from '../placements/obstacles-of.ts';
import { type Season, seasonStore } from '../seasons/season.store.ts';
import { isSeasonPast, plannedSeason } from '../seasons/season-of.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import type { Applicant } from './applicant.store.ts';
import { possibleActions } from './application-rules.ts';
import { deferredDocumentStore } from './deferred-document.store.ts';
import { canUpload } from './documents-needed.ts';
import { originalsDueOn, originalsUnderWaySince } from './facts.ts';
import { loadApplicant } from './load.ts';
import { mayFollowUntil } from './may-follow.ts';
import { originalsOf } from './originals.ts';
import type { HeldToken } from './token.store.ts';
import { usualApprovalDays } from './usual-approval.ts';

/** The application as the applicant sees it. */
export function viewApplicant(deps: Deps, id: string, held: HeldToken): ApplicantView {
  const applicant = loadApplicant(deps, id);
  const documents = documentStore(deps.db).current(id);
  const deferred = deferredDocumentStore(deps.db).awaited(id);
  const missing = missingDocuments(
    applicant.status,
    documents,
    deferred.map(({ type }) => type),
  );
  const seasons = seasonStore(deps.db).all();
  const now = deps.clock.now();
  const today = berlinDate(now);
  const planned = plannedSeason(seasons, applicant.season_id, now);
  const needsPlacement = needsPlacementDetails(deps, applicant);
  return {
    id: applicant.id,
    first_name: applicant.first_name,
    middle_name: applicant.middle_name || null,
    last_name: applicant.last_name,
    email: applicant.email,
    phone: applicant.phone || null,
    status: applicant.status,
    access_token: held.token,
    expires_at: isoTime(held.expiresAt),
    user_id: applicant.user_id,
    lang: applicant.lang,
    decision_reason: applicant.decision_reason,
    documents: documents.map((document) => ({
      type: document.type,
      subtype: document.subtype,
      review: document.review,
      reason: document.reason,
      file_name: document.file_name,
      size: document.size,
      uploaded_at: isoTime(document.uploaded_at),
      by_operator: document.uploaded_by !== null,
      ...(document.removed_at === null
        ? { fingerprint: document.sha256.slice(0, FINGERPRINT_DIGITS) }
        : { removed_at: isoTime(document.removed_at) }),
    })),
    missing_documents: missing,
    promised_documents: deferred,
    a2_may_follow_until: mayFollowUntil('a2', planned, now) ?? null,
    passport_may_follow_until: mayFollowUntil('passport', planned, now) ?? null,
    can: ownersActions(applicant, documents, missing),
    on_hold: applicant.held_at !== null,
    usual_days: usualApprovalDays(deps, applicant),
    needs_placement: needsPlacement,
    obstacles: obstaclesOf(deps, applicant),
    reminders_stopped: applicant.reminders_stopped_at !== null,
    originals_posted_at: isoTimeOrNull(originalsUnderWaySince(applicant)),
    originals_due_on: originalsDueOn(deps, applicant),
    today,
    season_over: (isOpen(applicant.status) || needsPlacement) && isSeasonPast(planned, today),
    originals: originalsOf(deps, applicant),
    tracking_number: applicant.tracking_number,
    ...seasonsOf(seasons, applicant, now),
  };
}

/** The season of an application, and those that its owner may ask for, or has asked for. */
function seasonsOf(seasons: readonly Season[], { status, season_id, wished_season_id }: Applicant, now: number) {
  const view = ({ id, name_de, name_en, starts_on, ends_on }: Season) => ({ id, name_de, name_en, starts_on, ends_on });
  const own = seasons.find(({ id }) => id === season_id);
  const wished = seasons.find(({ id }) => id === wished_season_id);
  const mayWish = season_id !== null && !ENDED_STATUSES.includes(status);
  const open = mayWish ? applyingOn(seasons, berlinDate(now)).open.filter(({ id }) => id !== season_id) : [];
  // One that was asked for can be taken back once nobody can apply for it any more.
  const others = wished && mayWish && !open.some(({ id }) => id === wished.id) ? [...open, wished] : open;
  return { season: own ? view(own) : null, other_seasons: others.map(view), wished_season: wished_season_id };
}

/** The applicant's actions, without those that would change nothing. */
function ownersActions(
  { status, originals_received_at }: Applicant,
  documents: readonly Document[],
  missing: readonly DocumentType[],
): Action[] {
  const isWanted = missing.length > 0 || DOCUMENT_TYPES.some((type) => canUpload(type, status, documents));
  const idle: Action[] = [
    ...(isWanted ? [] : (['upload-document'] as const)),
    // Once the originals have arrived, nobody needs to announce that they are posted.
    ...(originals_received_at === null ? [] : (['announce-originals'] as const)),
  ];
  return possibleActions(status, 'applicant').filter((action) => !idle.includes(action));
}
