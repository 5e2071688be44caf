import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { firstOf, withNeighbours } from '../../paging/page-by-time.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { partnerStore } from '../partner.store.ts';
import { countsBeside, fits } from '../partner-filter.ts';
import { searchTextOf, sortPartners } from '../partner-list.ts';
import { wordsIn } from '../plain-text.ts';
import { viewPartnerRow } from './view-partner-for-admin.ts';

/** A page of all partners, or of those who match. Posted, as names of a search don't belong in addresses. */
export const listPartners = endpoint('listPartners', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, input: { search = '', sort = 'newest', after, before, ...filter } }) {
    const all = sortPartners(partnerStore(deps.db).all(), sort);
    const beside = before ?? after;
    const place = all.findIndex(({ partner_id }) => partner_id === beside);
    if (beside !== undefined && place < 0) throw problem('input_invalid');
    const back = before !== undefined;
    const holds = wordsIn(search);
    const found = new Set(all.filter((row) => fits(filter, row) && holds(searchTextOf(row))));
    // A page before another one is read backwards, the nearest first.
    const side = (back ? all.slice(0, place).reverse() : all.slice(place + 1)).filter((row) => found.has(row));
    const { rows, ...neighbours } = withNeighbours(firstOf(side), { after, before }, ({ partner_id }) => partner_id);
    return {
      partners: rows.map((row) => viewPartnerRow(deps, row, row.email)),
      total: found.size,
      ...neighbours,
      summary: countsBeside(filter, all),
    };
  },
});
