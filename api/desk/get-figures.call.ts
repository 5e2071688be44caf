import { seasonIdOf } from '#contract/seasons/season-fields.ts';
import { adminOrKey } from '../api-keys/admin-or-key.ts';
import { endpoint } from '../http/endpoint.ts';
import { linkOpenStore } from '../partners/link-open.store.ts';
import { figuresStore } from './figures.store.ts';
import { countStages, weeksOfApplications } from './figures.ts';

/** The funnel and the weeks of the admins' overview. A partner or season that is unknown has no applications. */
export const getFigures = endpoint('getFigures', {
  auth: adminOrKey,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps: { db, counters, clock }, input: { partner_id, season } }) {
    const figures = figuresStore(db);
    const counted = { partner: partner_id ?? '', season: season && seasonIdOf(season) };
    const opened =
      partner_id === undefined
        ? linkOpenStore(counters).total()
        : [...linkOpenStore(counters).sums(partner_id).values()].reduce((sum, opens) => sum + opens, 0);
    return {
      opened,
      ...countStages(figures.byStatus(counted), figures.erased(counted)),
      weeks: weeksOfApplications(figures, counted, clock.now()),
    };
  },
});
