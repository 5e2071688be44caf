import type { Deps } from '../deps.ts';
import { DAY_MS } from '../time/clock.ts';
import { webhookStore } from './webhook.store.ts';

/** Since when the receiver of WEBHOOK_URL has taken nothing; undefined while all is well. */
export function webhookFailingSince({ db, env }: Pick<Deps, 'db' | 'env'>): number | undefined {
  return env.WEBHOOK_URL === undefined ? undefined : (webhookStore(db).progress()?.failing_since ?? undefined);
}

/** Whether nothing was taken for a day: no short outage of the receiver's. */
export function isWebhookStuck(deps: Pick<Deps, 'db' | 'env' | 'clock'>): boolean {
  return deps.clock.now() - (webhookFailingSince(deps) ?? Number.POSITIVE_INFINITY) >= DAY_MS;
}
