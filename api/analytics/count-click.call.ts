import { anybody, endpoint } from '../http/endpoint.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { clickStore } from './click.store.ts';

export const countClick = endpoint('countClick', {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 600 },
  handle({ deps, input }) {
    clickStore(deps.counters).add(berlinDate(deps.clock.now()), input);
    return null;
  },
});
