import type { SignUp } from '#contract/accounts/account.ts';
import { isToken } from '#contract/accounts/token.ts';
import { takesAccount } from '#contract/model/status.ts';
import { isHeldByLinkAlone } from '../../applicants/own-applications.ts';
import { tokenStore } from '../../applicants/token.store.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';
import { findInvitationOfLink } from '../../partners/inviting-partner.ts';
import type { Partner } from '../../partners/partner.store.ts';

/** What makes a sign-up eligible: an application, an invitation, or nothing. */
export interface Eligibility {
  partner_id: string | null;
  applicant_id: string | null;
  /** The partner's further link, if the invitation was one. */
  link_id?: string | undefined;
}

/** By the invitation of a partner. */
export function eligibleBy({ partner_id, link_id }: Pick<Partner, 'partner_id' | 'link_id'>): Eligibility {
  return { partner_id, applicant_id: null, link_id };
}

/**
 * Finds what a sign-up needs: for a student the invitation of an active partner, for a candidate their own application
 * that has come far enough. Employers and partners need nothing; an admin verifies them later.
 */
export function eligibilityOf(deps: Deps, email: string, data: SignUp['options']['data']): Eligibility {
  if (data.role === 'student') {
    const invitation = findInvitationOfLink(deps, data.partner_id ?? '');
    if (invitation.kind === 'paused') throw problem('invite_paused');
    if (invitation.kind === 'unknown') throw problem('partner_link_required');
    return eligibleBy(invitation.partner);
  }
  if (data.role === 'candidate')
    return { partner_id: null, applicant_id: applicationOf(deps, email, data.access_token) };
  return { partner_id: null, applicant_id: null };
}

function applicationOf(deps: Deps, email: string, token: string | undefined): string {
  if (token === undefined) throw problem('token_missing');
  const held = isToken(token) ? tokenStore(deps.db).find(token) : undefined;
  if (!held) throw problem('applicant_not_found');
  const { applicant } = held;
  if (held.expiresAt <= deps.clock.now()) throw problem('token_expired');
  if (applicant.email.toLowerCase() !== email.toLowerCase()) throw problem('application_email_differs');
  if (applicant.user_id !== null && !isHeldByLinkAlone(deps, applicant)) throw problem('application_linked');
  if (!takesAccount(applicant.status)) throw problem('application_not_ready');
  return applicant.id;
}
