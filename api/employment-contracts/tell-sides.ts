import type { EndGround } from '#contract/employment-contracts/contract-life.ts';
import type { changedIn } from '#contract/employment-contracts/contract-names.text.ts';
import { CONTRACT_SIDES, type ContractSide, contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import type { Deps } from '../deps.ts';
import { mailEmployer } from '../employers/mail-employer.ts';
import { candidateOf } from './candidate-of.ts';
import type { Contract } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import { workAreaOf } from './load-contract.ts';

type Occasion =
  | ('sent' | 'changed' | 'raised' | 'signed' | 'returned' | 'active' | 'renewed' | 'reopened' | 'cancelled' | 'left')
  | ('unsigned' | 'absent' | 'paper' | 'exchanged' | 'end-noted' | 'answered');

interface Said {
  to?: readonly ContractSide[];
  reason?: string;
  /** An ISO day. */
  day?: string;
  ground?: EndGround;
  /** What is another in new terms. */
  changed?: ReturnType<typeof changedIn>;
  /** Cents an hour. */
  wage?: { before: number; now: number };
}

/** Mails both sides of a contract, or one of them, each in their language. Call it inside a transaction. */
export function tellSides(
  deps: Deps,
  row: Contract,
  occasion: Occasion,
  { to = CONTRACT_SIDES, reason = '', day = '', ground, changed, wage }: Said = {},
): void {
  const { id, applicant_id, employer_id, terms_version } = row;
  const terms = contractTermsStore(deps.db).find(id, terms_version)?.terms;
  const params = {
    organization: terms?.employer.company ?? '',
    // A mail cannot be taken back as a name on a page can: it says which person's number it is.
    candidate: candidateOf(deps, row).candidate_number,
    contract: contractNumber(id),
    contract_id: id,
    reason,
    ...(day && { day }),
    ...(ground && { ground }),
    ...(changed && { changed: changed.join() }),
    ...(wage && { wage: String(wage.now), before: String(wage.before) }),
    starts: terms?.starts_on ?? '',
    ...(occasion === 'active' && { area: workAreaOf(deps, row) }),
    ...(occasion === 'paper' && { address: terms?.employer_address ?? '' }),
  };
  // The employer has said so.
  if (occasion !== 'absent' && to.includes('employer'))
    mailEmployer(deps, employer_id, `employer-contract-${occasion}`, params);
  const applicant = applicantStore(deps.db).find(applicant_id);
  // Whoever has left knows of it.
  if (applicant && occasion !== 'left' && to.includes('candidate'))
    mailApplicant(deps, applicant, { template: `contract-${occasion}`, params });
}
