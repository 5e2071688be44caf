import type { Deps } from '../deps.ts';
import { SECOND_MS } from '../time/clock.ts';
import { faultsNow } from './faults-now.ts';

const WITHIN_MS = 10 * SECOND_MS;

/**
 * Asks for the address of HEARTBEAT_URL while the server can work: whoever watches it mails the operator when nothing has
 * come for a while, also where the whole machine is gone.
 */
export async function beat(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { HEARTBEAT_URL } = deps.env;
  if (HEARTBEAT_URL === undefined || (await faultsNow(deps)).length > 0) return;
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(WITHIN_MS)]);
    await fetch(HEARTBEAT_URL, { method: 'POST', signal, redirect: 'manual' });
  } catch (error) {
    deps.log.warn({ error: String(error) }, 'the watcher of HEARTBEAT_URL does not answer');
  }
}
