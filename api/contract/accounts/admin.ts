import * as z from 'zod/mini';
import { email } from '../email.ts';
import { LANGUAGES } from '../languages.ts';
import { neighbours } from '../time-place.ts';
import { password } from './account.ts';
import { DESK_ROLES } from './desk-roles.ts';

/** The account id next to which a page begins or ends, as a reply gave it. */
const place = z.optional(z.uuid('input_invalid'));
export const adminsInput = z.object({ after: place, before: place });

/** `lang`: of the mail and of the page that it leads to. `password`: of whoever invites. */
export const inviteAdminInput = z.object({
  email,
  desk_role: z.enum(DESK_ROLES, 'input_invalid'),
  lang: z.enum(LANGUAGES, 'lang_invalid'),
  password,
});
export const adminIdInput = z.object({ account_id: z.uuid('input_invalid') });

/** What an admin may do to another's access. */
export const ADMIN_ACTS = ['disable', 'enable', 'reset-second-factor', 'make-reader', 'make-admin'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];
/** `password`: of whoever changes it. */
export const setAdminInput = z.object({
  account_id: z.uuid('input_invalid'),
  act: z.enum(ADMIN_ACTS, 'input_invalid'),
  password,
});

/** Somebody who uses the admins' area. */
export const listedAdmin = z.object({
  account_id: z.string(),
  email: z.string(),
  desk_role: z.enum(DESK_ROLES),
  /** Whether an authenticator app is set up. */
  has_second_factor: z.boolean(),
  /** Null if there was none as long as sign-ins are remembered. */
  last_sign_in_at: z.nullable(z.string()),
  disabled: z.boolean(),
  is_you: z.boolean(),
});
export type ListedAdmin = z.infer<typeof listedAdmin>;

/** Somebody who was invited and has not set a password yet. */
export const adminInvitation = z.object({
  account_id: z.string(),
  email: z.string(),
  desk_role: z.enum(DESK_ROLES),
  lang: z.enum(LANGUAGES),
  /** The address of whoever invited them; null for the command line. */
  invited_by: z.nullable(z.string()),
  sent_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
});
export type AdminInvitation = z.infer<typeof adminInvitation>;

export const adminsReply = z.object({
  people: z.array(listedAdmin),
  ...neighbours,
  /** How many people there are in all. */
  invitations: z.array(adminInvitation),
});
