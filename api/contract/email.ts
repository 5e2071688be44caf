import * as z from 'zod/mini';
import { cleanText, plainSigns } from './clean-text.ts';
import { MAX_EMAIL_CHARACTERS } from './limits.ts';

// What servers take before the @ without quotes (RFC 5322), and names of hosts.
const LOCAL_PART = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const ADDRESS = new RegExp(`^${LOCAL_PART}(?:\\.${LOCAL_PART})*@(?:${LABEL}\\.)+[a-z][a-z\\d-]{0,61}[a-z\\d]$`, 'i');

/** An e-mail address as typed or pasted, in the form in which it is mailed; its capitals stay. */
export const email = z.pipe(
  z.pipe(z.string('input_empty'), z.transform(bareAddress)),
  z.string().check(
    z.minLength(1, 'input_empty'),
    z.maxLength(MAX_EMAIL_CHARACTERS, 'email_invalid'),
    z.refine((address) => wrongSign(address) === '', { error: ({ input }) => `email_sign ${wrongSign(input)}`.trim() }),
    z.regex(ADDRESS, 'email_invalid'),
  ),
);

// "Selam Tesfaye <selam@example.org>", as address books copy it.
const NAMED = /^[^@<>]*<([^<>]+)>[^\p{L}\p{M}\p{N}]*$/u;
const BEFORE = /^["“„«‹‘<([•]*(?:(?:mailto|e-?mail):[ /]*)?["“„«‹‘<([•]*/i;

/** Without what programs put around an address, and what slips in while typing. Pure. */
function bareAddress(raw: string): string {
  const typed = raw.slice(0, 4 * MAX_EMAIL_CHARACTERS);
  const text = plainSigns(cleanText(/^\s*mailto:/i.test(typed) ? decoded(typed) : typed))
    .replace(/[。｡]/g, '.')
    .replace(/^(mailto:[^?]*)\?.*$/i, '$1')
    .replace(NAMED, '$1')
    .replace(/^(['`*_])(.*)\1$/, '$2')
    .replace(BEFORE, '')
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, '')
    .replace(/ ?([@.]) ?/g, '$1');
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + asciiDomain(text.slice(at));
}

/** Signs of a link: 'a%2Bb' is another mailbox than 'a+b'. */
function decoded(link: string): string {
  return link.replace(/%([2-7][\da-f])/gi, (_sign, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Domains with letters beyond ASCII travel in another spelling, which some browsers send by themselves. */
function asciiDomain(domain: string): string {
  if (!/^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The first sign that no address has, if there is one word only: else it is more or less than one address. Pure. */
function wrongSign(address: unknown): string {
  const text = String(address ?? '');
  return / /.test(text) ? '' : (/[^!#-'*+./\w=?@^`{|}~-]/u.exec(text)?.[0] ?? '');
}
