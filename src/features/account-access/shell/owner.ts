import { isRole, type Role } from '#contract/roles.ts';

export interface Owner {
  email: string;
  role: Role;
}

/** Whose account a mailed token opened, out of an answer; undefined where it is none of ours. */
export function readOwner(data: unknown): Owner | undefined {
  const { email, role } = (data ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && isRole(role) ? { email, role } : undefined;
}

/** The same out of an answer that has them as its user. */
export function readSignedIn(data: unknown): Owner | undefined {
  return readOwner((data as { user?: unknown } | null)?.user);
}
