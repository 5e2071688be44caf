import { ERRORS } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { publicWords } from './contact-lines.ts';
import { findInvitation, findInvitationOfLink } from './inviting-partner.ts';
import { linkOpenStore } from './link-open.store.ts';
import type { Partner } from './partner.store.ts';

const NOBODY = { partner_id: null, organization_name: null, contact_person: null, verified: false };

/** Whether a link or code of a poster works, and who invites. The reply names a pause, but no other reason. */
export const validateInviteToken = endpoint('validateInviteToken', {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 600 },
  handle({ deps, input, lang, from }) {
    const invitation = (input.from === 'link' ? findInvitationOfLink : findInvitation)(deps, input.token);
    switch (invitation.kind) {
      case 'unknown':
        return { valid: false, paused: false, error: ERRORS.invite_invalid[lang], ...NOBODY };
      case 'paused':
        return { valid: false, paused: true, error: ERRORS.invite_paused[lang], ...NOBODY };
      case 'open': {
        countLinkVisit(deps, invitation.partner, from.userAgent);
        const { partner_id, organization_name, verified_at } = invitation.partner;
        const contact_person = publicWords(invitation.partner).person || null;
        const verified = verified_at !== null;
        return { valid: true, paused: false, error: null, partner_id, organization_name, contact_person, verified };
      }
    }
  },
});

// Programs that name themselves. A page is validated by its script, which most programs that check links don't run.
const PROGRAM = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp\/|telegrambot/i;

/** Counts a visit by a partner's link. A failing counter refuses nobody. */
function countLinkVisit(deps: Deps, { partner_id: id, link_id = '' }: Partner, userAgent: string): void {
  if (PROGRAM.test(userAgent)) return;
  try {
    linkOpenStore(deps.counters).add(id, link_id, berlinDate(deps.clock.now()));
  } catch (error) {
    deps.log.error({ error: String(error) }, 'an opened link is not counted');
  }
}
