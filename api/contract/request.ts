import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/** Input of a call without parameters. */
export const nothingInput = z.object({});

/** Input of a sheet or table: `lang`, if it is not the language of the caller's mails. */
export const paperInput = z.object({ lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')) });

/** Made by the page: a request that comes twice, as its answer was lost, counts once. */
export const requestId = z.string('input_empty').check(z.regex(/^[\w-]{16,64}$/, 'input_invalid'));
