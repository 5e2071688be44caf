import type { Deps } from '../deps.ts';
import { tellOperator } from '../mail/tell-operator.ts';
import { LeaseHeld } from './lease.ts';

/**
 * Before the server listens. A bucket that does not answer keeps no server from its work.
 * @throws LeaseHeld where the bucket is another server's
 */
export async function holdLease(deps: Deps): Promise<void> {
  const { bucket, log } = deps;
  try {
    if ((await bucket?.lease.renew())?.wasEmptied) await fillAgain(deps);
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

/** What lies here goes there again in the next round; what lay only there is missing from now on. */
async function fillAgain(deps: Deps): Promise<void> {
  deps.log.error({ about: 'copy' }, 'backup failed: somebody has emptied the bucket');
  tellOperator(deps, 'operator-backup-failed', { about: 'copy' });
  await deps.bucket?.documents.lookAgain();
}
