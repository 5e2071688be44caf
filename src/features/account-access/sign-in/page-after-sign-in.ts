import { isRole, type Role } from '#contract/accounts/roles.ts';

/** Pages for signing in, and pages that a mail opens once: a sign-in never leads back to them. */
const ENTRY_PAGES = /^(?:login|portal|confirm-email|reset-password|reset-complete|[^/]+\/(?:login|signup|reset|auth))$/;

/**
 * Where somebody goes after signing in: the page they wanted, if their role may see it, else the home of their role.
 * @param next a path of this site under a language, as `nextPage` returns it
 */
export function pageAfterSignIn(role: Role, next: string | undefined, homes: Readonly<Record<Role, string>>): string {
  const home = homes[role];
  const page = next?.split(/[?#]/)[0]?.split('/').slice(2).join('/');
  if (!next || page === undefined || ENTRY_PAGES.test(page)) return home;
  const [first = '', second = ''] = page.split('/');
  const owner = first === 'dashboard' ? second : first;
  return isRole(owner) && owner !== role ? home : next;
}
