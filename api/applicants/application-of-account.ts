import type * as z from 'zod/mini';
import type { accountApplicationReply } from '#contract/accounts/account.ts';
import { missingDocuments } from '#contract/model/open-documents.ts';
import type { Account } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { documentStore } from '../documents/document.store.ts';
import { obstaclesOf } from '../placements/obstacles-of.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { applicantStore } from './applicant.store.ts';
import { possibleActions } from './application-rules.ts';
import { applicationFacts } from './facts.ts';

/** The application that is linked to an account, as its owner sees it; null where there is none. */
export function viewApplicationOf(deps: Deps, account: Account): z.infer<typeof accountApplicationReply> {
  const own = applicantStore(deps.db).findByUser(account.id);
  if (!own) return { application: null };
  const documents = documentStore(deps.db).current(own.id);
  const {
    deferred,
    originalsPostedAt,
    originalsDueOn,
    today,
    isSeasonOver = false,
    needsPlacement = false,
  } = applicationFacts(deps, own, documents);
  return {
    application: {
      id: own.id,
      first_name: own.first_name,
      last_name: own.last_name,
      status: own.status,
      created_at: isoTime(own.created_at),
      documents: documents.map(({ type, review, reason }) => ({ type, review, reason })),
      missing_documents: missingDocuments(
        own.status,
        documents,
        deferred.map(({ type }) => type),
      ),
      promised_documents: [...deferred],
      needs_placement: needsPlacement,
      season_over: isSeasonOver,
      obstacles: obstaclesOf(deps, own),
      on_hold: own.held_at !== null,
      originals_posted_at: isoTimeOrNull(originalsPostedAt),
      originals_due_on: originalsDueOn ?? null,
      today,
      decision_reason: own.decision_reason,
      can: possibleActions(own.status, 'applicant'),
    },
  };
}
