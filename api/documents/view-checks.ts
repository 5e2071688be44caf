import type { DocumentChecks } from '#contract/documents/document-check.ts';
import { accountStore } from '../accounts/account.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { plannedSeasonOf } from '../seasons/season-of.ts';
import { isoTime } from '../time/iso-time.ts';
import { type Document, documentStore } from './document.store.ts';
import { documentCheckStore } from './document-check.store.ts';

/** What was checked in a document, as admins see it. */
export function viewChecks(deps: Deps, { id, applicant_id }: Document): DocumentChecks {
  const { db } = deps;
  const nameOf = (accountId: string) => accountStore(db).find(accountId)?.email ?? accountId;
  const passport = documentCheckStore(db).passportOf(id);
  const applicant = applicantStore(db).find(applicant_id);
  return {
    season_ends_on: plannedSeasonOf(deps, { season_id: applicant?.season_id ?? null })?.ends_on ?? '',
    checks: documentCheckStore(db)
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
export function existingDocument({ db }: Deps, id: string): Document {
  const document = documentStore(db).find(id);
  if (!document) throw problem('document_unknown');
  return document;
}
