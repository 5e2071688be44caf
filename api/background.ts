import { setTimeout as pause } from 'node:timers/promises';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { remind } from './applicants/remind.ts';
import { refreshWaiting } from './applicants/waiting.ts';
import { HOUR_MS, SECOND_MS } from './clock.ts';
import type { Deps } from './deps.ts';
import { tellNews } from './desk/tell-news.ts';
import { clearUp } from './documents/sweep.ts';
import { sweepCounters } from './http/counter.store.ts';
import { makeSearchTexts } from './partners/partner-search.ts';
import { refreshSome } from './partners/refresh-registrations.ts';

interface Job {
  name: string;
  /** How long after the end of a round the next one begins; once only where nothing is said. */
  everyMs?: number;
  /** It deletes or mails because time has passed: it waits where the clock cannot be believed. */
  trustsClock?: true;
  /** Does a small batch, of some milliseconds. Answers whether there is more. */
  run(deps: Deps, stopping: AbortSignal): boolean | Promise<boolean>;
  /** Waits for the disk far longer than it works, and rests between its own steps: it takes no turn from the others. */
  isApart?: true;
}

const JOBS: readonly Job[] = [
  { name: 'reminders', everyMs: HOUR_MS, trustsClock: true, run: remind },
  { name: 'accounts', everyMs: HOUR_MS, trustsClock: true, run: sweepAccounts },
  { name: 'counters', everyMs: HOUR_MS, run: ({ counters, clock }) => sweepCounters(counters, clock.now()) },
  // Whoever reads a list brings it up to date; this keeps little to do for them.
  { name: 'lists of partners', everyMs: 10 * SECOND_MS, run: refreshSome },
  { name: 'texts of partners for searches', everyMs: 10 * SECOND_MS, run: makeSearchTexts },
  { name: 'news for the operator', everyMs: 60 * SECOND_MS, trustsClock: true, run: tellNews },
  { name: 'waiting for an operator', everyMs: 10 * SECOND_MS, run: refreshWaiting },
  { name: 'files', isApart: true, run: (deps, stopping) => clearUp(deps, { stopping }).then(() => false) },
];

// Answers come first: however many batches and jobs there are, they take a small part of the time.
const BETWEEN_BATCHES_MS = 20;

/**
 * What the server does by itself, beside answering: sends mail, and looks every hour for reminders that fall due and
 * for what has ended. Each job goes round for itself: one that fails tries again at its next round and stops no other. Their batches take turns, so that several
 * jobs with much to do hold up answers no longer than one.
 */
export function startBackground(deps: Deps, jobs: readonly Job[] = JOBS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  deps.mail.start();
  const turns = createTurns(stopping.signal);
  const rounds = jobs.map((job) => goRound(deps, job, { stopping: stopping.signal, turns }));
  return {
    /** Waits for the batches under way. */
    async stop() {
      stopping.abort();
      await Promise.all(rounds);
    },
  };
}

type Turns = (batch: () => boolean | Promise<boolean>) => Promise<boolean>;

/** One batch after the other, with a rest behind each. */
function createTurns(stopping: AbortSignal): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (batch) => {
    const mine = last.then(() => !stopping.aborted && batch());
    last = mine.catch(() => {}).then(() => rest(BETWEEN_BATCHES_MS, stopping));
    return mine;
  };
}

async function goRound(deps: Deps, job: Job, { stopping, turns }: { stopping: AbortSignal; turns: Turns }) {
  const batch = () => job.run(deps, stopping);
  do {
    try {
      const mayRun = !job.trustsClock || deps.clockWatch.isPlausible();
      while (mayRun && !stopping.aborted && (await (job.isApart ? batch() : turns(batch))));
    } catch (error) {
      deps.log.error({ job: job.name, error: String(error) }, 'background');
    }
    await rest(job.everyMs ?? 0, stopping);
  } while (job.everyMs !== undefined && !stopping.aborted);
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: stopping }).catch(() => {});
}
