import { recordEvent } from '../../audit/record-event.ts';
import { endpoint } from '../../http/endpoint.ts';
import { onboardedPartner } from '../caller-partner.ts';
import { keepContactChange } from '../contact-lines.ts';
import { partnerLinkStore } from './partner-link.store.ts';
import { viewLinks } from './view-links.ts';

/** Ends a link and its code; students who came by it stay. A repeat, or another partner's link, changes nothing. */
export const endLink = endpoint('endLink', {
  auth: onboardedPartner,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller: { account, partner }, input: { id } }) {
    deps.tx(() => {
      const at = deps.clock.now();
      if (!partnerLinkStore(deps.db).end(partner.partner_id, id, at)) return;
      keepContactChange(deps, partner.partner_id);
      recordEvent(deps, ['account', account.id], { actor: 'account', accountId: account.id, action: 'end-link' });
    });
    return viewLinks(deps, partner);
  },
});
