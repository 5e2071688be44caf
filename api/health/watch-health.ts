import type { Deps } from '../deps.ts';
import { SECOND_MS } from '../time/clock.ts';
import { raiseAlarms } from './alarms.ts';
import { faultsNow } from './faults-now.ts';

/** Looks at itself, and tells who watches the server from outside, and the operator. */
export async function watchHealth(deps: Deps, stopping: AbortSignal): Promise<void> {
  const faults = await faultsNow(deps);
  if (faults.length === 0) await beat(deps, stopping);
  await raiseAlarms(deps, faults);
}

const WITHIN_MS = 10 * SECOND_MS;

/**
 * Asks for the address of HEARTBEAT_URL. Called while the server can work: whoever watches it mails the operator when
 * nothing has come for a while, also where the whole machine is gone. Never throws.
 */
async function beat({ env: { HEARTBEAT_URL }, log }: Deps, stopping: AbortSignal): Promise<void> {
  if (HEARTBEAT_URL === undefined) return;
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(WITHIN_MS)]);
    const answer = await fetch(HEARTBEAT_URL, { method: 'POST', signal, redirect: 'manual' });
    // Unread, it would hold its connection.
    await answer.body?.cancel();
  } catch (error) {
    log.warn({ error: String(error) }, 'the watcher of HEARTBEAT_URL does not answer');
  }
}
