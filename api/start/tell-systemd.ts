import { execFile } from 'node:child_process';
import type { Deps } from '../deps.ts';

/**
 * Tells systemd that the server answers (Type=notify), and from then on that its event loop turns (WatchdogSec): one that
 * stands still is started anew. Node has no datagram sockets in the file system, so systemd's own program speaks.
 */
export function tellSystemd({ env: { NOTIFY_SOCKET, WATCHDOG_USEC }, log }: Pick<Deps, 'env' | 'log'>): void {
  if (NOTIFY_SOCKET === undefined) return;
  const say = (what: string) =>
    execFile('systemd-notify', [what], (error) => {
      if (error) log.warn({ error: String(error) }, 'systemd could not be told');
    });
  say('READY=1');
  if (WATCHDOG_USEC !== undefined) setInterval(() => say('WATCHDOG=1'), WATCHDOG_USEC / 1000 / 2).unref();
}
