import { setTimeout as pause } from 'node:timers/promises';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { remind } from './applicants/reminders/remind.ts';
import { keepBackups } from './backups/keep-backups.ts';
import type { Deps } from './deps.ts';
import { sendDailyDigest } from './desk/daily-digest.ts';
import { tellNews } from './desk/tell-news.ts';
import { sweepUploads } from './documents/end-uploads.ts';
import { judgeLater } from './documents/judge-later.ts';
import { rotateSome } from './documents/rotate-keys.ts';
import { sealPlainFiles } from './documents/seal-plain.ts';
import { clearUp } from './documents/sweep.ts';
import { endContracts } from './employment-contracts/end-contracts.ts';
import { remindPaper } from './employment-contracts/remind-paper.ts';
import { remindToSign } from './employment-contracts/remind-to-sign.ts';
import { raiseAlarms } from './health/alarms.ts';
import { beat } from './health/heartbeat.ts';
import { sweepCounters } from './http/counter.store.ts';
import { scanAgain } from './malware/scan-again.ts';
import { remindOfOffers } from './matches/remind-offers.ts';
import { expireMatches, settleMatches } from './matches/settle-matches.ts';
import { continueErasures } from './personal-data/continue-erasures.ts';
import { sweepPool } from './placements/keep-in-pool.ts';
import { retain } from './retention/retain.ts';
import { sweepFolders, sweepRest } from './retention/sweep-rest.ts';
import { giveSeason } from './seasons/admin/give-season.ts';
import { buildAgain, changeOver } from './settings/change-over.ts';
import { outdateStandings, renewStandings } from './standing/keep-standing.ts';
import { endSeasonAccess } from './standing/season-access.ts';
import { HOUR_MS, SECOND_MS } from './time/clock.ts';

interface Job {
  name: string;
  /** Time from the end of a round to the start of the next one; without it the job runs once. */
  everyMs?: number;
  /** Deletes or mails because time has passed: the job waits while the clock cannot be believed. */
  trustsClock?: true;
  /** Does a small batch, which takes a few milliseconds. Answers whether there is more. */
  run(deps: Deps, stopping: AbortSignal): boolean | Promise<boolean>;
  /** Mostly waits for the disk, and rests between its own steps: the job does not take turns with the others. */
  isApart?: true;
}

const JOBS: readonly Job[] = [
  { name: 'settings from another process', everyMs: 10 * SECOND_MS, run: changeOver },
  { name: 'pages that could not be built', everyMs: HOUR_MS, run: buildAgain },
  { name: 'reminders', everyMs: HOUR_MS, trustsClock: true, run: remind },
  { name: 'accounts', everyMs: HOUR_MS, trustsClock: true, run: sweepAccounts },
  { name: 'contracts', everyMs: HOUR_MS, trustsClock: true, run: endContracts },
  { name: 'paper of contracts', everyMs: HOUR_MS, trustsClock: true, run: remindPaper },
  { name: 'contracts that nobody has signed', everyMs: HOUR_MS, trustsClock: true, run: remindToSign },
  { name: 'counters', everyMs: HOUR_MS, run: ({ counters, clock }) => sweepCounters(counters, clock.now()) },
  { name: 'news for the operator', everyMs: 60 * SECOND_MS, trustsClock: true, run: tellNews },
  { name: 'daily digest', everyMs: 10 * 60 * SECOND_MS, trustsClock: true, run: sendDailyDigest },
  { name: 'standings after a start or a rename', everyMs: 10 * SECOND_MS, trustsClock: true, run: renewStandings },
  { name: 'season of applications for the next one', everyMs: 10 * SECOND_MS, run: giveSeason },
  { name: 'matches that have changed', everyMs: 10 * SECOND_MS, run: settleMatches },
  // Apart, so that one that fails does not keep the other from running.
  { name: 'matches without an answer', everyMs: 60 * SECOND_MS, trustsClock: true, run: expireMatches },
  { name: 'offers that lapse soon', everyMs: HOUR_MS, trustsClock: true, run: remindOfOffers },
  { name: 'pool of candidates', everyMs: HOUR_MS, trustsClock: true, run: sweepPool },
  { name: 'keys of documents', run: rotateSome },
  {
    name: 'documents that are not encrypted yet',
    everyMs: HOUR_MS,
    isApart: true,
    run: (deps, stopping) => sealPlainFiles(deps, stopping).then(() => false),
  },
  {
    name: 'files that were not judged yet',
    everyMs: 60 * SECOND_MS,
    isApart: true,
    run: (deps, stopping) => judgeLater(deps, stopping).then(() => false),
  },
  {
    name: 'files that were not scanned',
    everyMs: 60 * SECOND_MS,
    isApart: true,
    run: (deps, stopping) => scanAgain(deps, stopping).then(() => false),
  },
  { name: 'uploads of yesterday', everyMs: 10 * 60 * SECOND_MS, trustsClock: true, run: sweepUploads },
  { name: 'retention', everyMs: HOUR_MS, trustsClock: true, run: retain },
  { name: 'mails, events and views of old', everyMs: HOUR_MS, trustsClock: true, run: sweepRest },
  {
    name: 'folders of mails and copies',
    everyMs: 24 * HOUR_MS,
    trustsClock: true,
    isApart: true,
    run: (deps, stopping) => sweepFolders(deps, stopping).then(() => false),
  },
  { name: 'end of a season for partners', everyMs: HOUR_MS, trustsClock: true, run: endSeasonAccess },
  { name: 'erasures', everyMs: 10 * SECOND_MS, run: continueErasures },
  {
    name: 'heartbeat',
    everyMs: 60 * SECOND_MS,
    isApart: true,
    run: (deps, stopping) => beat(deps, stopping).then(() => false),
  },
  {
    name: 'alarms',
    everyMs: 60 * SECOND_MS,
    isApart: true,
    run: (deps) => raiseAlarms(deps).then(() => false),
  },
  {
    name: 'backup',
    everyMs: 15 * 60 * SECOND_MS,
    isApart: true,
    run: (deps, stopping) => keepBackups(deps, stopping).then(() => false),
  },
  { name: 'files', isApart: true, run: (deps, stopping) => clearUp(deps, { stopping }).then(() => false) },
];

// Answers come first: batches, however many, may take only a small part of the time.
const BETWEEN_BATCHES_MS = 20;
const BESIDE_FORMS_MS = 200;

/**
 * Runs the server's jobs beside answering: mail, reminders, lists, clearing up. A job that fails tries again in its
 * next round and stops no other. Batches take turns, so that several busy jobs hold up answers no longer than one.
 */
export function startBackground(deps: Deps, jobs: readonly Job[] = JOBS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  deps.mail.start();
  outdateStandings(deps);
  const turns = createTurns(stopping.signal, deps.formSlots);
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

/** Runs one batch after the other, with a pause behind each, and a longer one while forms are read. */
function createTurns(stopping: AbortSignal, { isBusy }: Deps['formSlots']): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (batch) => {
    const mine = last.then(() => !stopping.aborted && batch());
    last = mine.catch(() => {}).then(() => rest(isBusy() ? BESIDE_FORMS_MS : BETWEEN_BATCHES_MS, stopping));
    return mine;
  };
}

async function goRound(deps: Deps, job: Job, { stopping, turns }: { stopping: AbortSignal; turns: Turns }) {
  const batch = () => job.run(deps, stopping);
  // Requests that have waited for the start are answered first.
  await rest(BETWEEN_BATCHES_MS, stopping);
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
