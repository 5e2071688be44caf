import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { type Partner, partnerStore } from './partner.store.ts';

/** Throws `partner_not_found`. */
export function existingPartner({ db }: Deps, partnerId: string): Partner {
  const row = partnerStore(db).findByPartnerId(partnerId);
  if (!row) throw problem('partner_not_found');
  return row;
}
