import { MINUTE_MS } from '../time/clock.ts';

/** Senders who left a form unfinished within the last minute. */
interface UnfinishedForms {
  note(sender: string): void;
  has(sender: string): boolean;
}

/** `now` is monotonic: changes of the system clock do not affect it. */
export function createUnfinishedForms(now: () => number = () => performance.now()): UnfinishedForms {
  // The oldest first, as each new note moves its key to the end.
  const noted = new Map<string, number>();
  const isOver = (at: number) => now() - at >= MINUTE_MS;
  return {
    note(sender) {
      noted.delete(sender);
      noted.set(sender, now());
      for (const [oldest, at] of noted) {
        if (!isOver(at)) break;
        noted.delete(oldest);
      }
    },
    has(sender) {
      const at = noted.get(sender);
      return at !== undefined && !isOver(at);
    },
  };
}
