import { randomBytes, randomInt } from 'node:crypto';
import type { Deps } from '../deps.ts';

// Without letters and digits that look or sound alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const WORD_CHARACTERS = 6;

/** 128 random bits, 22 characters. */
export function newInviteToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Short enough to be read out and typed, and neither an id nor a code of any partner, so that nobody mistakes one for the other. */
export function freshPartnerWord({ partners }: Pick<Deps, 'partners'>): string {
  for (;;) {
    const word = Array.from({ length: WORD_CHARACTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (!partners.findByPartnerId(word) && !partners.findByInviteCode(word)) return word;
  }
}

/** Whether a text can be an invitation's token: says nothing about whether there is one. */
export function isInviteToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
