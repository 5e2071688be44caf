import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { berlinDate, berlinMorning, daysBetween } from '../time/berlin-time.ts';
import { todoNow } from './todo-now.ts';

/** Mails the operator once a day what waits, and for how long; nothing where nothing waits. Answers that it is done. */
export function sendDailyDigest(deps: Deps): false {
  const { db, clock, site, tx } = deps;
  if (!site.operator.digest || !isDue(outboxStore(db).lastToldOperator('operator-digest'), clock.now())) return false;
  // Applications are counted step by step; a new employer that has submitted nothing waits for no act of the operator.
  const { applications: _, employers_new: __, held, ...todo } = todoNow(deps);
  const waiting = Object.entries(todo).filter(([, { count }]) => count > 0);
  if (waiting.length === 0) return false;
  const now = clock.now();
  const oldest = Math.min(...waiting.map(([, since]) => since.oldest ?? now));
  // What is on hold needs nothing today, and stands in no mail of its own.
  const said = held.count > 0 ? [...waiting, ['held', held] as const] : waiting;
  const params = {
    ...Object.fromEntries(said.map(([kind, { count }]) => [kind, String(count)])),
    days: String(Math.max(0, daysBetween(berlinDate(oldest), berlinDate(now)))),
  };
  tx(() => outboxStore(db).add({ template: 'operator-digest', lang: site.operator.lang, params }, now));
  return false;
}

/** Whether today's digest is still to be sent. `last`: when the last one was. Pure. */
export function isDue(last: number | undefined, now: number): boolean {
  const today = berlinDate(now);
  if (now < berlinMorning(today)) return false;
  // A time in the future was written while the clock was wrong.
  return last === undefined || last > now || berlinDate(last) !== today;
}
