import * as z from 'zod/mini';
import { plainSigns } from '../clean-text.ts';
import { blankableDay } from '../day.ts';
import { MAX_PASSPORT_NUMBER_CHARACTERS } from '../limits.ts';
import { optionalText } from '../text-input.ts';
import { documentIdInput } from './admin-document.ts';

const MAX_POINT_CHARACTERS = 40;

/** `point`: the id of a point in `documentChecks` of the settings. */
export const setDocumentCheckInput = z.object({
  ...documentIdInput.shape,
  point: z.string('input_invalid').check(z.maxLength(MAX_POINT_CHARACTERS, 'input_invalid')),
  ticked: z.boolean('input_invalid'),
});

// As it is read off a passport: in capitals, without the spaces that some print.
const number = z.pipe(
  z.pipe(
    optionalText(2 * MAX_PASSPORT_NUMBER_CHARACTERS),
    z.transform((typed: string) =>
      plainSigns(typed)
        .replace(/[\s-]+/g, '')
        .toUpperCase(),
    ),
  ),
  z
    .string()
    .check(
      z.maxLength(MAX_PASSPORT_NUMBER_CHARACTERS, 'passport_number_invalid'),
      z.regex(/^[A-Z0-9]*$/, 'passport_number_invalid'),
    ),
);

/** Both may be blank: then nothing is noted. `seen`: when the note was made that this one replaces; null if none was. */
export const setPassportNoteInput = z.object({
  ...documentIdInput.shape,
  number,
  expires_on: z._default(blankableDay('expiry_date_invalid'), ''),
  seen: z.nullable(z.string('input_invalid').check(z.maxLength(40, 'input_invalid'))),
});

export const documentChecksReply = z.object({
  /** The ticked points. `by`: an e-mail address, or an id whose account is gone. */
  checks: z.array(z.object({ point: z.string(), by: z.string(), at: z.string() })),
  /** The last day of the application's season, which a passport has to outlast; '' while nobody has planned it. */
  season_ends_on: z.string(),
  /** Null for other documents, and where nothing is noted. Blank fields are ''. */
  passport: z.nullable(z.object({ number: z.string(), expires_on: z.string(), by: z.string(), at: z.string() })),
});
export type DocumentChecks = z.infer<typeof documentChecksReply>;
