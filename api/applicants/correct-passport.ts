import type { Subtype } from '#contract/model/document.ts';
import type { Who } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { documentStore } from '../documents/document.store.ts';
import { problem } from '../http/problem.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { assertOpen } from './advance.ts';
import { deferredDocumentStore } from './deferred-document.store.ts';
import { loadApplicant } from './load.ts';
import { mayFollowUntil } from './may-follow.ts';

/**
 * An operator says that the file in the place of the passport is an identity card, or the passport after all. A card
 * keeps the passport open where the season lets it follow. Inside a transaction.
 */
export function correctPassport(deps: Deps, id: string, subtype: Subtype, who: Who): void {
  const applicant = loadApplicant(deps, id);
  assertOpen(applicant.status);
  const document = documentStore(deps.db)
    .current(id)
    .find(({ type }) => type === 'passport');
  if (!document) throw problem('document_missing');
  const now = deps.clock.now();
  const due_on = mayFollowUntil('passport', plannedSeasonOf(deps, applicant), now);
  if (subtype === 'id' && due_on !== undefined)
    deferredDocumentStore(deps.db).add(id, { type: 'passport', due_on }, now);
  documentStore(deps.db).setSubtype(document.id, subtype);
  recordEvent(deps, ['applicant', id], { actor: 'operator', who, action: 'correct', detail: { fields: 'passport' } });
}
