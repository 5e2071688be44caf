import * as z from 'zod/mini';
import { cleanText, plainSigns } from './clean-text.ts';
import type { ErrorCode } from './errors.ts';
import { readDay } from './read-day.ts';

const isoDate = z.iso.date();
const isDay = (text: string) => isoDate.safeParse(text).success;

const MOST_CHARACTERS = 40;
const cleanDay = (typed: string) => readDay(plainSigns(cleanText(typed.slice(0, MOST_CHARACTERS))));

/** An ISO date, as `readDay` reads it from cleaned text. */
export function day(code: ErrorCode = 'date_invalid') {
  return z.pipe(z.pipe(z.string(code), z.transform(cleanDay)), z.string().check(z.refine(isDay, code)));
}

/** An ISO date, or '' while it is not known. */
export function blankableDay(code: ErrorCode = 'date_invalid') {
  return z.pipe(
    z.pipe(z.string(code), z.transform(cleanDay)),
    z.string().check(z.refine((text) => text === '' || isDay(text), code)),
  );
}
