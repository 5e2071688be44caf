import * as z from 'zod/mini';

const isoDate = z.iso.date();

/** An ISO date, or '' while it is not known. */
export const blankableDay = z
  .string('date_invalid')
  .check(z.refine((typed) => typed === '' || isoDate.safeParse(typed).success, 'date_invalid'));
