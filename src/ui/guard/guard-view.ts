import type { SessionUser } from '#contract/account.ts';
import type { Role } from '#contract/roles.ts';
import type { Session } from '#src/lib/session-state.ts';

export interface GuardRules {
  /** Who may see the page; every signed-in person where it is left out. */
  role?: Role;
  /** Where people sign in; the page they wanted goes along as `next`. */
  signIn: string;
  /** Of roles whose sessions rest only for a short time: for how many minutes. */
  restMinutes?: Partial<Record<Role, number>>;
  /** Takes everybody with another role; without it they are told in place that the page is not theirs. */
  otherRoles?: string;
}

export type GuardView =
  | { kind: 'waiting' }
  | { kind: 'unreachable' }
  | { kind: 'allowed'; user: SessionUser }
  /** Theirs, and out of sight until they have signed in again. */
  | { kind: 'covered'; user: SessionUser }
  | { kind: 'denied' }
  | { kind: 'elsewhere'; to: string };

/** What somebody sees of a guarded page. `here` is its address without the host. */
export function guardView(session: Session, { role, signIn, otherRoles }: GuardRules, here: string): GuardView {
  switch (session.kind) {
    case 'loading':
      return { kind: 'waiting' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'signed-out':
      return { kind: 'elsewhere', to: session.to ?? withNext(signIn, here) };
    case 'signed-in':
    case 'ended':
      if (!role || session.user.role === role)
        return { kind: session.kind === 'ended' ? 'covered' : 'allowed', user: session.user };
      return otherRoles ? { kind: 'elsewhere', to: withNext(otherRoles, here) } : { kind: 'denied' };
  }
}

function withNext(page: string, next: string): string {
  return `${page}?${new URLSearchParams({ next })}`;
}
