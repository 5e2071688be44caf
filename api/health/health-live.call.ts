import * as z from 'zod/mini';
import { anybody, endpoint } from '../http/endpoint.ts';

/** The process answers. */
export const live = endpoint({
  name: 'health-live',
  path: '/api/health/live',
  methods: ['get'],
  auth: anybody,
  limit: { perNetwork: 6000, windowMinutes: 15 },
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
  handle: () => ({ status: 'ok' as const }),
});
