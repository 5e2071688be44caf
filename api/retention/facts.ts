import type { Applicant } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { isSigned } from '../employment-contracts/is-signed.ts';
import type { RetentionFacts } from './due.ts';

type Parts = Pick<Deps, 'consents' | 'contracts' | 'contractCopies' | 'placements' | 'retention'>;

/** What the periods of an application are counted from, read from the database. */
export function factsOf(deps: Parts, applicant: Applicant): RetentionFacts {
  const { consents, contracts, placements, retention } = deps;
  const { id, status, created_at, updated_at } = applicant;
  const all = contracts.ofApplicant(id, Number.MAX_SAFE_INTEGER);
  const held = all.filter(({ state }) => state !== 'cancelled');
  return {
    status,
    statusSince: retention.statusSince(id, status) ?? created_at,
    movedAt: Math.max(created_at, updated_at, retention.movedAt(id) ?? 0),
    hasPassport: retention.passports(id).length > 0,
    lastContractDay: held
      .map(({ ends_on }) => ends_on)
      .sort()
      .at(-1),
    isWorking: all.some((row) => isSigned(deps, row)),
    availableUntil: consents.given(id, 'employers') && (placements.find(id)?.available_until || undefined),
  };
}
