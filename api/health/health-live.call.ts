import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';

/** Tells that the process answers, is not about to end, and can open a file: one that cannot needs a new start. */
export const live = endpoint('live', {
  auth: anybody,
  limit: { perNetwork: 6000 },
  async handle({ deps: { log, ending } }) {
    if (ending.hasBegun) throw problem('not_ready');
    try {
      await (await open(devNull)).close();
    } catch (error) {
      log.error({ error: String(error) }, 'not live');
      throw problem('not_ready');
    }
    return { status: 'ok' as const };
  },
});
