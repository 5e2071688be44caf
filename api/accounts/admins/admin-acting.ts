import { mayDecide } from '#contract/accounts/desk-roles.ts';
import type { SecurityAction } from '#contract/accounts/security.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';
import type { Origin } from '../../http/request-origin.ts';
import { recordSecurity } from '../../security/record.ts';
import { sessionStore } from '../../sessions/session.store.ts';
import type { SignedIn } from '../../sessions/sessions.ts';
import { accountStore } from '../account.store.ts';
import { recordAccess } from '../admin-access.ts';

type Acting = Pick<SignedIn, 'account' | 'session'>;

/**
 * Makes sure, inside the transaction, that the caller still decides: another admin may have blocked them since the
 * request came in. As no admin changes their own access, one who decides is always left.
 */
export function assertStillDecides({ db }: Deps, { account, session }: Acting): void {
  if (!sessionStore(db).find(session.id)) throw problem('sign_in_required');
  if (!mayDecide(accountStore(db).rolesOf(account.id).deskRole)) throw problem('reader_decides_nothing');
}

interface Change {
  accountId: string;
  change: Parameters<typeof recordAccess>[3];
  /** Of the event among the sign-ins. */
  action?: SecurityAction;
}

/** Writes down in both logs what an admin did to another's access, and from which network. In a transaction. */
export function recordActing(deps: Deps, { account }: Acting, { network }: Origin, given: Change): void {
  const { accountId, change, action = 'admin_access_changed' } = given;
  recordAccess(deps, { accountId: account.id }, accountId, change);
  recordSecurity(deps, action, network, {
    accountId: account.id,
    resourceId: accountId,
    success: true,
    metadata: { change },
  });
}
