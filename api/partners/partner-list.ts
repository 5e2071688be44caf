import type { PartnerSort } from '#contract/partners/partner-admin.ts';
import type { ListedPartner } from './partner.store.ts';
import { phoneDigits, searchedIn } from './plain-text.ts';

/** The text in which the admins' list looks for a partner, and by which it sorts names. Pure. */
export function searchTextOf(row: ListedPartner): string {
  const { organization_name, contact_person, email, members, partner_id, phone, invite_code, link_codes } = row;
  const digits = phoneDigits(phone);
  return searchedIn([organization_name, contact_person, email, members, partner_id, digits, invite_code, link_codes]);
}

/** Sorts partners that come the oldest first. Pure. */
export function sortPartners(rows: readonly ListedPartner[], sort: PartnerSort): ListedPartner[] {
  switch (sort) {
    case 'oldest':
      return [...rows];
    case 'newest':
      return rows.toReversed();
    case 'people':
      return rows.toReversed().sort((a, b) => b.registered - a.registered);
    case 'name': {
      const texts = new Map(rows.map((row) => [row, searchTextOf(row)]));
      const textOf = (row: ListedPartner) => texts.get(row) ?? '';
      return rows.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0));
    }
  }
}
