import { CONTRACT_SIDES, type ContractSide, contractNumber } from '#contract/contract-rules.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import type { Deps } from '../deps.ts';
import { mailEmployer } from '../employers/mail-employer.ts';
import type { Contract } from './contract.store.ts';

export type Occasion = 'sent' | 'changed' | 'signed' | 'returned' | 'active' | 'reopened' | 'cancelled';

/** Mails both sides of a contract, or one of them, each in their language. Call it inside a transaction. */
export function tellSides(
  deps: Deps,
  { id, applicant_id, employer_id, terms_version }: Contract,
  occasion: Occasion,
  { to = CONTRACT_SIDES, reason = '' }: { to?: readonly ContractSide[]; reason?: string } = {},
): void {
  const terms = deps.contractTerms.find(id, terms_version)?.terms;
  const params = {
    organization: terms?.employer.company ?? '',
    candidate: terms?.candidate.name ?? '',
    contract: contractNumber(id),
    contract_id: id,
    reason,
  };
  if (to.includes('employer')) mailEmployer(deps, employer_id, `employer-contract-${occasion}`, params);
  const applicant = deps.applicants.find(applicant_id);
  if (applicant && to.includes('candidate'))
    mailApplicant(deps, applicant, { template: `contract-${occasion}`, params });
}
