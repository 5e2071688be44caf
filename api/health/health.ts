import { access, constants } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';

const limit = { perNetwork: 6000, windowMinutes: 15 };
const output = z.object({ status: z.literal('ok') });

/** The process answers. */
export const live = endpoint({
  name: 'health-live',
  path: '/api/health/live',
  methods: ['get'],
  auth: anybody,
  limit,
  input: z.object({}),
  output,
  handle: () => ({ status: 'ok' as const }),
});

/** It can also do its work: the database answers, and documents can be written. */
export const ready = endpoint({
  name: 'health-ready',
  path: '/api/health/ready',
  methods: ['get'],
  auth: anybody,
  limit,
  input: z.object({}),
  output,
  async handle({ deps }) {
    if (!(await isReady(deps))) throw problem('not_ready');
    return { status: 'ok' as const };
  },
});

async function isReady({ db, folders, log }: Deps): Promise<boolean> {
  try {
    db.prepare('SELECT count(*) FROM schema_migration').get();
    for (const dir of [folders.uploads, folders.tmp]) await access(dir, constants.W_OK);
    return true;
  } catch (error) {
    log.error({ error: String(error) }, 'not ready');
    return false;
  }
}
