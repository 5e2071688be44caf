import type { ApplicationFacts } from '#contract/model/next-act.ts';
import { STATUS } from '#contract/model/status.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { type Document, documentStore } from '../documents/document.store.ts';
import { type DetailsParts, needsPlacementDetails } from '../placements/needs-details.ts';
import { isSeasonPast, plannedSeasonOf } from '../seasons/season-of.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Applicant } from './applicant.store.ts';
import { deferredDocumentStore } from './deferred-document.store.ts';
import { holdDueSince } from './hold-days.ts';

export type FactsParts = Pick<Deps, 'db' | 'site' | 'clock'> & DetailsParts;

/** What `nextAct` needs to know of an application, read from the database. */
export function applicationFacts(
  deps: FactsParts,
  applicant: Applicant,
  documents: readonly Document[] = documentStore(deps.db).current(applicant.id),
): ApplicationFacts & { today: string } {
  const today = berlinDate(deps.clock.now());
  const turnSince = eventStore(deps.db).turnSince(applicant.id) ?? applicant.created_at;
  return {
    status: applicant.status,
    documents: documents.map(({ type, review, uploaded_at: uploadedAt }) => ({ type, review, uploadedAt })),
    deferred: deferredDocumentStore(deps.db).awaited(applicant.id),
    originalsPostedAt: originalsUnderWaySince(applicant),
    originalsDueOn: originalsDueOn(deps, applicant, turnSince),
    today,
    turnSince,
    isHeld: applicant.held_at !== null,
    holdDueSince: holdDueSince(applicant, deps.clock.now()),
    needsPlacement: needsPlacementDetails(deps, applicant),
    isSeasonOver: isSeasonPast(plannedSeasonOf(deps, applicant), today),
  };
}

/** Since when the originals are on their way, or here: some arrive although nobody has announced them. */
export function originalsUnderWaySince(applicant: Pick<Applicant, 'originals_posted_at' | 'originals_received_at'>) {
  return applicant.originals_posted_at ?? applicant.originals_received_at;
}

/** The last ISO date for posting the originals; null while nobody posts them: then no event is read. */
export function originalsDueOn(
  deps: Pick<Deps, 'db' | 'site'>,
  { id, status, created_at }: Applicant,
  turnSince?: number,
): string | null {
  if (STATUS[status].stage !== 'declaration') return null;
  const since = turnSince ?? eventStore(deps.db).turnSince(id) ?? created_at;
  return berlinDate(since + deps.site.originals.postWithinDays * DAY_MS);
}
