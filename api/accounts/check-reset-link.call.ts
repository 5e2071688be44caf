import { anybody, endpoint } from '../http/endpoint.ts';
import { ownerOfLink } from './reset-link.ts';

export const checkResetLink = endpoint('checkResetLink', {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 240 },
  handle({ deps, input }) {
    const { account, role } = ownerOfLink(deps, input.token);
    return { success: true as const, email: account.email, role };
  },
});
