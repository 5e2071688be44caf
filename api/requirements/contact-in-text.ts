import { WEBSITE } from '#contract/partners/partner.ts';
import { ADDRESS } from '#contract/text-input.ts';

// International, or ours with an area code. Times of shifts, such as 06.00-14.00, 0600-1400 or 22-6, are none.
const PHONE = /\+ ?[1-9](?:[ ()/.-]{0,3}\d){6}|(?:^|[^\d.:,])00[1-9]\d{7}|\b0[1-9]\d{1,4}[ /-]{0,3}[1-9]\d{4}/m;
const MESSENGER = /\b(?:wa|t)\.me\b/i;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?\d{4}){3}/;

/** Whether a text says where to call, write, click or pay. Pure. */
export function hasContact(text: string): boolean {
  return [ADDRESS, WEBSITE, PHONE, MESSENGER, IBAN].some((one) => one.test(text));
}
