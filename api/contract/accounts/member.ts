import * as z from 'zod/mini';
import { email } from '../email.ts';
import { LANGUAGES } from '../languages.ts';

const token = z.string('link_ended').check(z.minLength(1, 'link_ended'), z.maxLength(200, 'link_ended'));

/** `lang`: of the mail and of the page that it leads to. */
export const inviteMemberInput = z.object({ email, lang: z.enum(LANGUAGES, 'lang_invalid') });
export const memberInvitationIdInput = z.object({ id: z.uuid('input_invalid') });
export const memberInput = z.object({ account_id: z.uuid('input_invalid') });
const memberAct = z.enum(['remove-member', 'hand-over'], 'input_invalid');
/** What an admin may do about somebody who is not the owner. */
export type MemberAct = z.infer<typeof memberAct>;
export const changeMemberInput = z.object({ ...memberInput.shape, act: memberAct });
const team = z.enum(['partner', 'employer'], 'input_invalid');
export const memberInvitationInput = z.object({ team, token });
/** `password`: only for a new account. Somebody who is signed in joins with that account. */
export const joinInput = z.object({
  team,
  token,
  password: z.optional(z.string('fields_required').check(z.minLength(1, 'fields_required'))),
  lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
});

/** Somebody who works for a partner or an employer. */
export const teamMember = z.object({
  account_id: z.string(),
  email: z.string(),
  is_owner: z.boolean(),
  /** When they joined; for the owner, when the organisation did. */
  since: z.string(),
  /** The address of whoever invited them; null for owners, former ones too. */
  invited_by: z.nullable(z.string()),
});
export type TeamMember = z.infer<typeof teamMember>;

/** A colleague who was invited and has not joined yet. */
const memberInvitation = z.object({
  id: z.string(),
  email: z.string(),
  /** The last day, in Berlin. */
  valid_until: z.string(),
  invited_by: z.string(),
  /** Whether the caller may withdraw it. */
  can_withdraw: z.boolean(),
});

/** Why nobody can be invited at the moment; null if somebody can. */
export const NO_INVITING = ['unverified', 'paused', 'full'] as const;

/** All people of the caller's partner or employer, the owner first, and the invitations that wait. */
export const teamMembers = z.object({
  /** The caller's own account. */
  you: z.string(),
  members: z.array(teamMember),
  invitations: z.array(memberInvitation),
  no_inviting: z.nullable(z.enum(NO_INVITING)),
});
export type TeamMembers = z.infer<typeof teamMembers>;

/** What the invitation's page shows. `account`: whether the address has one: none, of the role that it takes, or of another one. */
export const memberInvitationReply = z.object({
  organization_name: z.string(),
  email: z.string(),
  account: z.enum(['none', 'partner', 'employer', 'other']),
});
export type MemberInvitationReply = z.infer<typeof memberInvitationReply>;
