import type { PasswordProfile } from './password.ts';
import type { Role } from './roles.ts';

/** What the password of a role must keep. Apart from the table of roles, which a page that asks only this does not need. */
export function passwordProfile(role: Role): PasswordProfile {
  return role === 'partner' || role === 'admin' ? role : 'sign-up';
}
