import { endpoint } from '../http/endpoint.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { sessionLifeLeft } from '../sessions/session-life.ts';
import { isoTime } from '../time/iso-time.ts';

export const listSessions = endpoint('listSessions', {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle({ deps, caller }) {
    const now = deps.clock.now();
    const alive = sessionStore(deps.db)
      .listOf(caller.account.id)
      .filter((one) => sessionLifeLeft(one, caller.role, now) > 0);
    return {
      sessions: alive.map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        created_at: isoTime(created_at),
        last_seen_at: isoTime(last_seen_at),
        is_current: id === caller.session.id,
      })),
    };
  },
});
