import { eventStore } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { sessionStore } from '../sessions/session.store.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { DAY_MS, MINUTE_MS } from '../time/clock.ts';
import { type Account, accountStore } from './account.store.ts';
import { mailAccount } from './account-mail.ts';
import { accountTokenStore } from './account-token.store.ts';
import { assertPasswordOf } from './caller-password.ts';

export const changeEmail = endpoint('changeEmail', {
  auth: signedIn,
  limit: { perNetwork: 600, perCaller: 30 },
  async handle({ deps, caller, input, from }) {
    await assertPasswordOf(deps, caller.account, from, input.password);
    deps.tx(() => {
      // Comparing takes a while: the session may have ended meanwhile.
      if (!sessionStore(deps.db).find(caller.session.id)) throw problem('sign_in_required');
      assertNotTooOften(deps, caller.account);
      const other = accountStore(deps.db).findByEmail(input.email);
      // The address that was typed last is the one that is meant; an earlier one may have been a typing mistake.
      accountTokenStore(deps.db).endAll(caller.account.id, 'email', deps.clock.now());
      outboxStore(deps.db).cancel(caller.account.id, 'account-new-email');
      // Only the owner of that mailbox is told: the reply must not show who has an account.
      if (other?.confirmed_at && other.id !== caller.account.id)
        mailAccount(deps, other, { template: 'account-exists' }, from.network);
      const accountId = caller.account.id;
      recordEvent(deps, ['account', accountId], { actor: 'account', accountId, action: 'change-email' });
      if (other?.confirmed_at) return;
      const mail = { template: 'account-new-email' as const, recipient: input.email };
      mailAccount(deps, caller.account, mail, from.network);
    });
    return { success: true as const };
  },
});

const MAX_A_DAY = 6;

/** Changing the address mails strangers, so it is limited. The refusal says so: a missing mail explains nothing. */
function assertNotTooOften({ db, clock }: Deps, account: Account): void {
  const now = clock.now();
  const asked = (sinceMs: number) => eventStore(db).countSince('account', account.id, 'change-email', now - sinceMs);
  if (asked(MINUTE_MS) > 0) throw problem('rate_limited', { params: { minutes: 1 }, retryAfterSeconds: 60 });
  if (asked(DAY_MS) >= MAX_A_DAY) throw problem('too_many_addresses', { retryAfterSeconds: 3600 });
}
