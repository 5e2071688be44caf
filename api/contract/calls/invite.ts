import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import * as invite from '../partners/invite.ts';

/** Calls about a partner’s invitation. */
export const inviteCalls = {
  validateInviteToken: {
    at: 'POST /api/functions/validate-invite-token',
    summary: 'Whether an invitation works, and who invites. Says of one that doesn’t only whether it is paused.',
    input: invite.inviteTokenInput,
    reply: invite.inviteReply,
  },
  consumeInvite: {
    at: 'POST /api/functions/consume-invite',
    summary: 'Registers a student by a partner’s invitation, which stays as it is: by its token or its code.',
    input: invite.consumeInviteInput,
    reply: neutralReply,
  },
  inviteQrPng: {
    at: 'GET /api/invites/:token/qr.png',
    summary: 'The code of an invitation for a screen.',
    input: invite.inviteImageInput,
    reply: { file: 'image/png' },
  },
  inviteQrSvg: {
    at: 'GET /api/invites/:token/qr.svg',
    summary: 'The code of an invitation for print.',
    input: invite.inviteImageInput,
    reply: { file: 'image/svg+xml' },
  },
  invitePoster: {
    at: 'GET /api/invites/:token/poster-:lang.pdf',
    summary: 'The notice for the wall, of an invitation that works.',
    input: invite.posterInput,
    reply: { file: 'application/pdf' },
  },
} as const satisfies CallEntries;
