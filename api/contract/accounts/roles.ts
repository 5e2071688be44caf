import { SESSION_IDLE_DAYS } from '../limits.ts';

export const ROLES = ['student', 'partner', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** Of an account without a row of its own. */
export const DEFAULT_ROLE = 'student' satisfies Role;

/** What may be chosen at sign-up. A candidate comes from an application and becomes a student. */
export const SIGN_UP_ROLES = ['student', 'candidate', 'employer', 'partner'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

interface RoleRules {
  /** Path of the start page, after the language. */
  home: string;
  /** Path of the sign-in page, after the language. */
  signIn: string;
  /** The sign-up roles that become it; empty if only the command line creates such accounts. */
  signUpAs: readonly SignUpRole[];
  /** A sign-up says at once that the address has an account; for a person, only a mail says it. */
  isOrganisation: boolean;
  /** Sign-in needs a code of an authenticator app besides the password. */
  needsSecondFactor: boolean;
  session: {
    /** Life of a session without any use. */
    idleMinutes: number;
    /** Life of a session from sign-in on, however much it is used; without it, use keeps it alive. */
    wholeMinutes?: number;
  };
}

const LONG_SESSION = { idleMinutes: SESSION_IDLE_DAYS * 24 * 60 };

/** Everything that differs from role to role; a new role is a row here. */
export const ROLE_RULES: Readonly<Record<Role, RoleRules>> = {
  student: {
    home: '/student/dashboard',
    signIn: '/student/login',
    signUpAs: ['student', 'candidate'],
    isOrganisation: false,
    needsSecondFactor: false,
    session: LONG_SESSION,
  },
  partner: {
    home: '/partner',
    signIn: '/partner/auth',
    signUpAs: ['partner'],
    isOrganisation: true,
    needsSecondFactor: false,
    session: LONG_SESSION,
  },
  employer: {
    home: '/dashboard/employer',
    signIn: '/employer/login',
    signUpAs: ['employer'],
    isOrganisation: true,
    needsSecondFactor: false,
    session: LONG_SESSION,
  },
  admin: {
    home: '/dashboard/admin',
    signIn: '/admin/login',
    signUpAs: [],
    isOrganisation: false,
    needsSecondFactor: true,
    session: { idleMinutes: 30, wholeMinutes: 12 * 60 },
  },
};

/** Without the table, so that a page that needs only this does not load it. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** The role that a confirmed sign-up gets. */
export function roleOfSignUp(chosen: SignUpRole): Role {
  return ROLES.find((role) => ROLE_RULES[role].signUpAs.includes(chosen)) ?? DEFAULT_ROLE;
}
