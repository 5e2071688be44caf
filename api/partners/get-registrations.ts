import * as z from 'zod/mini';
import { registrationsReply } from '#contract/partner.ts';
import { endpoint } from '../http/endpoint.ts';
import { ownPartner } from './own-partner.ts';
import { countSteps } from './progress.ts';
import { listRegistrations } from './registrations.ts';
import { weeksOf } from './weeks.ts';

/** Figures and names, once the organisation has been checked; before, nothing but that it hasn't. */
export const getRegistrations = endpoint({
  name: 'registrations',
  path: '/api/partner/registrations',
  methods: ['get'],
  auth: ownPartner,
  limit: { perNetwork: 1200, perCaller: 120, windowMinutes: 15 },
  input: z.object({}),
  output: registrationsReply,
  handle({ deps, caller: { partner } }) {
    if (partner.verified_at === null) return { verified: false, counts: countSteps([]), weeks: [], people: [] };
    const people = listRegistrations(deps, partner.partner_id);
    return {
      verified: true,
      counts: countSteps(people.map(({ step }) => step)),
      weeks: weeksOf(
        people.map(({ registered_at }) => Date.parse(registered_at)),
        deps.clock.now(),
      ),
      people,
    };
  },
});
