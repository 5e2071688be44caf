import { setTimeout as pause } from 'node:timers/promises';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { remind } from './applicants/remind.ts';
import { HOUR_MS, SECOND_MS } from './clock.ts';
import type { Deps } from './deps.ts';
import { clearUp } from './documents/sweep.ts';
import { sweepCounters } from './http/counter.store.ts';
import { refreshSome } from './partners/refresh-registrations.ts';

interface Job {
  name: string;
  /** How long after the end of a round the next one begins; once only where nothing is said. */
  everyMs?: number;
  /** It deletes or mails because time has passed: it waits where the clock cannot be believed. */
  trustsClock?: true;
  /** Does a small batch, of some milliseconds. Answers whether there is more. */
  run(deps: Deps, stopping: AbortSignal): boolean | Promise<boolean>;
}

const JOBS: readonly Job[] = [
  { name: 'reminders', everyMs: HOUR_MS, trustsClock: true, run: remind },
  { name: 'accounts', everyMs: HOUR_MS, trustsClock: true, run: sweepAccounts },
  { name: 'counters', everyMs: HOUR_MS, run: ({ counters, clock }) => sweepCounters(counters, clock.now()) },
  // Whoever reads a list brings it up to date; this keeps little to do for them.
  { name: 'lists of partners', everyMs: 10 * SECOND_MS, run: refreshSome },
  { name: 'files', run: (deps, stopping) => clearUp(deps, { stopping }).then(() => false) },
];

// Answers come first: whatever many batches there are, they take a small part of the time.
const BETWEEN_BATCHES_MS = 20;

/**
 * What the server does by itself, beside answering: sends mail, and looks every hour for reminders that fall due and
 * for what has ended. Each job goes round for itself: one that fails tries again at its next round and stops no other.
 */
export function startBackground(deps: Deps, jobs: readonly Job[] = JOBS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  deps.mail.start();
  const rounds = jobs.map((job) => goRound(deps, job, stopping.signal));
  return {
    /** Waits for the batches under way. */
    async stop() {
      stopping.abort();
      await Promise.all(rounds);
    },
  };
}

async function goRound(deps: Deps, job: Job, stopping: AbortSignal): Promise<void> {
  do {
    try {
      const mayRun = !job.trustsClock || deps.clockWatch.isPlausible();
      while (mayRun && !stopping.aborted && (await job.run(deps, stopping))) await rest(BETWEEN_BATCHES_MS, stopping);
    } catch (error) {
      deps.log.error({ job: job.name, error: String(error) }, 'background');
    }
    await rest(job.everyMs ?? 0, stopping);
  } while (job.everyMs !== undefined && !stopping.aborted);
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: stopping }).catch(() => {});
}
