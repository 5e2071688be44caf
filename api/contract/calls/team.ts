import * as member from '../accounts/member.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { changeEmployerMemberInput, employerDetailReply } from '../employers/employer.ts';
import { changePartnerMemberInput, partnerDetailReply } from '../partners/partner-admin.ts';

/** Calls about the people of a partner or an employer: of the caller's own, but for those of admins. */
export const teamCalls = {
  listMembers: {
    at: 'GET /api/team/members',
    summary: 'Everybody who works for the organisation, and the colleagues who are invited.',
    reply: member.teamMembers,
  },
  inviteMember: {
    at: 'POST /api/team/invite-member',
    summary: 'Mails a colleague a link by which they join, once. Says nothing about accounts.',
    input: member.inviteMemberInput,
    reply: member.teamMembers,
  },
  resendInvitation: {
    at: 'POST /api/team/resend-invitation',
    summary: 'Mails a colleague’s invitation again, with a new link; the former link ends.',
    input: member.memberInvitationIdInput,
    reply: member.teamMembers,
  },
  withdrawInvitation: {
    at: 'POST /api/team/withdraw-invitation',
    summary: 'Ends an invitation of a colleague. The owner may withdraw any, others their own.',
    input: member.memberInvitationIdInput,
    reply: member.teamMembers,
  },
  removeMember: {
    at: 'POST /api/team/remove-member',
    summary: 'The owner ends a colleague’s access, at once and on all devices.',
    input: member.memberInput,
    reply: member.teamMembers,
  },
  leaveTeam: {
    at: 'POST /api/team/leave',
    summary: 'Ends the caller’s own access. The owner has to hand over first.',
    reply: neutralReply,
  },
  handOverEmployer: {
    at: 'POST /api/team/hand-over',
    summary: 'The owner makes a colleague the owner, and stays as a colleague.',
    input: member.memberInput,
    reply: member.teamMembers,
  },
  checkMemberInvitation: {
    at: 'POST /api/team/check-invitation',
    summary: 'Who invites whom, for the holder of the mailed link. Uses nothing up.',
    input: member.memberInvitationInput,
    reply: member.memberInvitationReply,
  },
  joinTeam: {
    at: 'POST /api/team/join',
    summary: 'Joins by the mailed link: with the account that is signed in, or with a new one and its password.',
    input: member.joinInput,
    reply: neutralReply,
  },
  changePartnerMember: {
    at: 'POST /api/admin/change-partner-member',
    summary:
      'Ends the access of one of a partner’s people, or makes them its owner; the former one stays as a colleague.',
    input: changePartnerMemberInput,
    reply: partnerDetailReply,
  },
  changeEmployerMember: {
    at: 'POST /api/admin/change-employer-member',
    summary:
      'Ends the access of one of an employer’s people, or makes them its owner; the former one stays as a colleague.',
    input: changeEmployerMemberInput,
    reply: employerDetailReply,
  },
} as const satisfies CallEntries;
