import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { NewMail } from '../mail/outbox.store.ts';

// Whoever knows an address could have a mailbox filled otherwise.
const MAX_A_DAY = 6;
// Beyond that others keep a few each: somebody else's asking must not use up the mail that the owner waits for.
const RESERVED_FOR_A_NETWORK = 3;
const RESERVED_IN_ALL = 24;

/**
 * Whether a mail that anybody can ask for may go to an account now, and counts it: once a minute for each sign-up, a few
 * a day, then a few more for networks that have asked for less, and then one an hour. `network`: who asks.
 */
export function takeTurn(
  deps: Deps,
  accountId: string,
  { template, params }: Pick<NewMail, 'template' | 'params'>,
  network: string | undefined,
): boolean {
  const now = deps.clock.now();
  const queued = (sinceMs: number) => deps.outbox.countBetween(accountId, template, now - sinceMs, now);
  const isWithinDay = queued(DAY_MS) < MAX_A_DAY;
  const reserve = network === undefined ? undefined : createReserve(deps, `${accountId} ${template}`, network);
  const isReserved = !isWithinDay && (reserve?.isLeft() ?? false);
  const signUp = params?.sign_up;
  // Of several sign-ups each has a mail of its own: the first one must not decide what the others become.
  const isTooSoon =
    signUp === undefined
      ? queued(MINUTE_MS) > 0
      : deps.outbox.countOfSignUp(accountId, template, signUp, now - MINUTE_MS, now) > 0;
  const mayGo = isWithinDay || isReserved ? !isTooSoon : queued(HOUR_MS) === 0;
  if (mayGo) reserve?.count(isReserved);
  return mayGo;
}

/** What is kept for those who have asked for few mails. Without counters there is none. */
function createReserve({ askedMails, log }: Deps, inAll: string, network: string) {
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
