import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { ownPartnerProfile, partnerAccessReply, partnerProfileInput, posterContactInput } from '../partners/partner.ts';
import * as partnerAdmin from '../partners/partner-admin.ts';
import { linkIdInput, linkInput, partnerLinks } from '../partners/partner-link.ts';
import * as registrationList from '../partners/registration-list.ts';
import * as studentInvitation from '../partners/student-invitation.ts';

/** Calls by partners, and by admins about them. */
export const partnerCalls = {
  getPartnerProfile: {
    at: 'GET /api/partner/profile',
    summary:
      'The partner’s own row; PGRST116 where there is none yet, partner_access_ended where a member’s access has ended.',
    reply: ownPartnerProfile,
  },
  partnerAccess: {
    at: 'GET /api/partner/access',
    summary: 'Whether the caller’s access to a partner has ended, and by whom. For onboarding.',
    reply: partnerAccessReply,
  },
  createPartnerProfile: {
    at: 'POST /api/partner/create-profile',
    summary: 'Onboarding. Sent twice it answers with the profile that is there.',
    input: partnerProfileInput,
    reply: ownPartnerProfile,
  },
  updatePartnerProfile: {
    at: 'POST /api/partner/update-profile',
    summary: 'Changes the profile. Another name has to be checked again; a correction of the checked one has not.',
    input: partnerProfileInput,
    reply: ownPartnerProfile,
  },
  setPosterContact: {
    at: 'POST /api/partner/poster-contact',
    summary: 'Whom students ask at the partner, on the poster.',
    input: posterContactInput,
    reply: ownPartnerProfile,
  },
  listLinks: {
    at: 'GET /api/partner/links',
    summary: 'All links of the partner, with what came of each.',
    reply: partnerLinks,
  },
  addLink: {
    at: 'POST /api/partner/add-link',
    summary: 'A further link with a name of its own, for a season, faculty or campus.',
    input: linkInput,
    reply: partnerLinks,
  },
  endLink: {
    at: 'POST /api/partner/end-link',
    summary: 'A further link opens nothing from now on; who came by it stays.',
    input: linkIdInput,
    reply: partnerLinks,
  },
  getRegistrations: {
    at: 'POST /api/partner/registrations',
    alsoGet: true,
    summary: 'Figures and a page of the people who came through the partner.',
    input: registrationList.registrationsInput,
    reply: registrationList.registrationsReply,
  },
  exportRegistrations: {
    at: 'POST /api/partner/registrations.csv',
    alsoGet: true,
    summary: 'Those of the list who fit, as a table for a spreadsheet.',
    input: registrationList.registrationsExportInput,
    reply: { file: 'text/csv' },
  },
  nudge: {
    at: 'POST /api/partner/nudge',
    summary: 'Mails somebody of the list their own next-step link, at most once a week.',
    input: registrationList.personInput,
    reply: neutralReply,
  },
  nudgeMany: {
    at: 'POST /api/partner/nudge-many',
    summary:
      'The same for everybody of the list who fits and was not reminded within a week; or how many that would be.',
    input: registrationList.nudgeManyInput,
    reply: registrationList.nudgeManyReply,
  },
  setNote: {
    at: 'POST /api/partner/note',
    summary: 'The partner’s own words about somebody of the list.',
    input: registrationList.noteInput,
    reply: neutralReply,
  },
  inviteStudents: {
    at: 'POST /api/partner/invite-students',
    summary: 'Invites everybody on a list by mail, each once; or says of each line what would become of it.',
    input: studentInvitation.inviteStudentsInput,
    reply: studentInvitation.inviteStudentsReply,
  },
  studentInvitations: {
    at: 'POST /api/partner/student-invitations',
    summary: 'A page of those whom the partner has invited by mail, the newest first.',
    input: studentInvitation.studentInvitationsInput,
    reply: studentInvitation.studentInvitationsReply,
  },
  listPartners: {
    at: 'POST /api/admin/partners',
    alsoGet: true,
    summary: 'A page of all partners, or of those who fit, in the order asked for.',
    input: partnerAdmin.partnersInput,
    reply: partnerAdmin.partnersReply,
  },
  getPartner: {
    at: 'GET /api/admin/partners/:partner_id',
    summary: 'One partner, with what was done to it.',
    input: partnerAdmin.partnerIdInput,
    reply: partnerAdmin.partnerDetailReply,
  },
  setPartner: {
    at: 'POST /api/admin/set-partner',
    summary: 'Checks an organisation, or pauses its invitation with a reason. Mails the partner.',
    input: partnerAdmin.setPartnerInput,
    reply: partnerAdmin.partnerDetailReply,
  },
  addPartnerNote: {
    at: 'POST /api/admin/partner-note',
    summary: 'What admins write down about a partner for themselves.',
    input: partnerAdmin.partnerNoteInput,
    reply: partnerAdmin.partnerDetailReply,
  },
  rotatePartnerToken: {
    at: 'POST /api/functions/admin-rotate-partner-token',
    summary: 'A new link and code; the old ones are dead at once.',
    input: partnerAdmin.rotateInput,
    reply: partnerAdmin.partnerDetailReply,
  },
} as const satisfies CallEntries;
