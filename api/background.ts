import { remind } from './applicants/remind.ts';
import { HOUR_MS } from './clock.ts';
import type { Deps } from './deps.ts';

/** What the server does by itself, beside answering: sends mail, and looks every hour for reminders that fall due. */
export function startBackground(deps: Deps): { stop(): void } {
  const look = () => {
    try {
      remind(deps);
    } catch (error) {
      deps.log.error({ error: String(error) }, 'reminders');
    }
  };
  deps.mail.start();
  look();
  const timer = setInterval(look, HOUR_MS);
  return { stop: () => clearInterval(timer) };
}
