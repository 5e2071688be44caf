import type * as at from '#contract/addresses/account.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { isRole, type Role } from '#contract/roles.ts';
import type { Unchecked } from '#src/lib/answer.ts';

export interface Owner {
  email: string;
  role: Role;
}

/** Whose account a mailed token opened, out of an answer; undefined where it is none of ours. */
export function readOwner({ email, role }: Unchecked<Owner>): Owner | undefined {
  return typeof email === 'string' && isRole(role) ? { email, role } : undefined;
}

/** The same out of an answer that has them as its user. */
export function readSignedIn({ user }: Unchecked<ReplyOf<typeof at.signIn.path>>): Owner | undefined {
  return readOwner(user ?? {});
}
