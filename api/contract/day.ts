import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { readDay } from './read-day.ts';

const isoDate = z.iso.date();
const isDay = (text: string) => isoDate.safeParse(text).success;

/** An ISO date, as `readDay` reads it. */
export function day(code: ErrorCode = 'date_invalid') {
  return z.pipe(z.pipe(z.string(code), z.transform(readDay)), z.string().check(z.refine(isDay, code)));
}

/** An ISO date, or '' while it is not known. */
export function blankableDay(code: ErrorCode = 'date_invalid') {
  return z.pipe(
    z.pipe(z.string(code), z.transform(readDay)),
    z.string().check(z.refine((text) => text === '' || isDay(text), code)),
  );
}
