import * as z from 'zod/mini';
import { neutralReply } from '#contract/applicant.ts';
import { securityEventInput } from '#contract/security.ts';
import { endpoint } from '../http/endpoint.ts';
import { anyVisitor } from '../sessions/session-auth.ts';
import { tidyMetadata, withoutAddresses } from './metadata.ts';

/** What a browser reports. It stands beside the server's own events, marked as what it is. */
export const logSecurityEvent = endpoint({
  name: 'log_security_event',
  path: '/api/rpc/log_security_event',
  methods: ['post'],
  auth: anyVisitor,
  // Whoever likes can write here, so it is little.
  limit: { perNetwork: 60, windowMinutes: 15 },
  input: securityEventInput,
  output: z.object({ success: neutralReply.shape.success }),
  handle({ deps, input, caller, from }) {
    const told = (text: string | null | undefined) => (text ? withoutAddresses(deps.secretKey, text) : null);
    const metadata = tidyMetadata(deps.secretKey, input._metadata ?? {});
    deps.securityEvents.add({
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
