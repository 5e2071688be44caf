import type { Correction, Status } from '#contract/applicant.ts';
import type { DocumentType } from '#contract/document.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { advance } from './advance.ts';
import type { Applicant } from './applicant.store.ts';

/**
 * What an operator decides, for the command line as for the review desk. Each is one transaction, answers with the
 * new status and throws a problem where the status machine refuses.
 */
export const review = { approve, sendBack, complete, reject, withdraw, reopen, correct };

/** Accepts what waits for a look, then takes the next approval that the status allows. */
function approve(deps: Deps, id: string): Status {
  return decideOn(deps, () => {
    deps.documents.acceptPending(id);
    return advance(deps, id, { action: 'approve', by: 'operator' });
  });
}

function sendBack(deps: Deps, id: string, type: DocumentType, reason: string): Status {
  return decideOn(deps, () => {
    if (!deps.documents.sendBack(id, type, reason)) throw problem('document_missing');
    const about = { document: type };
    return advance(deps, id, { action: 'send-back', by: 'operator', reason, params: about, detail: about });
  });
}

/** The operator holds the originals in hand: that is what this decision says. */
function complete(deps: Deps, id: string): Status {
  return decideOn(deps, () => {
    deps.documents.acceptPending(id);
    deps.applicants.setOriginalsReceived(id, deps.clock.now());
    return advance(deps, id, { action: 'complete', by: 'operator' });
  });
}

function reject(deps: Deps, id: string, reason: string): Status {
  return decideOn(deps, () => advance(deps, id, { action: 'reject', by: 'operator', reason }));
}

function withdraw(deps: Deps, id: string): Status {
  return decideOn(deps, () => advance(deps, id, { action: 'withdraw', by: 'operator' }));
}

/** Back to the status before, unless its owner has begun a new application since. */
function reopen(deps: Deps, id: string): Status {
  return decideOn(deps, () => {
    assertAddressIsFree(deps, id, find(deps, id).email);
    return advance(deps, id, { action: 'reopen', by: 'operator' });
  });
}

/**
 * Puts name or e-mail right. A new address gets the link and the old one a notice; links that went to the old
 * address end, since it may belong to somebody else.
 */
function correct(deps: Deps, id: string, change: Correction): Status {
  return decideOn(deps, () => {
    const applicant = find(deps, id);
    const now = deps.clock.now();
    const isMoving = change.email !== undefined && change.email.toLowerCase() !== applicant.email.toLowerCase();
    if (isMoving) assertAddressIsFree(deps, id, String(change.email));
    deps.applicants.correct(applicant, change, now);
    const fields = Object.keys(change).join(',');
    deps.events.add({
      at: now,
      subject: 'applicant',
      subjectId: id,
      actor: 'operator',
      action: 'correct',
      detail: { fields },
    });
    if (isMoving) tellBothAddresses(deps, applicant, now);
    return applicant.status;
  });
}

function tellBothAddresses(deps: Deps, before: Applicant, now: number): void {
  const mail = { lang: before.lang, applicantId: before.id };
  deps.tokens.endAll(before.id, now);
  deps.outbox.add({ ...mail, template: 'own-link' }, now);
  deps.outbox.add({ ...mail, template: 'email-changed-notice', recipient: before.email }, now);
}

function assertAddressIsFree(deps: Deps, id: string, email: string): void {
  const other = deps.applicants.findOpenByEmail(email);
  if (other && other.id !== id) throw problem('email_in_use', { params: { id: other.id } });
}

function find(deps: Deps, id: string): Applicant {
  const applicant = deps.applicants.find(id);
  if (!applicant) throw problem('applicant_not_found');
  return applicant;
}

function decideOn(deps: Deps, decision: () => Status): Status {
  const status = deps.tx(decision);
  deps.mail.wake();
  return status;
}
