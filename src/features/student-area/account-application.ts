import type { ReplyOf } from '#contract/calls.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  isSentBack,
  type NamedDocument,
  type ReviewState,
  whileDeferred,
} from '#contract/model/document.ts';
import { nextAct } from '#contract/model/next-act.ts';
import { isOpen, isStatus, STATUS } from '#contract/model/status.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';

export type AccountApplicationReply = ReplyOf<'GET /api/me/application'>;
export type AccountApplication = NonNullable<AccountApplicationReply['application']>;
export type OwnDocument = AccountApplication['documents'][number];

/** A document as the list shows it: one that is there, or one that is missing. */
export type ListedDocument = Pick<OwnDocument, 'type'> & {
  name: NamedDocument;
  state: ReviewState | 'missing' | 'deferred';
};

/** The documents that the card lists, in order; none once the application has ended, as nobody reviews them then. */
export function listedDocuments(application: AccountApplication): ListedDocument[] {
  const { status, documents, missing_documents: missing, promised_documents: deferred } = application;
  if (STATUS[status].stage === 'ended') return [];
  const isDeferred = (type: DocumentType) => deferred.some((document) => document.type === type);
  const held = documents
    .filter((one) => isSentBack(one) || !missing.includes(one.type) || isDeferred(one.type))
    .map(({ type, review }) => ({ type, name: isDeferred(type) ? ('identity_card' as const) : type, state: review }));
  const isHeld = (type: DocumentType) => held.some((document) => document.type === type);
  const absent = missing
    .filter((type) => !isHeld(type) || isDeferred(type))
    .map((type) =>
      isDeferred(type)
        ? { type, name: whileDeferred(type), state: 'deferred' as const }
        : { type, name: type, state: 'missing' as const },
    );
  return [...held, ...absent].sort((a, b) => DOCUMENT_TYPES.indexOf(a.type) - DOCUMENT_TYPES.indexOf(b.type));
}

/** The documents that were sent back, while the application still takes another one. */
export function sentBack({ can, documents }: AccountApplication): readonly OwnDocument[] {
  return can.indexOf('upload-document') >= 0 ? documents.filter(isSentBack) : [];
}

/** Whether there is something to send: `early` if it may come but nothing waits for it, `never` after the end. */
export function uploadTurn(application: AccountApplication): 'now' | 'early' | 'not-now' | 'never' {
  const { documents, early } = nextAct(factsOf(application));
  if (!isOpen(application.status)) return 'never';
  if (documents.length > 0) return 'now';
  return early.length > 0 ? 'early' : 'not-now';
}

/** The application in a reply; 'status-unknown' where the server is newer than this page. */
export function readAccountApplication({
  application,
}: AccountApplicationReply): AccountApplication | 'status-unknown' | null {
  return application && !isStatus(application.status) ? 'status-unknown' : application;
}
