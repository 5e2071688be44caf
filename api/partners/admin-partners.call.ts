import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { pageOf } from './page-of.ts';
import type { ListedPartner, PartnerPlace } from './partner.store.ts';
import { fits, howMany } from './partner-filter.ts';
import { searchTextsForReaders } from './partner-search.ts';
import { wordsIn } from './plain-text.ts';
import { refreshAll } from './refresh-registrations.ts';
import { viewPartnerRow } from './view-partner-for-admin.ts';

/** A page of all partners, or of those who match. Posted, as names of a search don't belong in addresses. */
export const listPartners = endpoint(calls.listPartners, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  async handle({ deps, input: { search = '', sort = 'newest', after, before, ...filter } }) {
    await refreshAll(deps);
    await searchTextsForReaders(deps);
    const summary = deps.partners.totals();
    const holds = wordsIn(search);
    const beside = before ?? after;
    if (beside !== undefined && !deps.partners.findByPartnerId(beside)) throw problem('input_invalid');
    const back = before !== undefined;
    const count = search.trim() ? undefined : howMany(filter, summary);
    const { rows, total, last } = await pageOf<ListedPartner, PartnerPlace>({
      rowsAfter: (from, most) => deps.partners.page({ sort, back }, from, most),
      fits: (row) => fits(filter, row) && holds(row.search),
      after: beside === undefined ? undefined : { partner_id: beside },
      total: count,
    });
    // A page before another one is read backwards, the nearest first.
    const shown = back ? rows.toReversed() : rows;
    const hasMore = last !== undefined;
    return {
      partners: shown.map((row) => viewPartnerRow(deps, row, row.email)),
      total: count ?? total,
      previous: (back ? hasMore : after !== undefined) ? (shown[0]?.partner_id ?? null) : null,
      next: (back ? true : hasMore) ? (shown.at(-1)?.partner_id ?? null) : null,
      summary,
    };
  },
});
