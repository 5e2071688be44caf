import type * as at from '#contract/addresses/invite.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/answer.ts';

/** Who invites, as the welcome says it. */
export interface Invitation {
  organization: string;
  partnerId: string;
}

export type InvitationView =
  | { kind: 'validating' }
  /** `error`: the server's sentence, where it has one. */
  | { kind: 'invalid'; error?: string }
  | { kind: 'paused' }
  | { kind: 'no-token' }
  | { kind: 'failed'; error?: string; offline: boolean }
  | { kind: 'open'; token: string; invitation: Invitation };

/** The segment behind /invite in an address of this page: the token of a link, or the code that a poster has to type. */
export function inviteToken(pathname: string): string | undefined {
  const [, , page, segment] = pathname.split('/');
  if (page !== 'invite' || !segment) return undefined;
  try {
    return decodeURIComponent(segment).trim() || undefined;
  } catch {
    // A broken address still is somebody's link; the server says that it knows none such.
    return segment;
  }
}

type Reply = ReplyOf<typeof at.validateInviteToken.path>;

/** What the answer of validate-invite-token means for the page. */
export function viewOfInvitation(answer: Answer<Unchecked<Reply>>, token: string): InvitationView {
  switch (answer.kind) {
    case 'unreachable':
      return { kind: 'failed', offline: true };
    case 'refused': {
      const error = answer.message ? { error: answer.message } : {};
      // A token that cannot be one: too long, for example. Anything else says nothing about the invitation.
      return answer.status === 400 && answer.errors.some(({ path }) => path === 'token')
        ? { kind: 'invalid' }
        : { kind: 'failed', offline: false, ...error };
    }
    case 'ok':
      return viewOfReply(answer.data, token);
  }
}

function viewOfReply(reply: Unchecked<Reply>, token: string): InvitationView {
  const { valid, paused, error, organization_name: organization, partner_id: partnerId } = reply;
  if (valid === true && typeof organization === 'string' && typeof partnerId === 'string') {
    return { kind: 'open', token, invitation: { organization, partnerId } };
  }
  if (valid === false && paused === true) return { kind: 'paused' };
  if (valid === false) return { kind: 'invalid', ...(typeof error === 'string' && error ? { error } : {}) };
  // An answer that is none of ours: a hotel's sign-in page, for one.
  return { kind: 'failed', offline: false };
}
