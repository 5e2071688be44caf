import type { WorkArea } from '#contract/employers/airside.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { problem } from '../http/problem.ts';
import { matchStore } from '../matches/match.store.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractTermsStore, type TermsVersion } from './contract-terms.store.ts';

/** Throws `contract_not_found`. */
export function loadContract({ db }: Pick<Deps, 'db'>, id: string): Contract {
  const row = contractStore(db).find(id);
  if (!row) throw problem('contract_not_found');
  return row;
}

/** The contract as it was seen. Throws `contract_changed` if it is another one now. */
export function contractAsSeen(deps: Pick<Deps, 'db'>, id: string, seen: number): Contract {
  const row = loadContract(deps, id);
  if (row.version !== seen) throw problem('contract_changed');
  return row;
}

/** The newest terms of a contract, or those of a version. Throws `contract_not_found`. */
export function termsOf(
  { db }: Pick<Deps, 'db'>,
  { id, terms_version }: Contract,
  version = terms_version,
): TermsVersion {
  const found = contractTermsStore(db).find(id, version);
  if (!found) throw problem('contract_not_found');
  return found;
}

/** What the employer asked for, as it says now. */
export function requirementOf({ db }: Pick<Deps, 'db'>, { match_id }: Pick<Contract, 'match_id'>) {
  const match = matchStore(db).find(match_id);
  return match && requirementStore(db).find(match.requirement_id);
}

/** Where the work is; '' where nobody has said it. */
export function workAreaOf(deps: Pick<Deps, 'db'>, row: Pick<Contract, 'match_id'>): WorkArea['area'] {
  return requirementOf(deps, row)?.area ?? '';
}

/** How an operator reads a contract among several, and its version now; undefined for an unknown one. */
export function contractNamed(deps: Pick<Deps, 'db'>, id: string) {
  const row = contractStore(deps.db).find(id);
  return row && { name: termsOf(deps, row).terms.candidate.name, number: contractNumber(id), version: row.version };
}
