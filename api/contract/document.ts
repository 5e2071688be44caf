import * as z from 'zod/mini';

export const DOCUMENT_TYPES = ['hub4africa', 'a2', 'cv', 'passport', 'enrolment', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** `to_replace`: sent back with a reason; the next upload of that type puts it back to `pending`. */
export const REVIEW_STATES = ['pending', 'accepted', 'to_replace'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const uploadDocumentInput = z.object({
  applicant_id: z.string('input_empty').check(z.minLength(1, 'input_empty')),
  document_type: z.enum(DOCUMENT_TYPES, 'document_type_invalid'),
  // Private is the only bucket there is: an applicant's file is never public.
  bucket: z._default(z.literal('private', 'bucket_invalid'), 'private'),
});

export const uploadDocumentReply = z.object({ success: z.literal(true), path: z.string() });
