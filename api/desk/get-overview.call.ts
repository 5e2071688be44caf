import { adminOrKey } from '../api-keys/admin-or-key.ts';
import { endpoint } from '../http/endpoint.ts';
import { partnerStore } from '../partners/partner.store.ts';
import { isoTime } from '../time/iso-time.ts';
import { figuresStore } from './figures.store.ts';
import { countStages, weeksOfApplications } from './figures.ts';
import { serverHealth } from './server-health.ts';

const EVERYBODY = { partner: '' };

export const getOverview = endpoint('getOverview', {
  auth: adminOrKey,
  limit: { perNetwork: 1200, perCaller: 300 },
  async handle({ deps }) {
    const { db, clock } = deps;
    const figures = figuresStore(db);
    const health = await serverHealth(deps);
    const { applied, complete } = countStages(figures.byStatus(EVERYBODY), figures.erased(EVERYBODY));
    const weeks = weeksOfApplications(figures, EVERYBODY, clock.now());
    const { all, active } = partnerStore(db).totals();
    return {
      now: isoTime(clock.now()),
      applications: { all: applied, this_week: weeks.at(-1)?.applications ?? 0, complete },
      partners: { active, paused: all - active },
      health,
    };
  },
});
