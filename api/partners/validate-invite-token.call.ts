import { calls } from '#contract/calls.ts';
import type { Text } from '#contract/languages.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { countOpening } from './count-opening.ts';
import { findByWorkingToken } from './inviting-partner.ts';

const NOT_FOUND: Text = {
  de: 'Einladung nicht gefunden oder ungültig',
  en: 'Invitation not found or not valid',
};

/** Whether a link on a poster still works, and who invites. Never says why one doesn't. */
export const validateInviteToken = endpoint(calls.validateInviteToken, {
  readsOnly: true,
  auth: anybody,
  limit: { perNetwork: 600, windowMinutes: 15 },
  handle({ deps, input, lang, from }) {
    const partner = findByWorkingToken(deps, input.token);
    if (!partner)
      return { valid: false, error: NOT_FOUND[lang], partner_id: null, organization_name: null, contact_person: null };
    countOpening(deps, partner, from.userAgent);
    const { partner_id, organization_name, contact_person } = partner;
    return { valid: true, error: null, partner_id, organization_name, contact_person };
  },
});
