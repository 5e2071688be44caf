import type { DocumentChecks } from '#contract/documents/document-check.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { isoTime } from '../time/iso-time.ts';
import type { Document } from './document.store.ts';

/** What was checked in a document, as admins see it. */
export function viewChecks({ documentChecks, accounts }: Deps, { id }: Document): DocumentChecks {
  const nameOf = (accountId: string) => accounts.find(accountId)?.email ?? accountId;
  const passport = documentChecks.passportOf(id);
  return {
    checks: documentChecks
      .checksOf(id)
      .map(({ point, account_id, at }) => ({ point, by: nameOf(account_id), at: isoTime(at) })),
    passport: passport
      ? {
          number: passport.number,
          expires_on: passport.expires_on,
          by: nameOf(passport.account_id),
          at: isoTime(passport.at),
        }
      : null,
  };
}

/** Replaced ones too: what was ticked in them stays readable. */
export function existingDocument({ documents }: Deps, id: string): Document {
  const document = documents.find(id);
  if (!document) throw problem('document_unknown');
  return document;
}
