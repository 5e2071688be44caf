import * as z from 'zod/mini';
import { type applicantReply, documentView } from '#contract/applicant.ts';
import { DOCUMENT_TYPES } from '#contract/document.ts';
import type { Unchecked } from '#src/lib/answer.ts';

/**
 * The part of the contract's `applicantView` that this page reads. Only id and status are indispensable: a page that
 * was opened before a new version of the server must not stumble over a field, and a status it does not know means
 * step 1.
 */
const readable = z.object({
  id: z.string(),
  status: z.string(),
  first_name: z.catch(z.string(), ''),
  middle_name: z.catch(z.nullable(z.string()), null),
  last_name: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  phone: z.catch(z.nullable(z.string()), null),
  access_token: z.catch(z.string(), ''),
  expires_at: z.catch(z.string(), ''),
  user_id: z.catch(z.nullable(z.string()), null),
  lang: z.catch(z.string(), ''),
  decision_reason: z.catch(z.nullable(z.string()), null),
  documents: z.catch(z.array(documentView), []),
  missing_documents: z.catch(z.array(z.enum(DOCUMENT_TYPES)), []),
  promised_documents: z.catch(z.array(z.object({ type: z.enum(DOCUMENT_TYPES), due_on: z.string() })), []),
  a2_may_follow_until: z.catch(z.nullable(z.string()), null),
  can_correct: z.catch(z.boolean(), false),
  reminders_stopped: z.catch(z.boolean(), false),
  originals_posted_at: z.catch(z.nullable(z.string()), null),
  tracking_number: z.catch(z.string(), ''),
});
export type Applicant = z.infer<typeof readable>;

type ApplicantReply = z.infer<typeof applicantReply>;

/** The applicant in an answer `{ applicant }`, or undefined. */
export function readApplicant(reply: Unchecked<ApplicantReply>): Applicant | undefined {
  const result = z.safeParse(z.object({ applicant: readable }), reply);
  return result.success ? result.data.applicant : undefined;
}
