import { applicationNumber } from '#contract/applications/application-number.ts';
import { ENDED_STATUSES, isOpen } from '#contract/model/status.ts';
import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { accountToErase } from '../personal-data/erase.ts';
import { contractKeptUntil } from '../personal-data/keep-contracts.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { Due } from './due.ts';

const MOST_APPLICATIONS = 20;

/** What goes from which day on, the account too, and what stays: another application of the same address, a contract. */
export function whatGoes(deps: Deps, applicant: Applicant, { what, at }: Due): Record<string, string> {
  const { id, email, status } = applicant;
  const due = berlinDate(at);
  const other = applicantStore(deps.db)
    .listByEmail(email, MOST_APPLICATIONS)
    .find((one) => one.id !== id && !ENDED_STATUSES.includes(one.status));
  const kept = what === 'application' ? (contractKeptUntil(deps, id) ?? '') : '';
  return {
    due,
    ...(isOpen(status) && { open: 'yes' }),
    ...(other && { number: applicationNumber(id), other: applicationNumber(other.id) }),
    ...(kept >= due && { kept }),
    ...(what === 'application' && accountToErase(deps, applicant) !== null && { account: 'yes' }),
  };
}
