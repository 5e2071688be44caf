import type { Deps } from '../deps.ts';
import { counterStore, uncountedOnFailure } from '../http/counter.store.ts';
import { DAY_MS } from '../time/clock.ts';
import { type NewMail, outboxStore } from './outbox.store.ts';
import { tellOperator } from './tell-operator.ts';

// Today and six more days. After a week a mail helps nobody; docs/operations.md says how to send it by hand.
const DAYS_AHEAD = 7;
// Counters last longer than the last day that a mail is put off to.
const COUNTED_MS = (DAYS_AHEAD + 1) * DAY_MS;

// Networks with few mails are no flood: their mails are sent beyond the total limit, up to twice as many.
const FEW_OF_NETWORK = 10;
const HARD_STOP = 2;

/**
 * Queues a mail to an address that nobody has confirmed. Anybody can cause one by a form, so the number a day is
 * limited, for a network and in total; others wait for the first day with room. If a mail that was put off is asked for
 * again, it takes the earlier of its two days, and is not sent twice.
 */
export function queueToUnconfirmed(deps: Deps, mail: NewMail, network: string): void {
  const outbox = outboxStore(deps.db);
  const now = deps.clock.now();
  const today = Math.floor(now / DAY_MS);
  const day = firstDay(deps, today, network);
  const dueAt = day === undefined ? undefined : Math.max(now, day * DAY_MS);
  const before = outbox.findPutOff(mail, now);
  if (before && (dueAt === undefined || (before.state === 'waiting' && before.due_at <= dueAt))) return;
  if (day !== undefined) for (const key of keysOf(day, network)) unconfirmedMails(deps).increment(key);
  if (before) outbox.takeUp(before.id, mail.lang, now, dueAt ?? now);
  else if (dueAt !== undefined) outbox.add(mail, now, dueAt);
  else outbox.giveUp(outbox.add(mail, now), 'too many mails to unconfirmed addresses');
}

/** Counts mails to addresses that nobody has confirmed, by day and network. */
export const unconfirmedMails = ({ counters, clock, log }: Pick<Deps, 'counters' | 'clock' | 'log'>) =>
  uncountedOnFailure(counterStore(counters, clock, 'mail:unconfirmed', COUNTED_MS), log);

type Reached = 'network' | 'all' | 'stop';

/** The limit that a day has reached for a network, and whether one more mail may go out nevertheless. Pure. */
function reachedCeiling(
  counted: { ofNetwork: number; inAll: number },
  most: { few: number; ofNetwork: number; inAll: number },
): { reached: Reached | undefined; mayGo: boolean } {
  if (counted.ofNetwork >= most.ofNetwork) return { reached: 'network', mayGo: false };
  if (counted.inAll >= HARD_STOP * most.inAll) return { reached: 'stop', mayGo: false };
  if (counted.inAll >= most.inAll) return { reached: 'all', mayGo: counted.ofNetwork < most.few };
  return { reached: undefined, mayGo: true };
}

/** The first day with room, as days since 1970; undefined if there is none. */
function firstDay(deps: Deps, today: number, network: string): number | undefined {
  const { env } = deps;
  const counted = unconfirmedMails(deps);
  const most = {
    few: times(FEW_OF_NETWORK, env),
    ofNetwork: times(env.MAILS_TO_UNCONFIRMED_PER_NETWORK, env),
    inAll: times(env.MAILS_TO_UNCONFIRMED, env),
  };
  const counts: Record<Reached, number> = { network: most.ofNetwork, all: most.inAll, stop: HARD_STOP * most.inAll };
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    const [ofNetwork = 0, inAll = 0] = keysOf(day, network).map((key) => counted.look(key).hits);
    const { reached, mayGo } = reachedCeiling({ ofNetwork, inAll }, most);
    if (reached && day === today)
      tellOperator(deps, 'operator-mail-ceiling', { count: String(counts[reached]), about: reached });
    if (mayGo) return day;
  }
  return undefined;
}

function keysOf(day: number, network: string): string[] {
  return [`${day} ${network}`, `${day}`];
}

function times(ceiling: number, { RATE_LIMIT_FACTOR }: Deps['env']): number {
  return Math.max(1, Math.round(ceiling * RATE_LIMIT_FACTOR));
}
