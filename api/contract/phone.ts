import * as z from 'zod/mini';
import { cleanText, plainSigns } from './clean-text.ts';
import { MAX_PHONE_CHARACTERS } from './limits.ts';

/** A phone number as typed or pasted, or ''. */
export const phoneText = z.pipe(
  z.pipe(z.string('input_invalid'), z.transform(readPhone)),
  z.string().check(z.maxLength(MAX_PHONE_CHARACTERS, 'input_too_long')),
);

/** The same, with digits: it is shown to people who call it. */
export const phone = z.pipe(phoneText, z.string().check(z.regex(/^(?:\(?[+\d][\d\s()./-]{4,})?$/, 'phone_invalid')));

// "Tel.", "Mobile number:", a drawn telephone; a letter right before the digits may be meant as one. Behind: "(WhatsApp)".
const BEFORE = /^[^\d+(]*[^\d+(\p{L}\p{N}](?=\(?\+?\d)/u;
const BEHIND = /(\d\)?)[^\d]+$/;

function readPhone(raw: string): string {
  return plainSigns(cleanText(raw))
    .replace(BEFORE, '')
    .replace(BEHIND, '$1')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u00B7_]/g, ' ');
}
