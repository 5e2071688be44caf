import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { berlinTime } from '../../time/berlin-time.ts';
import { verifiedPartner } from '../caller-partner.ts';
import { findPerson } from './person.ts';
import { queueNudge } from './queue-nudge.ts';
import { canNudge } from './registrations.ts';

/** Mails a student of the partner's list their personal link, at most once a week. The partner never sees the link. */
export const nudge = endpoint('nudge', {
  auth: verifiedPartner,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, input }) {
    deps.tx(() => {
      const person = findPerson(deps, caller.partner, input.person_id);
      if (person.nudge_at === null) throw problem('nothing_to_nudge');
      if (!canNudge(person, deps.clock.now()))
        throw problem('nudged_lately', { params: { again: berlinTime(person.nudge_at) } });
      queueNudge(deps, caller.partner, person);
    });
    return { success: true as const };
  },
});
