import { accountStore } from '../accounts/account.store.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { findOpenInvitation } from '../members/member-invitation.ts';
import { TEAMS } from './team-caller.ts';

/** What the invitation’s page has to ask: only the holder of the mailed link learns whether the address has an account. */
export const checkMemberInvitation = endpoint('checkMemberInvitation', {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 240 },
  handle({ deps, input }) {
    const { invitation, organization } = findOpenInvitation(deps, TEAMS[input.team], input.token);
    const account = accountStore(deps.db).findByEmail(invitation.email);
    const role = account?.confirmed_at ? accountStore(deps.db).roleOf(account.id) : undefined;
    return {
      organization_name: organization.name,
      email: invitation.email,
      account: role === undefined ? 'none' : role === input.team ? role : 'other',
    } as const;
  },
});
