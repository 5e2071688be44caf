import * as z from 'zod/mini';
import { DOCUMENT_TYPES, SUBTYPES } from '../model/document.ts';

/** Whether it is a passport or an identity card. Missing: what it replaces, if that was sent back. */
export const subtypeInput = z.optional(z.enum(SUBTYPES, 'document_type_invalid'));

export const uploadDocumentInput = z.object({
  applicant_id: z.string('input_empty').check(z.minLength(1, 'input_empty')),
  document_type: z.enum(DOCUMENT_TYPES, 'document_type_invalid'),
  subtype: subtypeInput,
  // Private is the only bucket: an applicant's file is never public.
  bucket: z._default(z.literal('private', 'bucket_invalid'), 'private'),
});

export const uploadDocumentReply = z.object({ success: z.literal(true), path: z.string() });
