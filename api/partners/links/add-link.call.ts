import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/calls.ts';
import { MAX_PARTNER_LINKS } from '#contract/limits.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { onboardedPartner, type PartnerCaller } from '../caller-partner.ts';
import { keepContactChange } from '../contact-lines.ts';
import { freshPartnerWord, newInviteToken } from '../invite-token.ts';
import { partnerLinkStore } from './partner-link.store.ts';
import { viewLinks } from './view-links.ts';

/** Adds a further link with the partner's name for it. Of a name, one link at most works: a press may be doubled. */
export const addLink = endpoint('addLink', {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input }) {
    deps.tx(() => add(deps, caller, input));
    return viewLinks(deps, caller.partner);
  },
});

function add(
  deps: Deps,
  { account, partner: { partner_id } }: PartnerCaller,
  wanted: InputOf<'POST /api/partner/add-link'>,
): void {
  const { label, printed = false } = wanted;
  const links = partnerLinkStore(deps.db).listOf(partner_id);
  if (links.some((link) => link.label === label && link.ended_at === null)) return;
  if (links.length >= MAX_PARTNER_LINKS) throw problem('too_many_links');
  const at = deps.clock.now();
  const link = { id: randomUUID() as string, token: newInviteToken(), code: freshPartnerWord(deps) };
  partnerLinkStore(deps.db).add({ ...link, partner_id, label, printed: printed ? 1 : 0, created_at: at });
  keepContactChange(deps, partner_id);
  recordEvent(deps, ['account', account.id], { actor: 'account', accountId: account.id, action: 'add-link' });
}
