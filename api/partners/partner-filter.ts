import type { Partner } from './partner.store.ts';

export interface PartnerFilter {
  verified?: 'yes' | 'no' | 'renamed' | undefined;
  active?: 'yes' | 'no' | undefined;
}

/** Whether a partner matches the filter. Pure. */
export function fits(
  { verified, active }: PartnerFilter,
  row: Pick<Partner, 'verified_at' | 'invite_active' | 'renamed_at'>,
): boolean {
  const isOfCheck = verified === 'renamed' ? row.renamed_at !== null : agrees(verified, row.verified_at !== null);
  return isOfCheck && agrees(active, row.invite_active === 1);
}

function agrees(asked: 'yes' | 'no' | undefined, is: boolean): boolean {
  return asked === undefined || (asked === 'yes') === is;
}
