import { adminIdInput, adminsInput, adminsReply, inviteAdminInput, setAdminInput } from '../accounts/admin.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';

/** Calls about the people who use the admins' area. */
export const adminCalls = {
  listAdmins: {
    at: 'GET /api/admin/people',
    summary: 'Everybody who uses the admins’ area, a page at a time, and whoever is invited.',
    input: adminsInput,
    reply: adminsReply,
  },
  inviteAdmin: {
    at: 'POST /api/admin/invite-person',
    summary: 'Mails somebody a link by which they set a password, and use the admins’ area from then on.',
    input: inviteAdminInput,
    reply: neutralReply,
  },
  resendAdminInvitation: {
    at: 'POST /api/admin/resend-invitation',
    summary: 'Mails an invited admin a new link. The earlier one ends.',
    input: adminIdInput,
    reply: neutralReply,
  },
  withdrawAdminInvitation: {
    at: 'POST /api/admin/withdraw-invitation',
    summary: 'Ends the invitation of an admin who has not set a password yet.',
    input: adminIdInput,
    reply: neutralReply,
  },
  setAdmin: {
    at: 'POST /api/admin/set-person',
    summary:
      'Blocks an admin or lets them in again, resets the second factor, makes a reader of an admin or the reverse.',
    input: setAdminInput,
    reply: neutralReply,
  },
} as const satisfies CallEntries;
