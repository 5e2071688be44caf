import type { Applicant } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { isSigned } from '../employment-contracts/is-signed.ts';
import { consentStore } from '../placements/consent.store.ts';
import { placementStore } from '../placements/placement.store.ts';
import type { RetentionFacts } from './due.ts';
import { retentionStore } from './retention.store.ts';

type Parts = Pick<Deps, 'db'>;

/** What the periods of an application are counted from, read from the database. */
export function factsOf(deps: Parts, applicant: Applicant): RetentionFacts {
  const { db } = deps;
  const retention = retentionStore(db);
  const { id, status, created_at, updated_at } = applicant;
  const all = contractStore(db).ofApplicant(id, Number.MAX_SAFE_INTEGER);
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
    availableUntil:
      consentStore(db).given(id, 'employers') && (placementStore(db).find(id)?.available_until || undefined),
  };
}
