import type { ErrorCode } from '../errors.ts';
import {
  MAX_PASSWORD_CHARACTERS,
  MIN_ADMIN_PASSWORD_CHARACTERS,
  MIN_PARTNER_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../limits.ts';

/** `sign-up`: the rules for every account; partners have more, and admins the most. */
export type PasswordProfile = 'sign-up' | 'partner' | 'admin';

export interface PasswordFault {
  code: Extract<ErrorCode, `password_${string}`>;
  params?: Record<string, number>;
}

interface Rule extends PasswordFault {
  keeps(password: string): boolean;
}

/** Refused in upper and lower case. The server knows many thousands more. */
const NAMED_COMMON = ['password', '12345678', 'qwerty123', 'password123'];

const LETTERS_AND_NUMBER: readonly Rule[] = [
  { code: 'password_no_uppercase', keeps: (password) => /\p{Lu}/u.test(password) },
  { code: 'password_no_lowercase', keeps: (password) => /\p{Ll}/u.test(password) },
  { code: 'password_no_number', keeps: (password) => /\p{Nd}/u.test(password) },
];
const SPECIAL: Rule = { code: 'password_no_special', keeps: (password) => /[^\p{L}\p{N}\s]/u.test(password) };
const NOT_TOO_LONG: Rule = {
  code: 'password_too_long',
  params: { max: MAX_PASSWORD_CHARACTERS },
  keeps: (password) => characters(password) <= MAX_PASSWORD_CHARACTERS,
};
const NOT_COMMON: Rule = {
  code: 'password_common',
  keeps: (password) => !NAMED_COMMON.includes(password.toLowerCase()),
};

/** The rules in the order in which the form lists them. */
const PASSWORD_RULES: Readonly<Record<PasswordProfile, readonly Rule[]>> = {
  'sign-up': [atLeast(MIN_PASSWORD_CHARACTERS), NOT_TOO_LONG, ...LETTERS_AND_NUMBER, NOT_COMMON],
  partner: strict(MIN_PARTNER_PASSWORD_CHARACTERS),
  admin: strict(MIN_ADMIN_PASSWORD_CHARACTERS),
};

/** Every rule that a new password breaks, in the order of the rules. */
export function passwordFaults(password: string, profile: PasswordProfile): PasswordFault[] {
  return PASSWORD_RULES[profile]
    .filter((rule) => !rule.keeps(password))
    .map(({ code, params }) => ({ code, ...(params && { params }) }));
}

export type Strength = 'weak' | 'medium' | 'strong';

/** 0 to 5, one point each for length, uppercase, lowercase, digit, symbol. */
export function strengthScore(password: string): number {
  return [atLeast(MIN_PASSWORD_CHARACTERS), ...LETTERS_AND_NUMBER, SPECIAL].filter((rule) => rule.keeps(password))
    .length;
}

export function strengthOf(score: number): Strength {
  if (score < 3) return 'weak';
  return score === 3 ? 'medium' : 'strong';
}

function strict(min: number): readonly Rule[] {
  return [atLeast(min), ...LETTERS_AND_NUMBER, SPECIAL, NOT_TOO_LONG, NOT_COMMON];
}

function atLeast(min: number): Rule {
  return { code: 'password_too_short', params: { min }, keeps: (password) => characters(password) >= min };
}

/** Counts characters as people do, not as UTF-16 does. */
function characters(text: string): number {
  return [...text].length;
}
