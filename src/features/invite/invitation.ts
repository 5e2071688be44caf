import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';

/** The partner and the invitation, as the page's heading names them. */
export interface Invitation {
  organization: string;
  partnerId: string;
  /** Whether we have verified the organisation. */
  isVerified: boolean;
}

export type InvitationView =
  | { kind: 'validating' }
  /** `error`: the server's sentence, where it has one. */
  | { kind: 'invalid'; error?: string | undefined }
  | { kind: 'paused' }
  | { kind: 'no-token' }
  | { kind: 'failed'; error?: string | undefined; offline: boolean }
  | { kind: 'open'; token: string; invitation: Invitation };

/** The token of a link, or the code that was typed from a poster: the segment after /invite. */
export function inviteToken(pathname: string): string | undefined {
  const segment = pathname.split('/')[3];
  if (!segment) return undefined;
  try {
    return decodeURIComponent(segment).trim() || undefined;
  } catch {
    // Even a badly escaped address goes to the server, which says that it knows no such invitation.
    return segment;
  }
}

type Reply = ReplyOf<'POST /api/functions/validate-invite-token'>;

/** The view that follows from an answer of validate-invite-token. */
export function viewOfInvitation(answer: Answer<Unchecked<Reply>>, token: string): InvitationView {
  switch (answer.kind) {
    case 'unreachable':
      return { kind: 'failed', offline: true };
    case 'refused':
      // A malformed token, too long for example. No other refusal says anything about the invitation.
      return answer.status === 400 && answer.errors.some(({ path }) => path === 'token')
        ? { kind: 'invalid' }
        : { kind: 'failed', offline: false, error: answer.message };
    case 'ok':
      return viewOfReply(answer.data, token);
  }
}

function viewOfReply(reply: Unchecked<Reply>, token: string): InvitationView {
  const { valid, paused, error, organization_name: organization, partner_id: partnerId, verified } = reply;
  if (valid === true && typeof organization === 'string' && typeof partnerId === 'string') {
    return { kind: 'open', token, invitation: { organization, partnerId, isVerified: verified === true } };
  }
  if (valid === false && paused === true) return { kind: 'paused' };
  if (valid === false) return { kind: 'invalid', error: typeof error === 'string' ? error : undefined };
  // The answer is not our server's; a hotel's sign-in page, for example.
  return { kind: 'failed', offline: false };
}
