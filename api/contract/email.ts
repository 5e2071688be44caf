import * as z from 'zod/mini';
import { MAX_EMAIL_CHARACTERS } from './limits.ts';
import { cleanText } from './text-input.ts';

/** An e-mail address as typed: white space around it goes, its capitals stay. */
export const email = z.pipe(
  z.pipe(z.string('input_empty'), z.transform(cleanText)),
  z
    .string()
    .check(z.minLength(1, 'input_empty'), z.maxLength(MAX_EMAIL_CHARACTERS, 'email_invalid'), z.email('email_invalid')),
);
