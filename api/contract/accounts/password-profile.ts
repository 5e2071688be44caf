import type { PasswordProfile } from './password.ts';
import type { Role } from './roles.ts';

/** The rules that the password of a role must keep. Apart from the table of roles, which some pages do not need. */
export function passwordProfile(role: Role): PasswordProfile {
  return role === 'partner' || role === 'admin' ? role : 'sign-up';
}
