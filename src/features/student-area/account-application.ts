import type { ReplyOf } from '#contract/calls.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  isDocumentType,
  isSentBack,
  type NamedDocument,
  REVIEW_STATES,
  type ReviewState,
  whileDeferred,
} from '#contract/model/document.ts';
import { type ApplicationFacts, nextAct } from '#contract/model/next-act.ts';
import { isOpen, readStatus, STATUS, type Status } from '#contract/model/status.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

/** The part of the contract's `accountApplicationReply` that this page reads. */
export interface AccountApplication {
  status: Status;
  first_name: string;
  last_name: string;
  createdAt: string;
  documents: readonly OwnDocument[];
  missing: readonly DocumentType[];
  /** Missing, but deferred to a day. */
  deferred: readonly { type: DocumentType; due_on: string }[];
  originalsPostedAt: number | null;
  originalsDueOn: string | null;
  /** Set while we are checking something before it goes on. */
  isHeld?: true;
  /** All is complete but the details for a placement. */
  needsPlacement?: true;
  /** Why it was rejected; '' otherwise. */
  decisionReason: string;
  /** Whether the application still takes documents. */
  canUpload: boolean;
}

export interface OwnDocument {
  type: DocumentType;
  review: ReviewState;
  /** The reviewer's reason for sending the document back; otherwise ''. */
  reason: string;
}

export type AccountApplicationReply = ReplyOf<'GET /api/me/application'>;

/** What the rules of what is next look at. */
export function factsOf(application: AccountApplication): ApplicationFacts {
  const { status, documents, missing, deferred, originalsPostedAt, originalsDueOn } = application;
  const { isHeld, needsPlacement } = application;
  return { status, documents, missing, deferred, originalsPostedAt, originalsDueOn, isHeld, needsPlacement };
}

/** A document as the list shows it: one that is there, or one that is missing. */
export type ListedDocument = Omit<OwnDocument, 'review'> & {
  name: NamedDocument;
  state: ReviewState | 'missing' | 'deferred';
};

/** The documents that the card lists, in order; none once the application has ended, as nobody reviews them then. */
export function listedDocuments({ status, documents, missing, deferred }: AccountApplication): ListedDocument[] {
  if (STATUS[status].stage === 'ended') return [];
  const isDeferred = (type: DocumentType) => deferred.some((document) => document.type === type);
  const held = documents
    .filter((one) => isSentBack(one) || !missing.includes(one.type) || isDeferred(one.type))
    .map(({ type, review, reason }) => ({
      type,
      name: isDeferred(type) ? ('identity_card' as const) : type,
      reason,
      state: review,
    }));
  const isHeld = (type: DocumentType) => held.some((document) => document.type === type);
  const absent = missing
    .filter((type) => !isHeld(type) || isDeferred(type))
    .map((type) =>
      isDeferred(type)
        ? { type, name: whileDeferred(type), reason: '', state: 'deferred' as const }
        : { type, name: type, reason: '', state: 'missing' as const },
    );
  return [...held, ...absent].sort((a, b) => DOCUMENT_TYPES.indexOf(a.type) - DOCUMENT_TYPES.indexOf(b.type));
}

/** The documents that were sent back, while the application still takes another one. */
export function sentBack({ canUpload, documents }: AccountApplication): readonly OwnDocument[] {
  return canUpload ? documents.filter(isSentBack) : [];
}

/** Whether there is something to send: `early` if it may come but nothing waits for it, `never` after the end. */
export function uploadTurn(application: AccountApplication): 'now' | 'early' | 'not-now' | 'never' {
  const { documents, early } = nextAct(factsOf(application));
  if (!isOpen(application.status)) return 'never';
  if (documents.length > 0) return 'now';
  return early.length > 0 ? 'early' : 'not-now';
}

/**
 * Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's,
 * 'status-unknown' where the server is newer than this page.
 */
export function readAccountApplication(
  reply: Unchecked<AccountApplicationReply>,
): AccountApplication | 'status-unknown' | null | undefined {
  const application = reply.application as
    | Unchecked<NonNullable<AccountApplicationReply['application']>>
    | null
    | undefined;
  if (application === null) return null;
  if (typeof application?.status !== 'string') return undefined;
  const status = readStatus(application.status);
  if (!status) return 'status-unknown';
  const { first_name, last_name, created_at, documents, missing_documents, can, originals_due_on, decision_reason } =
    application;
  const postedAt = Date.parse(String(application.originals_posted_at ?? ''));
  return {
    status,
    first_name: typeof first_name === 'string' ? first_name : '',
    last_name: typeof last_name === 'string' ? last_name : '',
    createdAt: typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at)) ? created_at : '',
    documents: listOf(documents).flatMap(readDocument),
    missing: listOf(missing_documents).filter(isDocumentType),
    deferred: listOf(application.promised_documents).flatMap(readDeferred),
    originalsPostedAt: Number.isNaN(postedAt) ? null : postedAt,
    ...(application.needs_placement === true && { needsPlacement: true as const }),
    ...(application.on_hold === true && { isHeld: true as const }),
    originalsDueOn: isDay(originals_due_on) ? originals_due_on : null,
    decisionReason: typeof decision_reason === 'string' ? decision_reason : '',
    canUpload: listOf(can).includes('upload-document'),
  };
}

function readDocument(value: unknown): OwnDocument[] {
  const { type, review, reason } = (value ?? {}) as Unchecked<OwnDocument>;
  const known = REVIEW_STATES.find((state) => state === review);
  return isDocumentType(type) && known
    ? [{ type, review: known, reason: typeof reason === 'string' ? reason : '' }]
    : [];
}

function readDeferred(value: unknown): { type: DocumentType; due_on: string }[] {
  const { type, due_on } = (value ?? {}) as Unchecked<{ type: DocumentType; due_on: string }>;
  return isDocumentType(type) && isDay(due_on) ? [{ type, due_on }] : [];
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The token in a reply of continue-application. */
export function readToken(reply: Unchecked<ReplyOf<'POST /api/me/continue-application'>>): string | undefined {
  const { access_token: token } = reply;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
