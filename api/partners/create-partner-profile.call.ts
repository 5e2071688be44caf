import { randomUUID } from 'node:crypto';
import type { calls, InputOf } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { newsStore } from '../desk/news.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { partner } from '../sessions/session-auth.ts';
import { partnerOf } from './caller-partner.ts';
import { freshPartnerWord, newInviteToken } from './invite-token.ts';
import { type Partner, partnerStore } from './partner.store.ts';
import { viewCallersPartner } from './view-partner.ts';

/** Onboarding. A form sent twice, as the first answer was lost, is answered with the existing profile. */
export const createPartnerProfile = endpoint('createPartnerProfile', {
  auth: partner,
  limit: { perNetwork: 300, perCaller: 30 },
  handle({ deps, caller, input }) {
    const row = deps.tx(() => partnerOf(deps, caller.account.id)?.partner ?? add(deps, caller.account.id, input));
    return viewCallersPartner(row, caller.account.id);
  },
});

function add(deps: Deps, userId: string, given: InputOf<typeof calls.createPartnerProfile.at>): Partner {
  const now = deps.clock.now();
  partnerStore(deps.db).add({
    ...given,
    id: randomUUID(),
    user_id: userId,
    partner_id: freshPartnerWord(deps),
    invite_token: newInviteToken(),
    invite_code: freshPartnerWord(deps),
    created_at: now,
  });
  newsStore(deps.db).add('partners');
  return partnerStore(deps.db).findOfAccount(userId) as Partner;
}
