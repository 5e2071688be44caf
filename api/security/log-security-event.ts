import * as z from 'zod/mini';
import { neutralReply } from '#contract/applicant.ts';
import { securityEventInput } from '#contract/security.ts';
import { anyVisitor } from '../accounts/session-auth.ts';
import { pseudonym } from '../config/secrets.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';

const MAX_METADATA_CHARACTERS = 2000;
const MAX_DEPTH = 4;

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
    const told = (text: string | null | undefined) => (text ? withoutAddresses(deps, text) : null);
    const metadata = withoutAddressesIn(deps, input._metadata ?? {}, MAX_DEPTH) as Record<string, unknown>;
    if (JSON.stringify(metadata).length > MAX_METADATA_CHARACTERS)
      throw problem('input_too_long', { params: { max: MAX_METADATA_CHARACTERS } });
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

/** E-mail addresses become pseudonyms: the same one can be recognised, nobody can be written to. */
function withoutAddresses(deps: Deps, text: string): string {
  return text.replace(/[^\s"'<>,;:]+@[^\s"'<>,;:]+/g, (address) => pseudonym(deps.secretKey, address.toLowerCase()));
}

function withoutAddressesIn(deps: Deps, value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutAddresses(deps, value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw problem('input_invalid');
  const inner = (one: unknown) => withoutAddressesIn(deps, one, depth - 1);
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [withoutAddresses(deps, key), inner(one)]));
}
