import { adminIdInput, adminsInput, adminsReply, inviteAdminInput, setAdminInput } from '../accounts/admin.ts';
import { keyIdInput, keysReply, madeKeyReply, makeKeyInput } from '../accounts/api-key.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { connectionsReply, setConnectionInput, setConnectionReply } from '../desk/connection.ts';

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
  listKeys: {
    at: 'GET /api/admin/keys',
    summary: 'The keys with which other programs read figures, without the keys themselves.',
    reply: keysReply,
  },
  makeKey: {
    at: 'POST /api/admin/make-key',
    summary: 'Makes a key for another program, and shows it once. Asks for the password.',
    input: makeKeyInput,
    reply: madeKeyReply,
  },
  removeKey: {
    at: 'POST /api/admin/remove-key',
    summary: 'Takes a key back. Whoever shows it is refused from then on.',
    input: keyIdInput,
    reply: keysReply,
  },
  listConnections: {
    at: 'GET /api/admin/connections',
    summary: 'Where mail and copies go, without users and secrets.',
    reply: connectionsReply,
  },
  setConnection: {
    at: 'POST /api/admin/set-connection',
    summary:
      'Tries where mail or copies are to go, keeps it encrypted, and starts the server anew. Asks for the password.',
    input: setConnectionInput,
    reply: setConnectionReply,
  },
  setAdmin: {
    at: 'POST /api/admin/set-person',
    summary:
      'Blocks an admin or lets them in again, resets the second factor, makes a reader of an admin or the reverse. Asks for the password.',
    input: setAdminInput,
    reply: neutralReply,
  },
} as const satisfies CallEntries;
