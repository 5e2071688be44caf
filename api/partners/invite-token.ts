import { randomBytes, randomInt } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { partnerStore } from './partner.store.ts';

// Letters and digits that do not look or sound alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const WORD_CHARACTERS = 6;

/** 128 random bits, 22 characters. */
export function newInviteToken(): string {
  return randomBytes(16).toString('base64url');
}

/** A word short enough to be read out and typed, and not used by any partner as id or code. */
export function freshPartnerWord({ db }: Pick<Deps, 'db'>): string {
  for (;;) {
    const word = Array.from({ length: WORD_CHARACTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (!partnerStore(db).findByPartnerId(word) && !partnerStore(db).findByInviteCode(word)) return word;
  }
}

/** Whether a text has the form of an invite token; it may still be unknown. */
export function isInviteToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
