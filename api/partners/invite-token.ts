import { randomBytes, randomInt } from 'node:crypto';

// Without letters and digits that look or sound alike.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const ID_CHARACTERS = 6;

/** 128 random bits, 22 characters. */
export function newInviteToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Short enough to be read out and typed. */
export function newPartnerId(): string {
  return Array.from({ length: ID_CHARACTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Whether a text can be an invitation's token: says nothing about whether there is one. */
export function isInviteToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
