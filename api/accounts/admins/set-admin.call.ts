import type { AdminAct } from '#contract/accounts/admin.ts';
import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { problem } from '../../http/problem.ts';
import { admin } from '../../sessions/session-auth.ts';
import { type Account, accountStore } from '../account.store.ts';
import { disableAccount, enableAccount, endInvitationsOf, resetSecondFactor } from '../admin-access.ts';
import { assertPasswordOf } from '../caller-password.ts';
import { secondFactorStore } from '../second-factor/second-factor.store.ts';
import { adminStore } from './admin.store.ts';
import { assertStillDecides, recordActing } from './admin-acting.ts';

/**
 * Changes another admin's access, at once and on all devices. What is so already is not done again. Asks for the
 * caller's password: a stolen session must not let others in for good, or lock everybody else out.
 */
export const setAdmin = endpoint('setAdmin', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60 },
  async handle({ deps, caller, from, input: { account_id: accountId, act, password } }) {
    await assertPasswordOf(deps, caller.account, from, password);
    deps.tx(() => {
      assertStillDecides(deps, caller);
      if (accountId === caller.account.id) throw problem('not_oneself');
      const account = accountStore(deps.db).find(accountId);
      const { deskRole } = accountStore(deps.db).rolesOf(accountId);
      if (!account || deskRole === null || adminStore(deps.db).findInvitation(accountId))
        throw problem('admin_not_found');
      if (isSo(deps, account, deskRole, act)) return;
      ACTS[act](deps, account);
      if (act === 'disable' || act === 'make-reader')
        endInvitationsOf(deps, accountId, { accountId: caller.account.id });
      const change = act === 'reset-second-factor' ? 'reset-2fa' : act;
      const action = act === 'reset-second-factor' ? 'second_factor_reset' : 'admin_access_changed';
      recordActing(deps, caller, from, { accountId, change, action });
    });
    return { success: true as const };
  },
});

const ACTS: Readonly<Record<AdminAct, (deps: Deps, account: Account) => unknown>> = {
  disable: (deps, { id }) => disableAccount(deps, id),
  enable: (deps, { id }) => enableAccount(deps, id),
  'reset-second-factor': resetSecondFactor,
  'make-reader': ({ db }, { id }) => accountStore(db).setRole(id, 'admin', 'reader'),
  'make-admin': ({ db }, { id }) => accountStore(db).setRole(id, 'admin', 'admin'),
};

/** Whether nothing is left to do: a press may be doubled. */
function isSo({ db }: Deps, { id, disabled_at }: Account, deskRole: DeskRole, act: AdminAct): boolean {
  switch (act) {
    case 'disable':
      return disabled_at !== null;
    case 'enable':
      return disabled_at === null;
    case 'reset-second-factor':
      return secondFactorStore(db).find(id) === undefined;
    case 'make-reader':
      return deskRole === 'reader';
    case 'make-admin':
      return deskRole === 'admin';
  }
}
