import type { PartnerSort } from '#contract/partners/partner-admin.ts';
import type { Fields } from '#src/ui/list/list-query.ts';

/** The orders of the list, as they are offered; the first one stands in no address. */
export const SORTS = ['newest', 'oldest', 'name', 'people'] as const satisfies readonly PartnerSort[];

/** What the list's address may say. The search is left out: names don't belong in addresses. */
export const PARTNER_FIELDS: Fields = { verified: ['yes', 'no', 'renamed'], active: ['yes', 'no'], sort: SORTS };
