import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';
import { type Account, accountStore } from '../account.store.ts';
import { secondFactorStore } from '../second-factor/second-factor.store.ts';

/** Lists every admin on a line, with what is still missing to sign in. */
export function listAdmins(deps: Deps): string {
  const admins = accountStore(deps.db).listByRole('admin');
  if (admins.length === 0) return 'There is no admin yet: npm run admin -- create <email>';
  return admins
    .map((account) => {
      const factor = secondFactorStore(deps.db).find(account.id)?.confirmed_at
        ? 'authenticator app'
        : 'no authenticator app yet';
      const password = account.password_hash === null ? 'no password yet' : 'password set';
      return [account.email, password, factor, ...(account.disabled_at ? ['blocked'] : [])].join(', ');
    })
    .join('\n');
}

/** What happened to an account, oldest first. The times are UTC. */
export function accountLog({ db }: Deps, { id, email }: Account): string {
  const lines = eventStore(db)
    .history('account', id)
    .map(
      ({ at, action, actor, actor_name: name }) =>
        `${new Date(at).toISOString()}  ${action}, by ${actor}${name ? ` (${name})` : ''}`,
    );
  return [email, ...(lines.length > 0 ? lines : ['Nothing was written down yet.'])].join('\n');
}
