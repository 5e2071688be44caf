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
import { adminEmployerMemberInput, employerDetailReply } from '../employers/employer.ts';
import { nothingInput } from '../request.ts';

/** Calls about the people of an employer. */
export const employerMemberCalls = {
  employerMembers: {
    at: 'GET /api/employer/members',
    summary: 'Everybody who works for the employer, and the colleagues who are invited.',
    input: nothingInput,
    reply: teamMembers,
  },
  employerInviteMember: {
    at: 'POST /api/employer/invite-member',
    summary: 'Mails a colleague a link by which they join, once. Says nothing about accounts.',
    input: inviteMemberInput,
    reply: teamMembers,
  },
  employerResendInvitation: {
    at: 'POST /api/employer/resend-invitation',
    summary: 'Mails a colleague’s invitation again, with a new link; the former link ends.',
    input: memberInvitationIdInput,
    reply: teamMembers,
  },
  employerWithdrawInvitation: {
    at: 'POST /api/employer/withdraw-invitation',
    summary: 'Ends an invitation of a colleague. The owner may withdraw any, others their own.',
    input: memberInvitationIdInput,
    reply: teamMembers,
  },
  employerRemoveMember: {
    at: 'POST /api/employer/remove-member',
    summary: 'The owner ends a colleague’s access, at once and on all devices.',
    input: memberInput,
    reply: teamMembers,
  },
  handOverEmployer: {
    at: 'POST /api/employer/hand-over',
    summary: 'The owner makes a colleague the owner, and stays as a colleague.',
    input: memberInput,
    reply: teamMembers,
  },
  leaveEmployer: {
    at: 'POST /api/employer/leave',
    summary: 'Ends the caller’s own access. The owner has to hand over first.',
    input: nothingInput,
    reply: neutralReply,
  },
  checkEmployerInvitation: {
    at: 'POST /api/employer/check-member-invitation',
    summary: 'Who invites whom, for the holder of the mailed link. Uses nothing up.',
    input: memberInvitationInput,
    reply: memberInvitationReply,
  },
  joinEmployer: {
    at: 'POST /api/employer/join',
    summary:
      'Joins an employer by the mailed link: with the account that is signed in, or with a new one and its password.',
    input: joinInput,
    reply: neutralReply,
  },
  adminRemoveEmployerMember: {
    at: 'POST /api/admin/remove-employer-member',
    summary: 'Ends the access of one of an employer’s people; not the owner’s.',
    input: adminEmployerMemberInput,
    reply: employerDetailReply,
  },
  adminHandOverEmployer: {
    at: 'POST /api/admin/hand-over-employer',
    summary: 'Makes another of an employer’s people its owner. The former one stays as a colleague.',
    input: adminEmployerMemberInput,
    reply: employerDetailReply,
  },
} as const satisfies CallEntries;
