import * as z from 'zod/mini';
import { MAX_NAME_CHARACTERS } from '../limits.ts';
import { paperInput } from '../request.ts';
import { optionalText } from '../text-input.ts';
import type { DeclarationLine } from './declaration-lines.ts';

const line = optionalText(MAX_NAME_CHARACTERS);

/** Drawn on the sheet, and not kept. A line that is left out stays empty, to be filled in by hand. */
export const fillDeclarationInput = z.object({
  ...paperInput.shape,
  birth_date: line,
  passport_number: line,
  university: line,
  student_number: line,
  subject: line,
  vacation: line,
} satisfies Record<DeclarationLine, unknown> & Record<string, unknown>);
