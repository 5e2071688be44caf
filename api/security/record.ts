import type { SecurityAction } from '#contract/accounts/security.ts';
import type { Deps } from '../deps.ts';
import { type NewSecurityEvent, securityEventStore } from './security-event.store.ts';

type Facts = Omit<NewSecurityEvent, 'at' | 'action' | 'source' | 'network'>;

/** Records an event that the server itself saw. */
export function recordSecurity(
  deps: Pick<Deps, 'db' | 'clock'>,
  action: SecurityAction,
  network: string,
  facts: Facts = {},
): void {
  const success = action === 'login_success' || action === 'signup_success' || action === 'logout';
  securityEventStore(deps.db).add({
    at: deps.clock.now(),
    action,
    source: 'server',
    network,
    success,
    resourceType: 'account',
    ...facts,
  });
}
