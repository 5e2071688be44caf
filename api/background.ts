import { setTimeout as pause } from 'node:timers/promises';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { remind } from './applicants/reminders/remind.ts';
import { instanceStore } from './backups/instance.store.ts';
import { keepBackups } from './backups/keep-backups.ts';
import { keepLease } from './bucket/keep-lease.ts';
import type { Deps } from './deps.ts';
import { sendDailyDigest } from './desk/daily-digest.ts';
import { tellNews } from './desk/tell-news.ts';
import { sweepUploads } from './documents/end-uploads.ts';
import { judgeLater } from './documents/judge-later.ts';
import { keepCache } from './documents/keep-cache.ts';
import { rotateSome } from './documents/rotate-keys.ts';
import { sealPlainFiles } from './documents/seal-plain.ts';
import { clearUp, endOrphans } from './documents/sweep.ts';
import { tellEmployers } from './employers/tell-employers.ts';
import { endContracts } from './employment-contracts/end-contracts.ts';
import { remindOfContracts } from './employment-contracts/remind-of-contracts.ts';
import { watchCertificate } from './health/watch-certificate.ts';
import { watchHealth } from './health/watch-health.ts';
import { sweepCounters } from './http/counter.store.ts';
import { scanAgain } from './malware/scan-again.ts';
import { remindOfMatches } from './matches/remind-of-matches.ts';
import { expireMatches, settleMatches } from './matches/settle-matches.ts';
import { continueErasures } from './personal-data/continue-erasures.ts';
import { retain } from './retention/retain.ts';
import { sweepOldFiles, sweepOldRows } from './retention/sweep-old-rows.ts';
import { giveSeason } from './seasons/admin/give-season.ts';
import { changeOver } from './settings/change-over.ts';
import { outdateStandings, renewStandings } from './standing/keep-standing.ts';
import { endSeasonAccess } from './standing/season-access.ts';
import { nextDaytime } from './time/berlin-time.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './time/clock.ts';
import { sendWebhooks } from './webhooks/send-webhooks.ts';

type Run = (deps: Deps, stopping: AbortSignal) => unknown;

/** What is done in one rhythm. Each of it goes rounds of its own: one that fails or takes long keeps no other waiting. */
interface Job {
  /**
   * Time from the end of a round to the start of the next one; without it there is one round. Each start begins anew: what
   * is due once a day keeps a mark of its own, as `sendDailyDigest` does.
   */
  everyMs?: number;
  /** Deletes or mails because time has passed: the job waits while the clock cannot be believed. */
  trustsClock?: true;
  /** Mails people who have not asked for it: the job waits at night in Berlin, as phones ring. */
  isByDay?: true;
  /** Mostly waits for the disk, and rests between its own steps: the job does not take turns with the others. */
  isApart?: true;
  /** By the names that the log gives. Each does a small batch, of a few milliseconds, and answers true where there is more. */
  runs: Readonly<Record<string, Run>>;
}

const JOBS: readonly Job[] = [
  {
    everyMs: HOUR_MS,
    trustsClock: true,
    isByDay: true,
    runs: { remind, remindOfMatches, remindOfContracts, endSeasonAccess },
  },
  {
    everyMs: HOUR_MS,
    trustsClock: true,
    runs: {
      endContracts,
      sweepAccounts,
      retain,
      sweepOldRows,
      // What has failed may be no hindrance any more, such as a full disk.
      buildAgain: ({ siteBuild }) => siteBuild.ask(),
      sweepCounters: ({ counters, clock }) => sweepCounters(counters, clock.now()),
    },
  },
  { everyMs: MINUTE_MS, trustsClock: true, runs: { tellNews, expireMatches } },
  { everyMs: 10 * SECOND_MS, trustsClock: true, runs: { renewStandings } },
  { everyMs: 10 * SECOND_MS, runs: { changeOver, giveSeason, settleMatches, continueErasures } },
  { everyMs: MINUTE_MS, isApart: true, runs: { watchHealth, keepLease, judgeLater, scanAgain, sendWebhooks } },
  { everyMs: 10 * MINUTE_MS, trustsClock: true, runs: { sendDailyDigest, tellEmployers, sweepUploads } },
  { everyMs: 5 * MINUTE_MS, isApart: true, runs: { keepBackups: onceUsed(keepBackups), keepCache } },
  { everyMs: HOUR_MS, isApart: true, runs: { sealPlainFiles, watchCertificate, endOrphans } },
  { everyMs: HOUR_MS, trustsClock: true, isApart: true, runs: { sweepOldFiles } },
  { runs: { rotateSome } },
  { isApart: true, runs: { clearUp: (deps, stopping) => clearUp(deps, { stopping }) } },
];

const LOOK_MS = SECOND_MS;

/** The first round follows the set-up at once: whoever makes it sees at its end that there is a copy. */
function onceUsed(run: Run): Run {
  return async (deps, stopping) => {
    while (instanceStore(deps.db).isEmpty() && !stopping.aborted) await rest(LOOK_MS, stopping);
    return run(deps, stopping);
  };
}

// Answers come first: batches, however many, may take only a small part of the time.
const BETWEEN_BATCHES_MS = 20;
const BESIDE_FORMS_MS = 200;

/**
 * Runs the server's jobs beside answering: mail, reminders, lists, clearing up. Whatever fails tries again in its
 * next round. Batches take turns, so that several busy jobs hold up answers no longer than one.
 */
export function startBackground(deps: Deps, jobs: readonly Job[] = JOBS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  deps.mail.start();
  outdateStandings(deps);
  const turns = createTurns(stopping.signal, deps.formSlots);
  const rounds = jobs.flatMap((job) =>
    Object.entries(job.runs).map(([name, run]) =>
      goRound(deps, { ...job, name, run }, { stopping: stopping.signal, turns }),
    ),
  );
  return {
    /** Waits for the batches under way. */
    async stop() {
      stopping.abort();
      deps.bucket?.end();
      await Promise.all(rounds);
    },
  };
}

type Turns = (batch: () => unknown) => Promise<unknown>;

/** Runs one batch after the other, with a pause behind each, and a longer one while forms are read. */
function createTurns(stopping: AbortSignal, { isBusy }: Deps['formSlots']): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (batch) => {
    const mine = last.then(() => !stopping.aborted && batch());
    last = mine.catch(() => {}).then(() => rest(isBusy() ? BESIDE_FORMS_MS : BETWEEN_BATCHES_MS, stopping));
    return mine;
  };
}

async function goRound(
  deps: Deps,
  job: Omit<Job, 'runs'> & { name: string; run: Run },
  { stopping, turns }: { stopping: AbortSignal; turns: Turns },
) {
  const batch = () => job.run(deps, stopping);
  // Requests that have waited for the start are answered first.
  await rest(BETWEEN_BATCHES_MS, stopping);
  do {
    try {
      const mayRun =
        (!job.trustsClock || deps.clockWatch.isPlausible()) &&
        (!job.isByDay || nextDaytime(deps.clock.now()) <= deps.clock.now());
      while (mayRun && !stopping.aborted && (await (job.isApart ? batch() : turns(batch))) === true);
    } catch (error) {
      deps.log.error({ job: job.name, error: String(error) }, 'background');
    }
    await rest(job.everyMs ?? 0, stopping);
  } while (job.everyMs !== undefined && !stopping.aborted);
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: stopping }).catch(() => {});
}
