import * as z from 'zod/mini';
import { clickInput } from '#contract/click.ts';
import { berlinDate } from '../berlin-time.ts';
import { anybody, endpoint } from '../http/endpoint.ts';

/** Counts a click on a contact link. Says and keeps nothing about who clicked. */
export const countClick = endpoint({
  name: 'analytics-events',
  path: '/api/analytics-events',
  methods: ['post'],
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  input: clickInput,
  output: z.object({}),
  send: (res) => void res.status(204).end(),
  handle({ deps, input }) {
    deps.clicks.add(berlinDate(deps.clock.now()), input);
    return {};
  },
});
