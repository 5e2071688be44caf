import type { ContractFields } from '#contract/employment-contracts/contract-rules.ts';
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
import type { NewMail } from '../mail/outbox.store.ts';
import { type Match, matchStore } from '../matches/match.store.ts';
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
  for (const match of matchStore(deps.db).offeredOrConfirmed(requirement.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (contract && contract.state !== 'draft') {
      if (by === 'employer') askForVersion(deps, contract, wage, accountId);
      continue;
    }
    // The operator may have written a higher one.
    if (contract && termsOf(deps, contract).terms.wage_cents < wage)
      changeDraft(deps, contract, { wage_cents: wage }, { by, accountId });
    tellOffered(deps, requirement, match, { template: 'match-wage-raised', params: { wage: String(wage) } });
  }
}

/** Mails whoever knows of an offer or a place; who does not know of it yet reads what is new in it. */
export function tellOffered(
  deps: Deps,
  requirement: Requirement,
  match: Match,
  { template, params }: Required<Pick<NewMail, 'template' | 'params'>>,
): void {
  if (!isOffered(toldState(deps, match))) return;
  const applicant = applicantStore(deps.db).find(match.applicant_id);
  const { starts_on, ends_on } = match;
  const organization = employerStore(deps.db).knownName(requirement.employer_id);
  const facts = { ...factsOfRequirement({ ...requirement, starts_on, ends_on }), organization };
  if (applicant) mailApplicant(deps, applicant, { template, params: { ...facts, ...params } });
}

/** Writes what its requirement now says into a draft. */
export function changeDraft(
  deps: Deps,
  row: Contract,
  change: Partial<Pick<ContractFields, 'wage_cents' | 'shifts' | 'shifts_en'>>,
  who: { by: 'employer' | 'operator'; accountId: string },
): void {
  const draft = termsOf(deps, row);
  contractTermsStore(deps.db).write(row.id, { ...draft, terms: { ...draft.terms, ...change } });
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
