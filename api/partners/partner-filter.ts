import type { PartnerTotals } from '#contract/partner-admin.ts';
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

/** How many partners match, by the totals alone. Pure. */
export function howMany({ verified, active }: PartnerFilter, totals: PartnerTotals): number {
  const { all, active: works, unverified, waiting, renamed, renamed_waiting } = totals;
  // Of each check: how many in all, and how many of them that are not paused.
  const [inAll, notPaused] = {
    any: [all, works],
    yes: [all - unverified, works - waiting],
    no: [unverified, waiting],
    renamed: [renamed, renamed_waiting],
  }[verified ?? 'any'] as [number, number];
  if (active === undefined) return inAll;
  return active === 'yes' ? notPaused : inAll - notPaused;
}

function agrees(asked: 'yes' | 'no' | undefined, is: boolean): boolean {
  return asked === undefined || (asked === 'yes') === is;
}
