import { mayStep, missingInTerms } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { assertVetted } from '../employers/assert-vetted.ts';
import { assertLawful } from '../employers/lawful.ts';
import { problem } from '../http/problem.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { assertOfAge } from './assert-of-age.ts';
import { assertOwnDays } from './assert-own-days.ts';
import { assertNotResting } from './candidate-of.ts';
import { contractStore } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';
import { loadContract, termsOf, workAreaOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';
import { withParties } from './terms.ts';
import { uncheckedPlace } from './unchecked-place.ts';

/**
 * Sends a draft to both sides, with parties and costs as they are known now. A doubled press sends it once. Call it
 * inside a transaction.
 */
export function sendDraft(
  deps: Deps,
  { contract_id: id, seen }: { contract_id: string; seen: number },
  accountId: string,
): void {
  const row = loadContract(deps, id);
  if (row.state === 'sent' && row.version === seen + 1) return;
  if (row.version !== seen) throw problem('contract_changed');
  if (row.state !== 'draft' || !mayStep(row.state, 'sent', 'operator')) throw problem('contract_step');
  if (contractWantedStore(deps.db).match(row.match_id)?.state !== 'confirmed') throw problem('match_not_confirmed');
  assertVetted(deps, row.employer_id);
  assertNotResting(deps, row);
  const draft = termsOf(deps, row);
  const { field_of_work, model } = draft.terms;
  const work = { employer_id: row.employer_id, field_of_work, model, area: workAreaOf(deps, row) };
  const terms = withParties(deps, work, row.applicant_id, draft.terms);
  if (missingInTerms(terms).length > 0) throw problem('contract_incomplete');
  // A fixed term needs ink before the first day: this draft could not be signed in time.
  if (terms.starts_on < berlinDate(deps.clock.now())) throw problem('contract_begun');
  assertOfAge(deps, terms);
  assertOwnDays(deps, row, terms);
  assertLawful(deps, { ...terms, ...uncheckedPlace(deps, row) });
  const now = deps.clock.now();
  contractTermsStore(deps.db).write(id, { ...draft, terms, account_id: accountId, sent_at: now });
  contractStore(deps.db).setState(id, 'sent', now);
  recordContract(deps, row, { action: 'contract-sent', by: 'operator', accountId, to: 'sent' });
  tellSides(deps, row, 'sent');
}
