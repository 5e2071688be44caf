import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './document.ts';

export const uploadDocumentInput = z.object({
  applicant_id: z.string('input_empty').check(z.minLength(1, 'input_empty')),
  document_type: z.enum(DOCUMENT_TYPES, 'document_type_invalid'),
  // Private is the only bucket: an applicant's file is never public.
  bucket: z._default(z.literal('private', 'bucket_invalid'), 'private'),
});

export const uploadDocumentReply = z.object({ success: z.literal(true), path: z.string() });
