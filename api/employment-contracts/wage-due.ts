import { lowestWage } from '#contract/employers/lawful-work.ts';
import type { ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { requirementOf } from './load-contract.ts';

/**
 * What a contract has to say an hour where that is more than it says: what its requirement pays by now, and the least that
 * the law has for the days of both. Null where nothing is due, or neither draft nor new version can say it.
 */
export function wageDue(deps: Pick<Deps, 'db' | 'site'>, row: Contract, terms: ContractTerms): number | null {
  if (row.state !== 'draft' && !isOut(deps, row)) return null;
  const requirement = requirementOf(deps, row);
  const all = requirement ? [terms, requirement] : [terms];
  const least = all.map((work) => lowestWage(work, deps.site.earnings.wages)?.cents ?? 0);
  const due = Math.max(requirement?.wage_cents ?? 0, ...least);
  return due > terms.wage_cents ? due : null;
}

/**
 * Whether new terms can follow: it was sent, is not over, nothing is on paper of its end, and its candidate has not left:
 * nobody asks for other signatures before the two have settled that.
 */
export function isOut({ db }: Pick<Deps, 'db'>, { id, state, applicant_id }: Contract): boolean {
  const status = applicantStore(db).find(applicant_id)?.status;
  if (status !== undefined && ENDED_STATUSES.includes(status)) return false;
  return !['draft', 'ended', 'cancelled'].includes(state) && !contractLifeStore(db).end(id);
}

/** The contracts that are out and pay less than the law has for one of their days, since a minimum was raised. */
export function underpaid({ db, site, clock }: Pick<Deps, 'db' | 'site' | 'clock'>): string[] {
  return contractStore(db)
    .payOfSent(berlinDate(clock.now()))
    .filter((work) => work.wage_cents < (lowestWage(work, site.earnings.wages)?.cents ?? 0))
    .map(({ id }) => id);
}
