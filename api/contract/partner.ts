import * as z from 'zod/mini';

export const inviteTokenInput = z.object({
  token: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(100, 'input_too_long')),
});

/** What the invitation page shows, and nothing else. */
export const inviteReply = z.object({
  valid: z.boolean(),
  error: z.nullable(z.string()),
  partner_id: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  contact_person: z.nullable(z.string()),
});

/** The own row as the specification names its columns. Times are ISO 8601 in UTC. */
export const partnerProfile = z.object({
  id: z.string(),
  user_id: z.string(),
  organization_name: z.string(),
  contact_person: z.string(),
  partner_id: z.string(),
  invite_token: z.string(),
  invite_active: z.boolean(),
  invite_rotated_at: z.nullable(z.string()),
  created_at: z.string(),
  /** When an admin has checked the organisation; before, students' names and figures stay hidden. */
  verified_at: z.nullable(z.string()),
});
export type PartnerProfile = z.infer<typeof partnerProfile>;
