import { useStore } from '@nanostores/react';
import { mayDecide } from '#contract/accounts/desk-roles.ts';
import { $session } from '#src/lib/session/session.ts';

/**
 * Whether the signed-in person may change something in the admins' area. The server refuses it to everybody else; the
 * page only leaves out what would be refused.
 */
export function useMayDecide(): boolean {
  const session = useStore($session, { ssr: 'initial' });
  const user = session.kind === 'signed-in' || session.kind === 'ended' ? session.user : undefined;
  return mayDecide(user?.desk_role ?? null);
}
