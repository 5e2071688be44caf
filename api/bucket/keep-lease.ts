import type { Deps } from '../deps.ts';
import { LeaseHeld } from './lease.ts';

/**
 * Before the server listens. A bucket that does not answer keeps no server from its work.
 * @throws LeaseHeld where the bucket is another server's
 */
export async function holdLease({ bucket, log }: Deps): Promise<void> {
  try {
    await bucket?.lease.renew();
  } catch (error) {
    if (error instanceof LeaseHeld) throw error;
    log.error({ error: String(error) }, 'the bucket does not answer');
  }
}

/** The same each minute. A server whose place another one has taken starts anew, and is refused there. */
export async function keepLease(deps: Deps): Promise<void> {
  try {
    await holdLease(deps);
  } catch (error) {
    deps.log.fatal({ error: String(error) }, 'another server has taken over');
    deps.setUp.host?.startAnew();
  }
}
