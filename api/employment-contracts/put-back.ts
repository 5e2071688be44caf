import type { Deps } from '../deps.ts';
import type { WayBack } from '../many/do-many.ts';
import { recordUndo } from '../many/undo.ts';
import { matchStore } from '../matches/match.store.ts';
import { cancel } from './cancel.ts';
import { contractStore } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import { loadContract } from './load-contract.ts';
import { type Noted, noteMark } from './mark.ts';

/** How the draft that a match is about to get is taken back: it is cancelled, and nobody has seen it. */
export function wayBackOfDraft(deps: Deps, matchId: string, accountId: string): WayBack {
  const match = matchStore(deps.db).find(matchId);
  const drafted = () => contractStore(deps.db).ofMatch(matchId);
  return (
    match && {
      applicantId: match.applicant_id,
      subject() {
        const row = drafted();
        return row && { subject: 'contract', id: row.id };
      },
      putBack() {
        const row = drafted();
        if (row) cancel(deps, row, { by: 'operator', accountId, reason: '' });
      },
    }
  );
}

/** How a contract that is about to be sent is a draft again, before anybody has opened it. */
export function wayBackOfSent(deps: Deps, id: string, accountId: string): WayBack {
  const before = contractStore(deps.db).find(id);
  return (
    before && {
      applicantId: before.applicant_id,
      subject: () => ({ subject: 'contract', id }),
      putBack(by) {
        contractTermsStore(deps.db).takeBack(id, before.terms_version);
        contractStore(deps.db).setState(id, before.state, deps.clock.now());
        const undone = { undone: 'send', from: 'sent', to: before.state };
        recordUndo(deps, ['contract', id], { by, actor: 'operator', accountId }, undone);
      },
    }
  );
}

/** How a note that a contract is about to get is taken back. */
export function wayBackOfMark(deps: Deps, id: string, noted: Omit<Noted, 'day'>): WayBack {
  const before = contractStore(deps.db).find(id);
  return (
    before && {
      applicantId: before.applicant_id,
      subject: () => ({ subject: 'contract', id }),
      putBack: () => noteMark(deps, loadContract(deps, id), { ...noted, day: null }),
    }
  );
}
