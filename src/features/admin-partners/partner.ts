import type * as z from 'zod/mini';
import type { partnerDetailReply, partnerRow } from '#contract/partner.ts';

/** A partner as the administration sees it. */
export type Partner = z.infer<typeof partnerRow>;
export type PartnerDetail = z.infer<typeof partnerDetailReply>;
export type AuditEntry = PartnerDetail['audit'][number];

// By hand: the contract's rules would bring a library along. Undefined where the answer is none of ours.

export function readPartners(data: unknown): readonly Partner[] | undefined {
  const { partners } = (data ?? {}) as { partners?: unknown };
  return Array.isArray(partners) && partners.every(isPartner) ? partners : undefined;
}

export function readDetail(data: unknown): PartnerDetail | undefined {
  const { partner, audit } = (data ?? {}) as { partner?: unknown; audit?: unknown };
  return isPartner(partner) && Array.isArray(audit) ? { partner, audit: audit as PartnerDetail['audit'] } : undefined;
}

function isPartner(raw: unknown): raw is Partner {
  const row = raw as Partial<Partner> | null;
  return typeof row?.partner_id === 'string' && typeof row.invite_token === 'string' && typeof row.counts === 'object';
}

/** The id in the address of a partner's page: the segment under the list. */
export function partnerIdOf(pathname: string): string | undefined {
  const [, , area, page, segment] = pathname.split('/');
  if (area !== 'admin' || page !== 'partners' || !segment) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Those whose organisation, person, address or id holds every word of the query, in any case and order. */
export function matching(partners: readonly Partner[], query: string): readonly Partner[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return partners.filter(({ organization_name, contact_person, email, partner_id }) => {
    const text = folded([organization_name, contact_person, email, partner_id].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Without accents and in one case: whoever looks for Universitat finds Universität. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
