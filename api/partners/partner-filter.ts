import type { Partner } from './partner.store.ts';

export interface PartnerFilter {
  verified?: 'yes' | 'no' | 'renamed' | undefined;
  active?: 'yes' | 'no' | undefined;
}

type FilteredRow = Pick<Partner, 'verified_at' | 'invite_active' | 'renamed_at'>;

/** Whether a partner matches the filter. Pure. */
export function fits({ verified, active }: PartnerFilter, row: FilteredRow): boolean {
  const isOfCheck = verified === 'renamed' ? row.renamed_at !== null : agrees(verified, row.verified_at !== null);
  return isOfCheck && agrees(active, row.invite_active === 1);
}

/** How many there are of all, and behind each choice of one filter while the other one stays. Pure. */
export function countsBeside({ verified, active }: PartnerFilter, rows: readonly FilteredRow[]) {
  const count = (filter: PartnerFilter) => rows.filter((row) => fits(filter, row)).length;
  return {
    all: rows.length,
    verified: {
      any: count({ active }),
      yes: count({ active, verified: 'yes' }),
      no: count({ active, verified: 'no' }),
      renamed: count({ active, verified: 'renamed' }),
    },
    active: {
      any: count({ verified }),
      yes: count({ verified, active: 'yes' }),
      no: count({ verified, active: 'no' }),
    },
  };
}

function agrees(asked: 'yes' | 'no' | undefined, is: boolean): boolean {
  return asked === undefined || (asked === 'yes') === is;
}
