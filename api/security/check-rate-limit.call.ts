import { anybody, endpoint } from '../http/endpoint.ts';

export const checkRateLimit = endpoint('checkRateLimit', {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 600 },
  handle({ deps, input, from }) {
    const standing = deps.attempts.look({
      kind: input._attempt_type,
      email: input._identifier,
      network: from.network,
    });
    if (standing.allowed) return { allowed: true, reason: null, retry_after: null };
    return { allowed: false, reason: standing.reason, retry_after: standing.retryAfterSeconds };
  },
});
