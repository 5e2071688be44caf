import {
  inviteMemberInput,
  joinInput,
  memberInput,
  memberInvitationIdInput,
  memberInvitationInput,
  memberInvitationReply,
  teamMembers,
} from '../accounts/member.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { adminMemberInput, partnerDetailReply } from '../partners/partner-admin.ts';
import { nothingInput } from '../request.ts';

/** Calls about the people of a partner. */
export const partnerMemberCalls = {
  listMembers: {
    at: 'GET /api/partner/members',
    summary: 'Everybody who works for the partner, and the colleagues who are invited.',
    input: nothingInput,
    reply: teamMembers,
  },
  inviteMember: {
    at: 'POST /api/partner/invite-member',
    summary: 'Mails a colleague a link by which they join, once. Says nothing about accounts.',
    input: inviteMemberInput,
    reply: teamMembers,
  },
  withdrawInvitation: {
    at: 'POST /api/partner/withdraw-invitation',
    summary: 'Ends an invitation of a colleague. The owner may withdraw any, others their own.',
    input: memberInvitationIdInput,
    reply: teamMembers,
  },
  resendInvitation: {
    at: 'POST /api/partner/resend-invitation',
    summary: 'Mails a colleague’s invitation again, with a new link; the former link ends.',
    input: memberInvitationIdInput,
    reply: teamMembers,
  },
  removeMember: {
    at: 'POST /api/partner/remove-member',
    summary: 'The owner ends a colleague’s access, at once and on all devices.',
    input: memberInput,
    reply: teamMembers,
  },
  leavePartner: {
    at: 'POST /api/partner/leave',
    summary: 'Ends the caller’s own access. The owner has to hand over first.',
    input: nothingInput,
    reply: neutralReply,
  },
  checkMemberInvitation: {
    at: 'POST /api/partner/check-member-invitation',
    summary: 'Who invites whom, for the holder of the mailed link. Uses nothing up.',
    input: memberInvitationInput,
    reply: memberInvitationReply,
  },
  joinPartner: {
    at: 'POST /api/partner/join',
    summary:
      'Joins a partner by the mailed link: with the account that is signed in, or with a new one and its password.',
    input: joinInput,
    reply: neutralReply,
  },
  adminRemoveMember: {
    at: 'POST /api/admin/remove-member',
    summary: 'Ends the access of one of a partner’s people; not the owner’s.',
    input: adminMemberInput,
    reply: partnerDetailReply,
  },
  handOverPartner: {
    at: 'POST /api/admin/hand-over-partner',
    summary: 'Makes another of a partner’s people its owner. The former one stays as a colleague.',
    input: adminMemberInput,
    reply: partnerDetailReply,
  },
} as const satisfies CallEntries;
