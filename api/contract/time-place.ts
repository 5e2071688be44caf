import * as z from 'zod/mini';

/** `<time>_<row>` of a row in a list in the order of time, as a reply gave it. */
const timePlace = z
  .string('input_invalid')
  .check(z.maxLength(40, 'input_invalid'), z.regex(/^\d{1,16}_\d{1,16}$/, 'input_invalid'));

/** The row next to which a page begins or ends. */
export const places = { after: z.optional(timePlace), before: z.optional(timePlace) };
/** Values of `before` and `after` for the neighbouring pages; null if there is none. */
export const neighbours = { previous: z.nullable(z.string()), next: z.nullable(z.string()) };
