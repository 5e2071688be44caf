import type { Role } from '#contract/account.ts';
import type { PasswordProfile } from '#contract/password.ts';

/** Which rules a new password of such an account keeps. */
export function passwordProfile(role: Role): PasswordProfile {
  return role === 'partner' ? 'partner' : 'sign-up';
}
