import { isRole, type Role } from '#contract/accounts/roles.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

export interface Owner {
  email: string;
  role: Role;
}

/** The owner of a mailed token, read from an answer; undefined where the answer is not our server's. */
export function readOwner({ email, role }: Unchecked<Owner>): Owner | undefined {
  return typeof email === 'string' && isRole(role) ? { email, role } : undefined;
}

/** The owner in an answer that holds them as `user`. */
export function readSignedIn({ user }: Unchecked<ReplyOf<'POST /api/auth/sign-in'>>): Owner | undefined {
  return readOwner(user ?? {});
}
