import type { Deps } from '../deps.ts';
import { counterStore } from '../http/counter.store.ts';
import { type NewMail, outboxStore } from '../mail/outbox.store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/clock.ts';

// Without this limit, anybody who knows an address could fill its mailbox.
const MAX_A_DAY = 6;
// Each network keeps a few mails of its own: a stranger's requests must not use up those that the owner waits for.
const RESERVED_FOR_A_NETWORK = 3;
const RESERVED_IN_ALL = 24;

/**
 * Whether a mail that anybody can ask for may go to an account now; counts it. Once a minute for each sign-up, a few
 * times a day, then a few more for networks that have asked for less, then once an hour. `network`: who asks.
 */
export function takeTurn(
  deps: Deps,
  accountId: string,
  { template, params }: Pick<NewMail, 'template' | 'params'>,
  network: string | undefined,
): boolean {
  const now = deps.clock.now();
  const queued = (sinceMs: number) => outboxStore(deps.db).countBetween(accountId, template, now - sinceMs, now);
  const isWithinDay = queued(DAY_MS) < MAX_A_DAY;
  const reserve = network === undefined ? undefined : createReserve(deps, `${accountId} ${template}`, network);
  const isReserved = !isWithinDay && (reserve?.isLeft() ?? false);
  const signUp = params?.sign_up;
  // Each sign-up has its own minute: the first one must not decide which role the others can confirm.
  const isTooSoon =
    signUp === undefined
      ? queued(MINUTE_MS) > 0
      : outboxStore(deps.db).countOfSignUp(accountId, template, signUp, now - MINUTE_MS, now) > 0;
  const mayGo = isWithinDay || isReserved ? !isTooSoon : queued(HOUR_MS) === 0;
  if (mayGo) reserve?.count(isReserved);
  return mayGo;
}

/** The mails reserved for networks that have asked for few. None while the counters fail. */
function createReserve({ counters, clock, log }: Deps, inAll: string, network: string) {
  const askedMails = counterStore(counters, clock, 'mail:asked', DAY_MS);
  const ofNetwork = `${inAll} ${network}`;
  const orNone = (work: () => boolean) => {
    try {
      return work();
    } catch (error) {
      log.error({ error: String(error) }, 'mails to accounts are not counted');
      return false;
    }
  };
  return {
    isLeft: () =>
      orNone(
        () => askedMails.look(ofNetwork).hits < RESERVED_FOR_A_NETWORK && askedMails.look(inAll).hits < RESERVED_IN_ALL,
      ),
    count(isReserved: boolean): void {
      orNone(() => {
        askedMails.increment(ofNetwork);
        if (isReserved) askedMails.increment(inAll);
        return true;
      });
    },
  };
}
