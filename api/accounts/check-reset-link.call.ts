import { ownerReply, resetLinkInput } from '#contract/account.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { ownerOfLink } from './reset-link.ts';

/** Whose link it is and whether it still works, before a new password is thought up. Uses nothing up. */
export const checkResetLink = endpoint({
  name: 'check-reset-link',
  path: '/api/auth/check-reset-link',
  methods: ['post'],
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 240, windowMinutes: 15 },
  input: resetLinkInput,
  output: ownerReply,
  handle({ deps, input }) {
    const { account, role } = ownerOfLink(deps, input.token);
    return { success: true as const, email: account.email, role };
  },
});
