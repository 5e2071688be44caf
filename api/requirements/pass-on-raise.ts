import { isOffered } from '#contract/model/match-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractTermsStore } from '../employment-contracts/contract-terms.store.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { recordContract } from '../employment-contracts/record-contract.ts';
import { matchStore } from '../matches/match.store.ts';
import { factsOfRequirement } from '../matches/match-facts.ts';
import { toldState } from '../placements/employer-reads.ts';

/**
 * Tells everybody with an offer or a place of a requirement that its wage was raised, and raises it in drafts of
 * contracts. A contract that was sent stays as it is: the paper that both sides have counts until there is a new version.
 * Call it inside a transaction.
 */
export function passOnRaise(deps: Deps, requirement: Requirement, accountId: string): void {
  const wage = requirement.wage_cents ?? 0;
  const organization = employerStore(deps.db).find(requirement.employer_id)?.company ?? '';
  for (const match of matchStore(deps.db).offeredOrConfirmed(requirement.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (contract && contract.state !== 'draft') continue;
    if (contract) raiseDraft(deps, contract, wage, accountId);
    // Who does not know of the offer yet reads the new wage in it.
    if (!isOffered(toldState(deps, match))) continue;
    const applicant = applicantStore(deps.db).find(match.applicant_id);
    const { starts_on, ends_on } = match;
    const params = { ...factsOfRequirement({ ...requirement, starts_on, ends_on }), organization, wage: String(wage) };
    if (applicant) mailApplicant(deps, applicant, { template: 'match-wage-raised', params });
  }
}

function raiseDraft(deps: Deps, row: Contract, wage_cents: number, accountId: string): void {
  const draft = termsOf(deps, row);
  // The operator may have written a higher one.
  if (draft.terms.wage_cents >= wage_cents) return;
  contractTermsStore(deps.db).write(row.id, { ...draft, terms: { ...draft.terms, wage_cents } });
  contractStore(deps.db).touch(row.id, deps.clock.now());
  recordContract(deps, row, { action: 'contract-changed', by: 'employer', accountId });
}
