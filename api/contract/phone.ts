import * as z from 'zod/mini';
import { cleanText, plainSigns } from './clean-text.ts';
import { MAX_PHONE_CHARACTERS } from './limits.ts';

/** A phone number as typed or pasted, or ''. */
export const phoneText = z.pipe(
  z.pipe(z.string('input_invalid'), z.transform(readPhone)),
  z.string().check(z.maxLength(MAX_PHONE_CHARACTERS, 'input_too_long')),
);

/** The same, with digits: it is shown to people who call it. */
export const phone = z.pipe(phoneText, z.string().check(z.regex(/^(?:[+(\d][\d\s()./-]{4,})?$/, 'phone_invalid')));

const LABEL = /^(?:tel|telefon|telephone|phone|fon|mobile?|handy|whatsapp)\b[.: ]*(?=[+(\d])/i;

function readPhone(raw: string): string {
  return plainSigns(cleanText(raw)).replaceAll('\u2044', '/').replace(LABEL, '');
}
