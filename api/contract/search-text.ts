import * as z from 'zod/mini';
import { cleanText, plainSigns } from './clean-text.ts';
import { MAX_SEARCH_CHARACTERS } from './limits.ts';

/** What somebody types into a search. */
export const searchText = z.pipe(
  z.string('input_invalid').check(z.maxLength(MAX_SEARCH_CHARACTERS, 'input_too_long')),
  z.transform((typed: string) => plainSigns(cleanText(typed))),
);
