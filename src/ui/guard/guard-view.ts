import type { SessionUser } from '#contract/accounts/account.ts';
import type { Role } from '#contract/accounts/roles.ts';
import { mailedToken } from '#src/lib/mailed-token.ts';
import type { Session } from '#src/lib/session/session-state.ts';

export interface GuardRules {
  /** Who may see the page; every signed-in person if left out. */
  role?: Role;
  /** Path of the sign-in page; the wanted page is added as `next`. */
  signIn: string;
  /** Path of the page that the token of a mail's link opens for somebody who is not signed in. */
  opensByToken?: string;
  /** For roles whose sessions may rest only for a short time: how many minutes. */
  restMinutes?: Partial<Record<Role, number>>;
  /** Where people with another role are sent; without it, the page says in place that it is not theirs. */
  otherRoles?: string;
}

export type GuardView =
  | { kind: 'waiting' }
  | { kind: 'unreachable'; said?: string | undefined }
  | { kind: 'allowed'; user: SessionUser }
  /** The page is theirs, but hidden until they have signed in again. */
  | { kind: 'covered'; user: SessionUser }
  | { kind: 'denied'; role: Role }
  | { kind: 'elsewhere'; to: string };

/** What a visitor sees of a guarded page. `here` is its address without the host. */
export function guardView(session: Session, rules: GuardRules, here: string): GuardView {
  const { role, signIn, otherRoles } = rules;
  switch (session.kind) {
    case 'loading':
      return { kind: 'waiting' };
    case 'unreachable':
      return session;
    case 'signed-out':
      return { kind: 'elsewhere', to: session.to ?? openedByToken(rules, here) ?? withNext(signIn, here) };
    case 'signed-in':
    case 'ended':
      if (!role || session.user.role === role)
        return { kind: session.kind === 'ended' ? 'covered' : 'allowed', user: session.user };
      return otherRoles
        ? { kind: 'elsewhere', to: withNext(otherRoles, here) }
        : { kind: 'denied', role: session.user.role };
  }
}

/** A mail is often read on another device than the one that is signed in: its link must not end at a password. */
function openedByToken({ opensByToken }: GuardRules, here: string): string | undefined {
  const token = opensByToken && mailedToken(new URL(here, 'http://localhost').search);
  return token ? `${opensByToken}?${new URLSearchParams({ token })}` : undefined;
}

function withNext(page: string, next: string): string {
  return `${page}?${new URLSearchParams({ next })}`;
}
