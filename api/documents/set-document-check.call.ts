import { endpoint } from '../http/endpoint.ts';
import { fieldProblem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { documentCheckStore } from './document-check.store.ts';
import { existingDocument, viewChecks } from './view-checks.ts';

/** Ticks a point of the check list, or takes the tick back. It decides nothing: it shows what somebody has looked at. */
export const setDocumentCheck = endpoint('setDocumentCheck', {
  auth: admin,
  limit: { perNetwork: 6000, perCaller: 2400 },
  handle({ deps, caller, input: { document_id, point, ticked } }) {
    const document = existingDocument(deps, document_id);
    const { documentChecks } = deps.site;
    const lists = [documentChecks[document.type], document.type === 'passport' ? documentChecks.identity_card : []];
    const isListed = lists.flat().some(({ id }) => id === point);
    // A tick of a point that left the list can still be taken back.
    if (ticked && !isListed) throw fieldProblem([{ path: 'point', code: 'input_invalid' }]);
    deps.tx(() => {
      if (ticked)
        documentCheckStore(deps.db).tick({ document_id, point, account_id: caller.account.id, at: deps.clock.now() });
      else documentCheckStore(deps.db).untick(document_id, point);
    });
    return viewChecks(deps, document);
  },
});
