import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { isOffered } from '#contract/model/match-rules.ts';
import { accountStore } from '../accounts/account.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { keepRequest, openRequest, takesRequests } from '../employment-contracts/ask-contract.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractTermsStore } from '../employment-contracts/contract-terms.store.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { recordContract } from '../employment-contracts/record-contract.ts';
import { REQUEST_TEXTS } from '../employment-contracts/request.text.ts';
import { matchStore } from '../matches/match.store.ts';
import { factsOfRequirement } from '../matches/match-facts.ts';
import { toldState } from '../placements/employer-reads.ts';

/**
 * Tells everybody with an offer or a place of a requirement that its wage was raised, and raises it in drafts of
 * contracts. A contract that was sent stays as it is: the paper that both sides have counts until there is a new version,
 * for which the operator is asked in the employer's name; an operator who raises it needs no asking. Call it inside a
 * transaction.
 */
export function passOnRaise(
  deps: Deps,
  requirement: Requirement,
  accountId: string,
  by: 'employer' | 'operator' = 'employer',
): void {
  const wage = requirement.wage_cents ?? 0;
  const organization = employerStore(deps.db).knownName(requirement.employer_id);
  for (const match of matchStore(deps.db).offeredOrConfirmed(requirement.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (contract && contract.state !== 'draft') {
      if (by === 'employer') askForVersion(deps, contract, wage, accountId);
      continue;
    }
    if (contract) raiseDraft(deps, contract, wage, { by, accountId });
    // Who does not know of the offer yet reads the new wage in it.
    if (!isOffered(toldState(deps, match))) continue;
    const applicant = applicantStore(deps.db).find(match.applicant_id);
    const { starts_on, ends_on } = match;
    const params = { ...factsOfRequirement({ ...requirement, starts_on, ends_on }), organization, wage: String(wage) };
    if (applicant) mailApplicant(deps, applicant, { template: 'match-wage-raised', params });
  }
}

function raiseDraft(
  deps: Deps,
  row: Contract,
  wage_cents: number,
  who: { by: 'employer' | 'operator'; accountId: string },
): void {
  const draft = termsOf(deps, row);
  // The operator may have written a higher one.
  if (draft.terms.wage_cents >= wage_cents) return;
  contractTermsStore(deps.db).write(row.id, { ...draft, terms: { ...draft.terms, wage_cents } });
  contractStore(deps.db).touch(row.id, deps.clock.now());
  recordContract(deps, row, { action: 'contract-changed', ...who });
}

/** Who has asked for something already is looked at, with the new wage beside the terms. */
function askForVersion(deps: Deps, row: Contract, wage: number, accountId: string): void {
  const { wage_cents: before } = termsOf(deps, row).terms;
  const by = { side: 'employer', accountId } as const;
  if (before >= wage || !takesRequests(deps, row) || openRequest(deps, row.id, by.side)) return;
  const { lang = deps.site.operator.lang } = accountStore(deps.db).find(accountId) ?? {};
  const words = fill(REQUEST_TEXTS.wage[lang], { wage: euroText(wage, lang), before: euroText(before, lang) });
  keepRequest(deps, row, by, { kind: 'wage', words });
}
