import type * as z from 'zod/mini';
import type { partnerDetailReply, partnerRow, partnersReply } from '#contract/partners/partner-admin.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

/** A partner as an admin sees it. */
export type Partner = z.infer<typeof partnerRow>;
export type PartnersPage = z.infer<typeof partnersReply>;
export type PartnerDetail = z.infer<typeof partnerDetailReply>;
export type AuditEntry = PartnerDetail['audit'][number];

// Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's.

export function readPartners(reply: Unchecked<PartnersPage>): PartnersPage | undefined {
  const { partners, total, summary } = reply;
  if (!Array.isArray(partners) || !partners.every(isPartner)) return undefined;
  return {
    partners,
    total: typeof total === 'number' ? total : null,
    ...placesIn(reply),
    summary: {
      all: partners.length,
      active: 0,
      unverified: 0,
      waiting: 0,
      renamed: 0,
      renamed_waiting: 0,
      ...(summary as object),
    },
  };
}

export function readDetail(reply: Unchecked<PartnerDetail>): PartnerDetail | undefined {
  const { partner, poster, recent, notes, audit, members } = reply;
  if (!isPartner(partner) || !Array.isArray(audit) || typeof poster !== 'object') return undefined;
  return {
    partner,
    poster: poster as PartnerDetail['poster'],
    members: Array.isArray(members) ? (members as PartnerDetail['members']) : [],
    recent: typeof recent === 'number' ? recent : 0,
    notes: Array.isArray(notes) ? (notes as PartnerDetail['notes']) : [],
    audit: audit as PartnerDetail['audit'],
  };
}

function isPartner(raw: unknown): raw is Partner {
  const row = raw as Partial<Partner> | null;
  return typeof row?.partner_id === 'string' && typeof row.invite_token === 'string' && typeof row.counts === 'object';
}

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
