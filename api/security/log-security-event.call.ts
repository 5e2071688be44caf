import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { tidyMetadata, withoutAddresses } from './metadata.ts';
import { securityEventStore } from './security-event.store.ts';

export const logSecurityEvent = endpoint('logSecurityEvent', {
  auth: anyVisitor,
  // Anybody can write here, so only a little is accepted.
  limit: { perNetwork: 60 },
  handle({ deps, input, caller, from }) {
    const told = (text: string | null | undefined) => (text ? withoutAddresses(deps.secretKey, text) : null);
    const metadata = tidyMetadata(deps.secretKey, input._metadata ?? {});
    securityEventStore(deps.db).add({
      at: deps.clock.now(),
      action: input._action,
      source: 'client',
      accountId: caller?.account.id,
      network: from.network,
      resourceType: told(input._resource_type),
      resourceId: told(input._resource_id),
      success: input._success,
      errorMessage: told(input._error_message),
      metadata,
    });
    return { success: true as const };
  },
});
