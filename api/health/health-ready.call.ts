import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { isReady } from './is-ready.ts';

/** Tells that the server can work: the database answers, documents can be written, and mails go out. */
export const ready = endpoint(calls.ready, {
  auth: anybody,
  limit: { perNetwork: 6000, windowMinutes: 15 },
  async handle({ deps }) {
    if (!(await isReady(deps))) throw problem('not_ready');
    return { status: 'ok' as const };
  },
});
