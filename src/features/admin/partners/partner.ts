import type * as z from 'zod/mini';
import type { partnerDetailReply, partnerRow, partnersReply } from '#contract/partners/partner-admin.ts';

export type Partner = z.infer<typeof partnerRow>;
export type PartnersPage = z.infer<typeof partnersReply>;
export type PartnerDetail = z.infer<typeof partnerDetailReply>;
export type AuditEntry = PartnerDetail['audit'][number];

/** The partner id in the address of a partner's page: the segment below the list. */
export function partnerIdOf(pathname: string): string | undefined {
  const [, , area, page, segment] = pathname.split('/');
  if (area !== 'admin' || page !== 'partners' || !segment) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
