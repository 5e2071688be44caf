import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { NewMail } from './outbox.store.ts';
import { tellOperator } from './tell-operator.ts';

// Today and six more. What waits longer than a week helps nobody; docs/operations.md says how to send it by hand.
const DAYS_AHEAD = 7;
/** Longer than any day that is looked at stays ahead. */
export const UNCONFIRMED_COUNTED_MS = (DAYS_AHEAD + 1) * DAY_MS;

/**
 * Queues a mail to an address that nobody has confirmed. Anybody can cause one by a form, so only so many go out a day,
 * for one network and in all; the others wait for the first day that has room.
 */
export function queueToUnconfirmed(deps: Deps, mail: NewMail, network: string): void {
  const now = deps.clock.now();
  const today = Math.floor(now / DAY_MS);
  const day = takePlace(deps, today, network);
  if (day === today) deps.outbox.add(mail, now);
  else if (day !== undefined) deps.outbox.add(mail, now, day * DAY_MS);
  else deps.outbox.giveUp(deps.outbox.add(mail, now), 'too many mails to unconfirmed addresses');
}

/** The first day, counted from 1970, on which neither ceiling is reached; it is counted there. */
function takePlace(deps: Deps, today: number, network: string): number | undefined {
  const { unconfirmedMails: counted, env, log } = deps;
  const ceilings = (day: number) => [
    { key: `${day} ${network}`, most: times(env.MAILS_TO_UNCONFIRMED_PER_NETWORK, env), of: 'network' as const },
    { key: `${day}`, most: times(env.MAILS_TO_UNCONFIRMED, env), of: 'all' as const },
  ];
  try {
    for (let day = today; day < today + DAYS_AHEAD; day += 1) {
      const reached = ceilings(day).find(({ key, most }) => counted.look(key).hits >= most);
      if (!reached) {
        for (const { key } of ceilings(day)) counted.increment(key);
        return day;
      }
      if (day === today) tellOperator(deps, 'operator-mail-ceiling', { count: String(reached.most), of: reached.of });
    }
    return undefined;
  } catch (error) {
    log.error({ error: String(error) }, 'mails to unconfirmed addresses are not counted');
    return today;
  }
}

function times(ceiling: number, { RATE_LIMIT_FACTOR }: Deps['env']): number {
  return Math.max(1, Math.round(ceiling * RATE_LIMIT_FACTOR));
}
