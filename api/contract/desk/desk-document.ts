import * as z from 'zod/mini';
import { DANGERS, MALWARE } from '../documents/file-safety.ts';
import { DOCUMENT_TYPES, REVIEW_STATES } from '../model/document.ts';

export const fileSafety = z.object({
  /** Null: not judged yet. `page`: from 1; null: of the file as a whole. */
  findings: z.nullable(z.array(z.object({ danger: z.enum(DANGERS), page: z.nullable(z.number()) }))),
  malware: z.enum(MALWARE),
});

/** A document on the review desk, replaced ones too. */
export const deskDocument = z.object({
  id: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  subtype: z.nullable(z.string()),
  file_name: z.string(),
  mime: z.string(),
  size: z.number(),
  review: z.enum(REVIEW_STATES),
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  uploaded_at: z.string(),
  /** The operator who uploaded it on behalf of the applicant; null: the applicant did. */
  uploaded_by: z.nullable(z.string()),
  /** Null for the current document of its type. */
  replaced_at: z.nullable(z.string()),
  /** When its file was deleted as announced; null while it is there. */
  removed_at: z.nullable(z.string()),
  /** Whether whoever asks was shown it on the desk. */
  seen: z.boolean(),
  safety: fileSafety,
});
export type DeskDocument = z.infer<typeof deskDocument>;
