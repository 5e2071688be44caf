import * as z from 'zod/mini';
import { changeMemberInput, teamMember } from '../accounts/member.ts';
import { organizationNote, organizationNoteInput } from '../accounts/organization-note.ts';
import { MAX_NOTE_CHARACTERS } from '../limits.ts';
import { searchText } from '../search-text.ts';
import { requiredLines } from '../text-input.ts';
import { neighbours } from '../time-place.ts';
import { contactLines, partnerProfile } from './partner.ts';
import { registrationCounts } from './registration-list.ts';

const partnerId = z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long'));

export const partnerIdInput = z.object({ partner_id: partnerId });
/** `notify`: mail the new link to the partner. `invite_code`: the one that the admin saw: no newer one ends unseen. */
export const rotateInput = z.object({
  partner_id: partnerId,
  invite_code: z.optional(z.string('input_invalid')),
  notify: z.optional(z.boolean('input_invalid')),
});
/**
 * `organization_name`, `contact`: the name and the contact lines that the admin saw and accepts; lines that nobody saw are
 * not printed. `reason`: why it is paused, which the partner reads; or why it was, as the admin saw who ends that.
 */
export const setPartnerInput = z.object({
  partner_id: partnerId,
  organization_name: z.optional(z.string('input_invalid')),
  verified: z.optional(z.boolean('input_invalid')),
  contact: z.optional(contactLines),
  active: z.optional(z.boolean('input_invalid')),
  reason: z.optional(requiredLines(MAX_NOTE_CHARACTERS)),
});
/** One of the people of a partner. */
export const changePartnerMemberInput = z.object({ partner_id: partnerId, ...changeMemberInput.shape });
/** A note about a partner that only admins see. */
export const partnerNoteInput = z.object({ partner_id: partnerId, ...organizationNoteInput });

export const PARTNER_AUDIT_ACTIONS = [
  'rotate_token',
  'verify',
  'check_contact',
  'unverify',
  'pause',
  'resume',
  'rename',
  'invite_member',
  'invite_students',
  'remind_students',
  'withdraw_invitation',
  'member_joined',
  'member_left',
  'member_removed',
  'owner_changed',
  'organization_ended',
] as const;
export type PartnerAuditAction = (typeof PARTNER_AUDIT_ACTIONS)[number];

const printedLines = z.object({ accepted: z.array(z.string()), wanted: z.array(z.string()) });
/**
 * What a poster prints of the partner's own words, in each language: as an operator has accepted it, and as it would be
 * printed once this is accepted. `contact`: the lines to accept.
 */
const posterWords = z.object({ contact: contactLines, de: printedLines, en: printedLines });

export const partnerRow = z.object({ ...partnerProfile.shape, email: z.string(), counts: registrationCounts });
export const PARTNER_SORTS = ['newest', 'oldest', 'name', 'people'] as const;
export type PartnerSort = (typeof PARTNER_SORTS)[number];
const yesOrNo = z.optional(z.enum(['yes', 'no'], 'input_invalid'));
/** `after`, `before`: the partner id next to which a page begins or ends. */
export const partnersInput = z.object({
  search: z.optional(searchText),
  /** `renamed`: verified under another name, and not under the present one. */
  verified: z.optional(z.enum(['yes', 'no', 'renamed'], 'input_invalid')),
  active: yesOrNo,
  sort: z.optional(z.enum(PARTNER_SORTS, 'input_invalid')),
  after: z.optional(partnerId),
  before: z.optional(partnerId),
});
/** Counts of partners, whatever is searched for: of all, and behind each choice of a filter beside the other one. */
const partnerCounts = z.object({
  all: z.number(),
  verified: z.object({ any: z.number(), yes: z.number(), no: z.number(), renamed: z.number() }),
  active: z.object({ any: z.number(), yes: z.number(), no: z.number() }),
});
export const partnersReply = z.object({
  partners: z.array(partnerRow),
  /** How many match in all; null on a further page of a search. */
  total: z.nullable(z.number()),
  ...neighbours,
  summary: partnerCounts,
});
export const partnerDetailReply = z.object({
  partner: partnerRow,
  poster: posterWords,
  /** Everybody who works for the partner, the owner first. */
  members: z.array(teamMember),
  /** How many registered in the last four weeks. */
  recent: z.number(),
  /** What admins have noted for each other, the newest first. */
  notes: z.array(organizationNote),
  /** Newest first; null as actor is the system. `detail`: a reason or two names. */
  audit: z.array(
    z.object({
      id: z.string(),
      action: z.enum(PARTNER_AUDIT_ACTIONS),
      actor_email: z.nullable(z.string()),
      detail: z.string(),
      created_at: z.string(),
    }),
  ),
});
