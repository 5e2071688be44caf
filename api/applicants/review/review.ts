import { randomUUID } from 'node:crypto';
import type { Correction } from '#contract/applications/applicant.ts';
import { fill } from '#contract/fill.ts';
import type { Text } from '#contract/languages.ts';
import { type DocumentType, isSentBack } from '#contract/model/document.ts';
import { originalsToCome } from '#contract/model/original.ts';
import type { Status } from '#contract/model/status.ts';
import { seasonName } from '#contract/seasons/season-fields.ts';
import type { Who } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { type Document, documentStore } from '../../documents/document.store.ts';
import { problem } from '../../http/problem.ts';
import type { Season } from '../../seasons/season.store.ts';
import { advance, assertAllowed, documentNames } from '../advance.ts';
import { applicantStore } from '../applicant.store.ts';
import { assertAddressIsFree, correctApplicant } from '../correct.ts';
import { loadApplicant } from '../load.ts';
import { originalsOf } from '../originals.ts';
import { type ApplicantNote, applicantNoteStore } from './applicant-note.store.ts';
import { expectOriginals, missOriginals, receiveOriginals, returnOriginals } from './review-originals.ts';

/**
 * An operator's decisions. Each is one transaction, records who decided, returns the new status, and throws a problem
 * if the status machine refuses. The desk asks before whether the application is still as the operator has seen it.
 */
export const review = {
  accept,
  approve,
  sendBack,
  complete,
  reject,
  endWithSeason,
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
function accept(deps: Deps, who: Who, id: string, type: DocumentType): Status {
  return deps.tx(() => {
    const document = documentStore(deps.db)
      .current(id)
      .find((one) => one.type === type);
    if (!document) throw problem('document_missing');
    if (document.review !== 'pending') throw problem('document_not_waiting');
    assertWhole(deps, [document]);
    documentStore(deps.db).accept(document.id);
    return advance(deps, id, { action: 'accept', by: 'operator', who, detail: { document: type } });
  });
}

/** Accepts the documents that are to be reviewed, then takes the next approval that the status allows. */
function approve(deps: Deps, who: Who, id: string): Status {
  return deps.tx(() => {
    const detail = acceptPending(deps, id);
    return advance(deps, id, { action: 'approve', by: 'operator', who, detail });
  });
}

/** `key`: of the ready reason, for the history. */
function sendBack(deps: Deps, who: Who, id: string, type: DocumentType, reason: string, key?: string): Status {
  return deps.tx(() => {
    if (!documentStore(deps.db).sendBack(id, type, reason)) throw problem('document_missing');
    const about = { document: type };
    const detail = { ...about, ...(key !== undefined && { reason: key }) };
    return advance(deps, id, { action: 'send-back', by: 'operator', who, reason, params: about, detail });
  });
}

/** Why it is completed without originals that are not noted as received, and who says so. */
interface Without {
  reason: string;
  who: Who & { accountId: string };
}

/** Completes an application. Without originals that are not here, it takes a reason, which operators read. */
function complete(deps: Deps, who: Who, id: string, without?: Without): Status {
  return deps.tx(() => {
    const accepted = acceptPending(deps, id);
    const toCome = originalsToCome(originalsOf(deps, loadApplicant(deps, id)));
    const isWaived = without !== undefined && toCome.length > 0;
    const detail = { ...accepted, ...(isWaived && { without: toCome.join(', ') }) };
    const change = { action: 'complete', by: 'operator', who, detail, originalsWaived: isWaived } as const;
    const status = advance(deps, id, change);
    if (isWaived) addNote(deps, without.who, id, 'note', without.reason);
    return status;
  });
}

function reject(deps: Deps, who: Who, id: string, reason: string, key?: string): Status {
  const detail = key === undefined ? {} : { reason: key };
  return deps.tx(() => advance(deps, id, { action: 'reject', by: 'operator', who, reason, detail }));
}

// A season may be closed before its last day, and before its first.
const NO_MORE_PLACES: Text = {
  de: 'In der Saison „{season}“ vergeben wir keine Plätze mehr.',
  en: 'We give no more places in the season “{season}”.',
};

/** Ends an application as its season is closed for good; its owner reads that nobody has judged it. */
function endWithSeason(deps: Deps, who: Who, id: string, season: Season): Status {
  const { lang } = loadApplicant(deps, id);
  const reason = fill(NO_MORE_PLACES[lang], { season: seasonName(season, lang) });
  const change = { action: 'reject', by: 'operator', who, reason, params: { over: 'yes' } } as const;
  return deps.tx(() => advance(deps, id, { ...change, detail: { reason: 'season-over' } }));
}

function withdraw(deps: Deps, who: Who, id: string): Status {
  return deps.tx(() => advance(deps, id, { action: 'withdraw', by: 'operator', who }));
}

/** Puts an application back to its status before, unless its owner has begun a new one since. */
function reopen(deps: Deps, who: Who, id: string): Status {
  return deps.tx(() => {
    assertAddressIsFree(deps, id, loadApplicant(deps, id).email);
    return advance(deps, id, { action: 'reopen', by: 'operator', who });
  });
}

/** Corrects name or e-mail. */
function correct(deps: Deps, who: Who, id: string, change: Correction): Status {
  return deps.tx(() => {
    assertAllowed(deps, loadApplicant(deps, id), 'correct', 'operator');
    correctApplicant(deps, id, change, { by: 'operator', who });
    return loadApplicant(deps, id).status;
  });
}

/** Puts an open application on hold until an ISO date: it waits for no decision before. The reason is for operators. */
function hold(deps: Deps, who: Who & { accountId: string }, id: string, reason: string, until: string): Status {
  return deps.tx(() => {
    applicantStore(deps.db).hold(id, deps.clock.now(), reason, until);
    const status = advance(deps, id, { action: 'hold', by: 'operator', who, detail: { until } });
    addNote(deps, who, id, 'hold', reason);
    return status;
  });
}

/** Lets an application go on that is on hold. */
function goOn(deps: Deps, who: Who, id: string): Status {
  return deps.tx(() => {
    if (loadApplicant(deps, id).held_at === null) throw problem('not_on_hold');
    applicantStore(deps.db).letGoOn(id, deps.clock.now());
    return advance(deps, id, { action: 'go-on', by: 'operator', who });
  });
}

/** Accepts the documents that are to be reviewed. Returns their types for the event. */
function acceptPending(deps: Deps, id: string): Record<string, string> {
  const documents = documentStore(deps.db).current(id);
  assertWhole(
    deps,
    documents.filter((document) => !isSentBack(document)),
  );
  const accepted = documentStore(deps.db).acceptPending(id);
  return accepted.length > 0 ? { accepted: accepted.join(', ') } : {};
}

function assertWhole(deps: Deps, documents: readonly Document[]): void {
  const gone = documents.filter((document) => !deps.storage.isWhole(document)).map(({ type }) => type);
  if (gone.length > 0)
    throw problem('file_gone', { params: (lang) => ({ documents: documentNames(deps, gone, lang) }) });
}

function addNote(deps: Deps, who: { accountId: string }, id: string, kind: ApplicantNote['kind'], note: string): void {
  const made = { id: randomUUID(), applicant_id: id, account_id: who.accountId, created_at: deps.clock.now() };
  applicantNoteStore(deps.db).add({ ...made, kind, note });
}
