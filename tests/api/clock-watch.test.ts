import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBackground } from '#api/background.ts';
import { endOrphans } from '#api/documents/sweep.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { createClockWatchStore } from '#api/time/clock-watch.store.ts';
import { newAddress, signUp } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { addRow, countOf } from '../support/rows.ts';
import { tempDir } from '../support/temp-dir.ts';

const YEAR_MS = 365 * DAY_MS;

/** A folder whose server ran until now, with somebody to remind, a sign-up to forget and a file that was set aside today. */
async function folderOfYesterday() {
  const dataDir = tempDir();
  const api = await startApi({ dataDir });
  await endOrphans(api.deps);
  await applyUntil(api, 'STEP1_APPROVED');
  await signUp(api, 'employer', { email: newAddress() });
  const orphan = path.join(api.deps.folders.orphans, crypto.randomUUID());
  writeFileSync(orphan, 'set aside');
  utimesSync(orphan, new Date(api.clock.time), new Date(api.clock.time));
  await api.halt();
  return { dataDir, stoppedAt: api.clock.time };
}

/** A start with this clock, as main.ts does it: what was deleted and mailed, and what the log says. */
async function startAt(dataDir: string, time: number, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const api = await startApi({ dataDir, time, env, log: (line) => lines.push(line) });
  const { db, folders } = api.deps;
  await endOrphans(api.deps);
  // Jobs take turns in their order: when this mark is gone, those before it, which remind and sweep, have had theirs.
  addRow(db, 'match_stale', { subject: 'requirement', subject_id: 'nobody' });
  const background = startBackground(api.deps);
  await expect.poll(() => matchStore(api.deps.db).firstStale(0), { interval: 5 }).toBeUndefined();
  await background.stop();
  return {
    api,
    warned: () => lines.some((line) => line.includes('the clock is far from the time')),
    left: () => ({
      orphans: readdirSync(folders.orphans).length,
      signUps: countOf(db, 'sign_up'),
    }),
    reminders: () =>
      outboxStore(db)
        .list()
        .filter(({ template }) => template.startsWith('reminder-')).length,
  };
}

it('a start with a clock that is a year ahead deletes nothing, sends no reminder and says so', async () => {
  const { dataDir, stoppedAt } = await folderOfYesterday();
  const start = await startAt(dataDir, stoppedAt + YEAR_MS);
  expect([start.warned(), start.left(), start.reminders()]).toEqual([true, { orphans: 1, signUps: 1 }, 0]);
  expect(start.api.deps.clockWatch.isPlausible()).toBe(false);
  // The clock is put right while the server runs.
  start.api.clock.time = stoppedAt + HOUR_MS;
  expect(start.api.deps.clockWatch.isPlausible()).toBe(true);
  await start.api.halt();
});

it('nor does a start with a clock that is a year behind', async () => {
  const { dataDir, stoppedAt } = await folderOfYesterday();
  const start = await startAt(dataDir, stoppedAt - YEAR_MS);
  expect([start.warned(), start.left(), start.reminders()]).toEqual([true, { orphans: 1, signUps: 1 }, 0]);
  await start.api.halt();
});

it('a pause of a month is none', async () => {
  const { dataDir, stoppedAt } = await folderOfYesterday();
  const start = await startAt(dataDir, stoppedAt + 31 * DAY_MS);
  expect([start.warned(), start.left(), start.reminders()]).toEqual([false, { orphans: 0, signUps: 0 }, 1]);
  await start.api.halt();
});

it('a longer pause is believed where the operator confirms it', async () => {
  const { dataDir, stoppedAt } = await folderOfYesterday();
  const start = await startAt(dataDir, stoppedAt + YEAR_MS, { CLOCK_CONFIRMED: 'yes' });
  expect([start.warned(), start.left(), start.reminders()]).toEqual([false, { orphans: 0, signUps: 0 }, 1]);
  await start.api.halt();
});

it('and where the clock has gone on for a day by itself, but not where it leaps on', async () => {
  const { dataDir, stoppedAt } = await folderOfYesterday();
  const { api } = await startAt(dataDir, stoppedAt + YEAR_MS);
  const { clockWatch } = api.deps;
  api.clock.time += YEAR_MS;
  expect(clockWatch.isPlausible()).toBe(false);
  const answers = Array.from({ length: 24 }, () => {
    api.clock.time += HOUR_MS;
    return clockWatch.isPlausible();
  });
  expect([answers[20], answers[23]]).toEqual([false, true]);
  await api.halt();
  const again = await startAt(dataDir, api.clock.time + HOUR_MS);
  expect(again.warned()).toBe(false);
  await again.api.halt();
});

it('a clock that leaps while the server runs is noticed too', async () => {
  const api = await startApi();
  expect(api.deps.clockWatch.isPlausible()).toBe(true);
  api.clock.time += YEAR_MS;
  expect(api.deps.clockWatch.isPlausible()).toBe(false);
  await api.stop();
});

it('the time is stored once an hour, however often it is looked at', async () => {
  const api = await startApi();
  const stored = createClockWatchStore(api.deps.db).lastSeen;
  api.deps.clockWatch.isPlausible();
  const first = stored();
  expect(first).toBe(api.clock.time);
  api.clock.time += HOUR_MS - 1;
  api.deps.clockWatch.isPlausible();
  expect(stored()).toBe(first);
  api.clock.time += 1;
  api.deps.clockWatch.isPlausible();
  expect(stored()).toBe(api.clock.time);
  await api.stop();
});
