import type * as at from '#contract/addresses/student.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { type DocumentType, isDocumentType } from '#contract/document.ts';
import type { Status } from '#contract/status.ts';
import type { Unchecked } from '#src/lib/answer.ts';
import { readStatus } from '#src/lib/application-status.ts';

/** The part of the contract's `accountApplicationReply` that this page reads. */
export interface AccountApplication {
  status: Status;
  createdAt: string;
  missing: readonly DocumentType[];
  toReplace: readonly DocumentType[];
}

export type AccountApplicationReply = ReplyOf<typeof at.getAccountApplication.path>;

/**
 * By hand: the contract's rules would bring a library along. Undefined where the answer is none of ours,
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
  const { created_at, missing_documents, documents_to_replace } = application;
  return {
    status,
    createdAt: typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at)) ? created_at : '',
    missing: documentTypes(missing_documents),
    toReplace: documentTypes(documents_to_replace),
  };
}

/** What continue-application answers. */
export function readToken(reply: Unchecked<ReplyOf<typeof at.continueApplication.path>>): string | undefined {
  const { access_token: token } = reply;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

function documentTypes(value: unknown): DocumentType[] {
  return Array.isArray(value) ? value.filter(isDocumentType) : [];
}
