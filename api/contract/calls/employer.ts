import type { CallEntries } from '../call-entry.ts';
import { dutiesReply, tickDutyInput } from '../employers/duty.ts';
import * as employer from '../employers/employer.ts';
import * as requirement from '../employers/requirement.ts';
import { poolInput, poolReply } from '../placements/pool.ts';

/** Calls by employers, and by admins about them. */
export const employerCalls = {
  getEmployer: {
    at: 'GET /api/employer/profile',
    summary:
      'The caller’s employer: what it says of itself, where its vetting is, and what is missing; for a member whose access has ended, who ended it.',
    reply: employer.ownEmployerReply,
  },
  saveEmployer: {
    at: 'POST /api/employer/save-profile',
    summary: 'Saves what an employer says of itself, and submits it to be vetted if asked to.',
    input: employer.saveEmployerInput,
    reply: employer.employerReply,
  },
  noteEmployer: {
    at: 'POST /api/admin/note-employer',
    summary: 'Notes what an admin has looked at while vetting an employer. Only admins read it.',
    input: employer.noteEmployerInput,
    reply: employer.employerDetailReply,
  },
  listDuties: {
    at: 'GET /api/employer/requirements/:requirement_id/duties',
    summary: 'What the caller’s employer has to see to for a requirement, by when, and what is ticked as done.',
    input: requirement.requirementIdInput,
    reply: dutiesReply,
  },
  tickDuty: {
    at: 'POST /api/employer/tick-duty',
    summary: 'Ticks a duty of a requirement as done, or takes that back. Nothing else changes.',
    input: tickDutyInput,
    reply: dutiesReply,
  },
  listRequirements: {
    at: 'POST /api/employer/requirements',
    alsoGet: true,
    summary: 'A page of the caller’s requirements, the newest first.',
    input: requirement.requirementsInput,
    reply: requirement.requirementsReply,
  },
  getRequirement: {
    at: 'GET /api/employer/requirements/:requirement_id',
    summary: 'One requirement of the caller.',
    input: requirement.requirementIdInput,
    reply: requirement.requirementReply,
  },
  saveRequirement: {
    at: 'POST /api/employer/save-requirement',
    summary: 'Adds or changes a requirement, with gaps as a draft. Only a vetted employer opens one.',
    input: requirement.saveRequirementInput,
    reply: requirement.requirementReply,
  },
  requirementEndings: {
    at: 'POST /api/employer/requirement-endings',
    summary:
      'How many proposals and offers end if a requirement is filled or closed, and how many people keep a place.',
    input: requirement.requirementEndingsInput,
    reply: requirement.requirementEndingsReply,
  },
  stepRequirement: {
    at: 'POST /api/employer/step-requirement',
    summary:
      'Opens a requirement, says that it is filled, or closes it. Names how many proposals and offers that ends.',
    input: requirement.requirementStepInput,
    reply: requirement.requirementReply,
  },
  listPool: {
    at: 'POST /api/employer/candidates',
    summary: 'A page of the candidates, with filters and an order; names only after a release. For vetted employers.',
    input: poolInput,
    reply: poolReply,
  },
  listEmployers: {
    at: 'POST /api/admin/employers',
    alsoGet: true,
    summary: 'A page of all employers, or of those in a state; the newest first.',
    input: employer.employersInput,
    reply: employer.employersReply,
  },
  adminEmployer: {
    at: 'GET /api/admin/employers/:employer_id',
    summary: 'One employer, with its people and with what happened to it.',
    input: employer.employerIdInput,
    reply: employer.employerDetailReply,
  },
  decideEmployer: {
    at: 'POST /api/admin/decide-employer',
    summary: 'Vets an employer, or refuses it with a reason. Mails its people.',
    input: employer.decideEmployerInput,
    reply: employer.employerDetailReply,
  },
  adminRequirements: {
    at: 'POST /api/admin/employer-requirements',
    summary: 'A page of an employer’s requirements, the newest first.',
    input: requirement.adminRequirementsInput,
    reply: requirement.requirementsReply,
  },
  correctCheck: {
    at: 'POST /api/admin/correct-airport-check',
    summary: 'Corrects which authority answered what on which day for airside work. Its employer is told.',
    input: requirement.correctCheckInput,
    reply: requirement.requirementReply,
  },
} as const satisfies CallEntries;
