import type { Text } from './languages.ts';
import { SESSION_IDLE_DAYS } from './limits.ts';

/** What an account may do. Without a row of its own it is a student's. */
export const ROLES = ['student', 'partner', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What may be chosen at sign-up. A candidate comes from the application and becomes a student. */
export const SIGN_UP_ROLES = ['student', 'candidate', 'employer', 'partner'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

interface RoleRules {
  /** Whom a page is for, as a sentence says it. */
  name: Text;
  /** Path behind the language: where its work begins. */
  home: string;
  /** Path behind the language: where it signs in. */
  signIn: string;
  /** What is chosen at sign-up to become it; nothing where only the command line makes one. */
  signUpAs: readonly SignUpRole[];
  /** It learns at once that its address has an account; a person's account is nobody's business. */
  isOrganisation: boolean;
  /** A code of an authenticator app beside the password. */
  needsSecondFactor: boolean;
  session: {
    /** Without any use. */
    idleMinutes: number;
    /** From sign-in on, whatever its use; a session that slides has no end. */
    wholeMinutes?: number;
  };
}

const LONG_SESSION = { idleMinutes: SESSION_IDLE_DAYS * 24 * 60 };

/** Everything that differs from role to role: a new one is a row here. */
export const ROLE_RULES: Readonly<Record<Role, RoleRules>> = {
  student: {
    name: { de: 'Studierende', en: 'student' },
    home: '/student/dashboard',
    signIn: '/student/login',
    signUpAs: ['student', 'candidate'],
    isOrganisation: false,
    needsSecondFactor: false,
    session: LONG_SESSION,
  },
  partner: {
    name: { de: 'Partner', en: 'partner' },
    home: '/partner',
    signIn: '/partner/auth',
    signUpAs: ['partner'],
    isOrganisation: true,
    needsSecondFactor: false,
    session: LONG_SESSION,
  },
  employer: {
    name: { de: 'Arbeitgeber', en: 'employer' },
    home: '/dashboard/employer',
    signIn: '/employer/login',
    signUpAs: ['employer'],
    isOrganisation: true,
    needsSecondFactor: false,
    session: LONG_SESSION,
  },
  admin: {
    name: { de: 'die Verwaltung', en: 'admin' },
    home: '/dashboard/admin',
    signIn: '/admin/login',
    signUpAs: [],
    isOrganisation: false,
    needsSecondFactor: true,
    session: { idleMinutes: 30, wholeMinutes: 12 * 60 },
  },
};

/** Needs no table, so that a page that only asks this carries none. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** What a confirmed sign-up becomes. */
export function roleOfSignUp(chosen: SignUpRole): Role {
  return ROLES.find((role) => ROLE_RULES[role].signUpAs.includes(chosen)) ?? 'student';
}
