import type { WorkArea } from '#contract/employers/airside.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { requirementOf } from './load-contract.ts';

/** Airside, the authority’s answer counts for a contract too, until the check of its person is noted or it is over. */
export function uncheckedPlace(
  { db }: Pick<Deps, 'db'>,
  row: Pick<Contract, 'id' | 'match_id' | 'state'>,
): Partial<Pick<WorkArea, 'area' | 'check_answer'>> {
  const { area, check_answer } = requirementOf({ db }, row) ?? {};
  const isOver = row.state === 'ended' || row.state === 'cancelled';
  const isChecked = contractLifeStore(db)
    .marks(row.id)
    .some(({ what }) => what === 'airport');
  return area === 'airside' && check_answer !== undefined && !isOver && !isChecked ? { area, check_answer } : {};
}
