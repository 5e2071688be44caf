import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { assertLawful } from '../employers/lawful.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { problem } from '../http/problem.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';
import { loadContract } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { termsOfMatch } from './terms.ts';
import { uncheckedPlace } from './unchecked-place.ts';

/** The draft of the contract of a confirmed match; made once, whoever asks again. Call it inside a transaction. */
export function draftContract(deps: Deps, matchId: string, accountId: string): Contract {
  return contractStore(deps.db).ofMatch(matchId) ?? make(deps, matchId, accountId);
}

function make(deps: Deps, matchId: string, accountId: string): Contract {
  const { db, clock } = deps;
  const match = contractWantedStore(db).match(matchId);
  if (match?.state !== 'confirmed') throw problem('match_not_confirmed');
  const terms = termsOfMatch(deps, match);
  const id = randomUUID();
  assertLawful(deps, { ...terms, ...uncheckedPlace(deps, { id, match_id: matchId, state: 'draft' }) });
  const created_at = clock.now();
  const employer_id = requirementStore(db).find(match.requirement_id)?.employer_id ?? '';
  contractStore(db).add({
    ...{ id, match_id: matchId, employer_id, created_at },
    applicant_id: match.applicant_id,
    ends_on: terms.ends_on,
  });
  contractTermsStore(db).write(id, { version: 1, terms, account_id: accountId, created_at, sent_at: null });
  const row = loadContract(deps, id);
  recordContract(deps, row, { action: 'contract-made', by: 'operator', accountId, to: 'draft' });
  return row;
}
