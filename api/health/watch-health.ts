import type { Deps } from '../deps.ts';
import { raiseAlarms } from './alarms.ts';
import { faultsNow } from './faults-now.ts';
import { beat } from './heartbeat.ts';

/** Looks at itself, and tells who watches the server from outside, and the operator. */
export async function watchHealth(deps: Deps, stopping: AbortSignal): Promise<void> {
  const faults = await faultsNow(deps);
  if (faults.length === 0) await beat(deps, stopping);
  await raiseAlarms(deps, faults);
}
