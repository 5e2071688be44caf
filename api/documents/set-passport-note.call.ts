import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { existingDocument, viewChecks } from './view-checks.ts';

/** Notes number and expiry of a passport. They stand in no event and no log: their table is the only place. */
export const setPassportNote = endpoint(calls.setPassportNote, {
  auth: admin,
  limit: { perNetwork: 3000, perCaller: 1200, windowMinutes: 15 },
  handle({ deps, caller, input: { document_id, number, expires_on } }) {
    const document = existingDocument(deps, document_id);
    if (document.type !== 'passport') throw problem('document_type_invalid');
    const noted = { document_id, number, expires_on, account_id: caller.account.id, at: deps.clock.now() };
    deps.tx(() => {
      if (number === '' && expires_on === '') deps.documentChecks.forgetPassport(document_id);
      else deps.documentChecks.notePassport(noted);
    });
    return viewChecks(deps, document);
  },
});
