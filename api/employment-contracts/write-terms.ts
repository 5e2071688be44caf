import { changedIn } from '#contract/employment-contracts/contract-names.text.ts';
import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import { loadContract, termsOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { termsBefore } from './signed-terms.ts';
import { tellSides } from './tell-sides.ts';

/**
 * Writes new terms: over a draft, and behind what was sent as a new version, of which both sides are told. `raised`: nothing
 * but the wage is another. Call it inside a transaction.
 */
export function writeTerms(
  deps: Deps,
  row: Contract,
  terms: ContractTerms,
  { accountId: account_id, as }: { accountId: string; as: 'changed' | 'raised' },
): void {
  const { db, clock } = deps;
  const { id, state, terms_version } = row;
  const now = clock.now();
  const isDraft = state === 'draft';
  const version = isDraft ? terms_version : terms_version + 1;
  const before = termsOf(deps, row).terms.wage_cents;
  contractTermsStore(db).write(id, { version, terms, account_id, created_at: now, sent_at: isDraft ? null : now });
  contractStore(db).setTerms({ id, terms_version: version, ends_on: terms.ends_on, changed_at: now });
  if (!isDraft) contractStore(db).setState(id, 'sent', now);
  const changed = loadContract(deps, id);
  const to = isDraft ? {} : ({ to: 'sent' } as const);
  recordContract(
    deps,
    { ...changed, state },
    { action: 'contract-changed', by: 'operator', accountId: account_id, ...to },
  );
  if (isDraft) return;
  if (as === 'raised') tellSides(deps, changed, as, { wage: { before, now: terms.wage_cents } });
  else tellSides(deps, changed, as, { changed: changedIn(termsBefore(deps, changed) ?? terms, terms) });
}
