/**
 * 1,000 people who take their data along at once, each with a file: how long somebody else waits for an answer
 * meanwhile, beside the same server with nothing else to do. Whoever is told that others are being served asks again
 * some seconds later, until all have theirs. Prints figures of one run; nothing is asserted. Aim: the p99 of other calls
 * at most doubles. By hand:
 *
 *   node tests/bench/export.ts [people] [kilobytes of the file]
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { startChild } from '../support/child-server.ts';
import { pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import type { Exported } from './exporter.ts';
import { openSeason } from './season.ts';
import { print, startProber } from './two-seasons.ts';

const PEOPLE = Number(process.argv[2] ?? 1000);
const FILE_BYTES = Number(process.argv[3] ?? 200) * 1024;
const APPLY_AT_ONCE = 8;
const IDLE_MS = 4000;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-export-'));
const own = await applyAll();
const tokens = await mintAll();
const server = await start();
const prober = startProber(server.url, own);
await pause(IDLE_MS);
await prober.waits();
await pause(IDLE_MS);
const idle = await prober.waits();
// A process of its own: its thousand answers must not hold up the clock that measures.
const exporter = fork(path.join(import.meta.dirname, 'exporter.ts'));
exporter.send({ url: server.url, tokens, own });
await once(exporter, 'message');
const crowd = await prober.waits();
await pause(IDLE_MS);
await prober.waits();
exporter.send({ url: server.url, tokens });
const [{ made, refusals, seconds, megabytes }] = (await once(exporter, 'message')) as [Exported];
const busy = await prober.waits();
exporter.kill();
await prober.stop();
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

print(
  `${PEOPLE} people: ${made} exports with ${megabytes} MB in ${seconds.toFixed(1)} s, asked again ${refusals} times`,
);
print(`p99 of other calls, ms: ${idle.p99.toFixed(1)} idle, ${busy.p99.toFixed(1)} meanwhile (${ratio()} times)`);
print(
  `longest, ms: ${idle.longest.toFixed(0)} idle, ${crowd.longest.toFixed(0)} beside as many who only look at their status, ${busy.longest.toFixed(0)} meanwhile`,
);

async function start() {
  return startChild(dataDir, 0, { RATE_LIMIT_FACTOR: '1000000' });
}

/** Everybody applies, so that rows and files are those of the product. Returns somebody's link. */
async function applyAll(): Promise<string> {
  const first = await start();
  const content = new Blob([await pdfOfSize(FILE_BYTES)], { type: 'application/pdf' });
  let token = '';
  let next = 0;
  const applyInTurn = async () => {
    while (next < PEOPLE) {
      const email = `bench-${next++}@example.org`;
      const body = await step1Form({ email }, { hub4africa_file: { content, name: 'a.pdf' } });
      const answer = await fetch(`${first.url}/api/functions/submit-preregistration`, { method: 'POST', body });
      if (answer.status !== 200) throw new Error(`applying answered ${answer.status}: ${await answer.text()}`);
      token = ((await answer.json()) as { access_token: string }).access_token;
    }
  };
  await Promise.all(Array.from({ length: APPLY_AT_ONCE }, applyInTurn));
  await first.kill('SIGTERM');
  return token;
}

/** A fresh link to their data for everybody, as a mail would bring it. */
async function mintAll(): Promise<string[]> {
  const deps = openSeason(dataDir);
  const ids = deps.db.prepare('SELECT id FROM applicant').pluck().all() as string[];
  const minted = deps.tx(() => ids.map((id) => dataTokenStore(deps.db).mint(id, deps.clock.now(), HOUR_MS)));
  await deps.close();
  return minted;
}

function ratio(): string {
  return (busy.p99 / idle.p99).toFixed(2);
}
