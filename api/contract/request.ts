import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/** Of a call that is asked nothing but itself. */
export const nothingInput = z.object({});

/** Of a sheet or table: its language, where it is not the one that mails have. */
export const paperInput = z.object({ lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')) });
