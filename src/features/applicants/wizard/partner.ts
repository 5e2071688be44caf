import type { TabKey } from '#contract/browser-storage.ts';
import { tab } from '#src/lib/storage.ts';

const PARTNER_KEY: TabKey = 's4f_partner';

/** The partner that an address names, by its id or by the token of its invitation. */
export function partnerIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get('partner')?.trim() ?? '';
  return /^[\w-]{1,100}$/.test(named) ? named : undefined;
}

/** Stores the partner beside the draft, as the address may lose it on the way through other pages. */
export function keepPartner(search: string): void {
  const named = partnerIn(search);
  if (named) tab.write(PARTNER_KEY, named);
}

export function forgetPartner(): void {
  tab.write(PARTNER_KEY);
}

/** The partner of this application as a field of step 1; empty where no partner is known. */
export function partnerField(search: string): { partner?: string } {
  const partner = partnerIn(search) ?? tab.read(PARTNER_KEY) ?? undefined;
  return partner ? { partner } : {};
}
