import { calls } from '#contract/calls.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { findOpenInvitation } from './member-invitation.ts';

/** What the invitation's page has to ask: only the holder of the mailed link learns whether the address has an account. */
export const checkMemberInvitation = endpoint(calls.checkMemberInvitation, {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 240, windowMinutes: 15 },
  handle({ deps, input }) {
    const { invitation, partner } = findOpenInvitation(deps, input.token);
    const account = deps.accounts.findByEmail(invitation.email);
    const role = account?.confirmed_at ? deps.accounts.roleOf(account.id) : undefined;
    return {
      organization_name: partner.organization_name,
      email: invitation.email,
      account: role === undefined ? ('none' as const) : role === 'partner' ? ('partner' as const) : ('other' as const),
    };
  },
});
