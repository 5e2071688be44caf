import { anybody, endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { unsubscribedId } from '../../mail/unsubscribe-token.ts';
import { findReminderOwner } from './reminder-owner.ts';

/** Stops reminders at the press of a mail program's own button (RFC 8058), without a page. */
export const unsubscribe = endpoint('unsubscribe', {
  auth: anybody,
  limit: { perNetwork: 600 },
  bodyIsIgnored: true,
  // For the button of unsubscribe-page.ts. Mail programs get an answer without a redirect, as the RFC wants it.
  page: (_reply, lang) => `/${lang}/reminders-stopped`,
  handle({ deps, input: { unsubscribe_token: token } }) {
    const id = unsubscribedId(deps.secretKey, token);
    const owner = id === undefined ? undefined : findReminderOwner(deps, id);
    if (!owner) throw problem('applicant_not_found');
    deps.tx(() => owner.stop());
    return { success: true as const };
  },
});
