import { noteChange } from '../db/changes.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { keepInPool } from '../placements/keep-in-pool.ts';
import { admin } from '../sessions/session-auth.ts';
import { isoTimeOrNull } from '../time/iso-time.ts';
import { documentCheckStore, type PassportNote } from './document-check.store.ts';
import { existingDocument, viewChecks } from './view-checks.ts';

/** Notes number and expiry of a passport. They stand in no event and no log: their table is the only place. */
export const setPassportNote = endpoint('setPassportNote', {
  auth: admin,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle({ deps, caller, input: { document_id, number, expires_on, seen } }) {
    const documentChecks = documentCheckStore(deps.db);
    const document = existingDocument(deps, document_id);
    if (document.type !== 'passport') throw problem('document_type_invalid');
    const noted = { document_id, number, expires_on, account_id: caller.account.id, at: deps.clock.now() };
    deps.tx(() => {
      // Two who read the same passport must not overwrite each other.
      const before = documentChecks.passportOf(document_id);
      if (isoTimeOrNull(before?.at ?? null) !== seen && !isSame(before, noted)) throw problem('note_changed');
      if (number === '' && expires_on === '') documentChecks.forgetPassport(document_id);
      else documentChecks.notePassport(noted);
      keepInPool(deps, document.applicant_id, 'told');
      noteChange(deps.db, document.applicant_id);
    });
    return viewChecks(deps, document);
  },
});

/** Sent twice, as on a bad line, it is no conflict. */
function isSame(before: PassportNote | undefined, { number, expires_on }: PassportNote): boolean {
  return (before?.number ?? '') === number && (before?.expires_on ?? '') === expires_on;
}
