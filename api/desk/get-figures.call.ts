import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { countStages, weeksOfApplications } from './figures.ts';

/** The funnel and the weeks of the admins' overview. A partner that is unknown has no applications. */
export const getFigures = endpoint(calls.getFigures, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps: { figures, linkOpens, clock }, input: { partner_id } }) {
    const partnerId = partner_id ?? '';
    const opened =
      partner_id === undefined
        ? linkOpens.total()
        : [...linkOpens.sums(partner_id).values()].reduce((sum, opens) => sum + opens, 0);
    return {
      opened,
      ...countStages(figures.byStatus(partnerId), figures.erased(partnerId)),
      weeks: weeksOfApplications(figures, partnerId, clock.now()),
    };
  },
});
