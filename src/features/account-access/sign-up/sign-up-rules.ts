import type { PasswordProfile } from '#contract/accounts/password.ts';
import type { SignUpRole } from '#contract/accounts/roles.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { passwordsDiffer, weakPassword } from '#src/ui/password/new-password.ts';

/** Who has a form of their own. A candidate comes from an application. */
export type SignUpKind = Exclude<SignUpRole, 'candidate'>;

/** The fields of each form, in their order. */
export const SIGN_UP_FIELDS = {
  student: ['email', 'password', 'password_confirm'],
  employer: ['company', 'email', 'password', 'password_confirm'],
  partner: ['email', 'password', 'password_confirm'],
} as const satisfies Record<SignUpKind, readonly string[]>;

/** The first fault, in the order that the specification gives each form. The server checks the rest. */
export function signUpProblem(kind: SignUpKind, entries: Entries): Problem | undefined {
  const missing = SIGN_UP_FIELDS[kind].find((name) => !entries.has(name));
  if (missing) return { path: missing, code: 'fields_required' };
  const differ = passwordsDiffer(entries);
  return kind === 'partner'
    ? (weakPassword(entries, 'partner') ?? differ)
    : (differ ?? weakPassword(entries, 'sign-up'));
}

/** The first fault of a new password and its repetition, for somebody whose account is known. */
export function newPasswordProblem(entries: Entries, profile: PasswordProfile): Problem | undefined {
  const missing = ['password', 'password_confirm'].find((name) => !entries.has(name));
  if (missing) return { path: missing, code: 'input_empty' };
  return weakPassword(entries, profile) ?? passwordsDiffer(entries);
}
