import { randomUUID } from 'node:crypto';
import type { Correction } from '#contract/applicant.ts';
import { type DocumentType, isSentBack } from '#contract/document.ts';
import { originalsToCome } from '#contract/original.ts';
import type { Status } from '#contract/status.ts';
import type { Who } from '../audit/event.store.ts';
import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import type { Document } from '../documents/document.store.ts';
import { problem } from '../http/problem.ts';
import { advance, assertAllowed, documentNames } from './advance.ts';
import type { ApplicantNote } from './applicant-note.store.ts';
import { assertAddressIsFree, correctApplicant } from './correct.ts';
import { decideOn } from './decide-on.ts';
import { loadApplicant } from './load.ts';
import { noteOriginals, originalsOf } from './originals.ts';
import { expectOriginals, missOriginals, receiveOriginals, returnOriginals } from './review-originals.ts';
import { hasChanged, type Seen } from './seen.ts';

/**
 * An operator's decisions, for the command line and the review desk. Each is one transaction, records who decided,
 * returns the new status, and throws a problem if the status machine refuses.
 */
export const review = {
  accept,
  approve,
  sendBack,
  complete,
  reject,
  withdraw,
  reopen,
  correct,
  hold,
  goOn,
  receiveOriginals,
  expectOriginals,
  missOriginals,
  returnOriginals,
};

/** Accepts one document, by its type; the status stays. */
function accept(deps: Deps, who: Who, id: string, type: DocumentType, seen: Seen): Status {
  return decideOn(deps, () => {
    const document = deps.documents.current(id).find((one) => one.type === type);
    if (!document) throw problem('document_missing');
    assertSeen(deps, id, seen, [document]);
    if (document.review !== 'pending') throw problem('document_not_waiting');
    assertWhole(deps, [document]);
    deps.documents.accept(document.id);
    return advance(deps, id, { action: 'accept', by: 'operator', who, detail: { document: type } });
  });
}

/** Accepts the documents that are to be reviewed, then takes the next approval that the status allows. */
function approve(deps: Deps, who: Who, id: string, seen: Seen): Status {
  return decideOn(deps, () => {
    const detail = acceptSeen(deps, id, seen);
    return advance(deps, id, { action: 'approve', by: 'operator', who, detail });
  });
}

/** `key`: of the ready reason, for the history. */
function sendBack(deps: Deps, who: Who, id: string, type: DocumentType, reason: string, key?: string): Status {
  return decideOn(deps, () => {
    if (!deps.documents.sendBack(id, type, reason)) throw problem('document_missing');
    const about = { document: type };
    const detail = { ...about, ...(key !== undefined && { reason: key }) };
    return advance(deps, id, { action: 'send-back', by: 'operator', who, reason, params: about, detail });
  });
}

/**
 * What completing does with the originals. `here`: the operator says that all expected ones have arrived, and they are
 * noted as received. `noted`: only those that are noted as received count. `without`: the reason to go on without some.
 */
type Originals = 'here' | 'noted' | { without: string; who: Who & { accountId: string } };

/** Completes an application. Without originals that are not here, it takes a reason, which operators read. */
function complete(deps: Deps, who: Who, id: string, seen: Seen, originals: Originals = 'here'): Status {
  return decideOn(deps, () => {
    const accepted = acceptSeen(deps, id, seen);
    if (originals === 'here') receiveExpected(deps, id);
    const toCome = originalsToCome(originalsOf(deps, loadApplicant(deps, id)));
    const isWaived = typeof originals === 'object' && toCome.length > 0;
    const detail = { ...accepted, ...(isWaived && { without: toCome.join(', ') }) };
    const change = { action: 'complete', by: 'operator', who, detail, originalsWaived: isWaived } as const;
    const status = advance(deps, id, change);
    if (isWaived) addNote(deps, originals.who, id, 'note', originals.without);
    return status;
  });
}

function receiveExpected(deps: Deps, id: string): void {
  const expected = originalsOf(deps, loadApplicant(deps, id)).filter(({ state }) => state === 'expected');
  const papers = expected.map(({ original }) => original);
  if (papers.length > 0) noteOriginals(deps, id, papers, { state: 'received', on: berlinDate(deps.clock.now()) });
}

function reject(deps: Deps, who: Who, id: string, reason: string, key?: string): Status {
  const detail = key === undefined ? {} : { reason: key };
  return decideOn(deps, () => advance(deps, id, { action: 'reject', by: 'operator', who, reason, detail }));
}

function withdraw(deps: Deps, who: Who, id: string): Status {
  return decideOn(deps, () => advance(deps, id, { action: 'withdraw', by: 'operator', who }));
}

/** Puts an application back to its status before, unless its owner has begun a new one since. */
function reopen(deps: Deps, who: Who, id: string): Status {
  return decideOn(deps, () => {
    assertAddressIsFree(deps, id, loadApplicant(deps, id).email);
    return advance(deps, id, { action: 'reopen', by: 'operator', who });
  });
}

/** Corrects name or e-mail. */
function correct(deps: Deps, who: Who, id: string, change: Correction): Status {
  return decideOn(deps, () => {
    assertAllowed(deps, loadApplicant(deps, id), 'correct', 'operator');
    correctApplicant(deps, id, change, { by: 'operator', who });
    return loadApplicant(deps, id).status;
  });
}

/** Puts an open application on hold until an ISO date: it waits for no decision before. The reason is for operators. */
function hold(deps: Deps, who: Who & { accountId: string }, id: string, reason: string, until: string): Status {
  return decideOn(deps, () => {
    deps.applicants.hold(id, deps.clock.now(), reason, until);
    const status = advance(deps, id, { action: 'hold', by: 'operator', who, detail: { until } });
    addNote(deps, who, id, 'hold', reason);
    return status;
  });
}

/** Lets an application go on that is on hold. */
function goOn(deps: Deps, who: Who, id: string): Status {
  return decideOn(deps, () => {
    if (loadApplicant(deps, id).held_at === null) throw problem('not_on_hold');
    deps.applicants.letGoOn(id, deps.clock.now());
    return advance(deps, id, { action: 'go-on', by: 'operator', who });
  });
}

/** Accepts the documents that are to be reviewed. Returns their types for the event. */
function acceptSeen(deps: Deps, id: string, seen: Seen): Record<string, string> {
  const documents = deps.documents.current(id);
  assertSeen(
    deps,
    id,
    seen,
    documents.filter(({ review: state }) => state === 'pending'),
  );
  assertWhole(
    deps,
    documents.filter((document) => !isSentBack(document)),
  );
  const accepted = deps.documents.acceptPending(id);
  return accepted.length > 0 ? { accepted: accepted.join(', ') } : {};
}

/** Throws if a document came after the operator looked: nothing may be accepted unseen. */
function assertSeen(deps: Deps, id: string, seen: Seen, documents: readonly Document[]): void {
  const isUnseen = documents.some((document) => !seen.documents.includes(document.id));
  if (isUnseen || hasChanged(loadApplicant(deps, id), seen)) throw problem('changed_meanwhile');
}

function assertWhole(deps: Deps, documents: readonly Document[]): void {
  const gone = documents.filter((document) => !deps.storage.isWhole(document)).map(({ type }) => type);
  if (gone.length > 0)
    throw problem('file_gone', { params: (lang) => ({ documents: documentNames(deps, gone, lang) }) });
}

function addNote(deps: Deps, who: { accountId: string }, id: string, kind: ApplicantNote['kind'], note: string): void {
  const made = { id: randomUUID(), applicant_id: id, account_id: who.accountId, created_at: deps.clock.now() };
  deps.applicantNotes.add({ ...made, kind, note });
}
