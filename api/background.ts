import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { remind } from './applicants/remind.ts';
import { HOUR_MS } from './clock.ts';
import type { Deps } from './deps.ts';
import { sweepCounters } from './http/counter.store.ts';

/** What the server does by itself, beside answering: sends mail, and looks every hour for reminders that fall due and for what has ended. */
export function startBackground(deps: Deps): { stop(): void } {
  const look = () => {
    try {
      if (!deps.clockWatch.isPlausible()) return;
      remind(deps);
      sweepAccounts(deps);
      sweepCounters(deps.counters, deps.clock.now());
    } catch (error) {
      deps.log.error({ error: String(error) }, 'hourly look');
    }
  };
  deps.mail.start();
  look();
  const timer = setInterval(look, HOUR_MS);
  return { stop: () => clearInterval(timer) };
}
