import type { TabKey } from '#contract/browser-storage.ts';
import { readTabStorage, writeTabStorage } from '../shell/tab-storage.ts';

const PARTNER_KEY: TabKey = 's4f_partner';

/** The partner that an address names, by its id or by the token of its invitation. */
export function partnerIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get('partner')?.trim() ?? '';
  return /^[\w-]{1,100}$/.test(named) ? named : undefined;
}

/** Stores the partner beside the draft, as the address may lose it on the way through other pages. */
export function keepPartner(search: string): void {
  const named = partnerIn(search);
  if (named) writeTabStorage(PARTNER_KEY, named);
}

export function forgetPartner(): void {
  writeTabStorage(PARTNER_KEY, undefined);
}

/** The partner of this application as a field of step 1; empty where no partner is known. */
export function partnerField(search: string): { partner?: string } {
  const partner = partnerIn(search) ?? readTabStorage(PARTNER_KEY) ?? undefined;
  return partner ? { partner } : {};
}
