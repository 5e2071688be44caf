import type { PartnerTotals } from '#contract/partner-admin.ts';
import type { Partner } from './partner.store.ts';

export interface PartnerFilter {
  verified?: 'yes' | 'no' | undefined;
  active?: 'yes' | 'no' | undefined;
}

/** Whether a partner matches the filter. Pure. */
export function fits(
  { verified, active }: PartnerFilter,
  row: Pick<Partner, 'verified_at' | 'invite_active'>,
): boolean {
  return agrees(verified, row.verified_at !== null) && agrees(active, row.invite_active === 1);
}

/** How many partners match, by the totals alone. Pure. */
export function howMany({ verified, active }: PartnerFilter, totals: PartnerTotals): number {
  const { all, active: works, unverified, waiting } = totals;
  const cells = [
    { isVerified: true, isActive: true, count: works - waiting },
    { isVerified: true, isActive: false, count: all - unverified - (works - waiting) },
    { isVerified: false, isActive: true, count: waiting },
    { isVerified: false, isActive: false, count: unverified - waiting },
  ];
  return cells.reduce(
    (sum, { isVerified, isActive, count }) =>
      sum + (agrees(verified, isVerified) && agrees(active, isActive) ? count : 0),
    0,
  );
}

function agrees(asked: 'yes' | 'no' | undefined, is: boolean): boolean {
  return asked === undefined || (asked === 'yes') === is;
}
