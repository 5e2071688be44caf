import * as z from 'zod/mini';
import { MAX_NOTE_CHARACTERS } from '../limits.ts';
import { requiredLines } from '../text-input.ts';

/** `note_id`: made by the form, so that a note that is sent twice is kept once. */
export const organizationNoteInput = {
  note_id: z.uuid('input_invalid'),
  note: requiredLines(MAX_NOTE_CHARACTERS),
};
export const organizationNote = z.object({
  id: z.string(),
  note: z.string(),
  at: z.string(),
  by_email: z.nullable(z.string()),
});
export type OrganizationNoteView = z.infer<typeof organizationNote>;
