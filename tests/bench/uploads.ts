/**
 * What 20 uploads of 10 MB at once do to the server: how much its memory grows, and how much slower a page and a
 * call are answered meanwhile. Prints figures of one run; nothing is asserted. Run it by hand:
 *
 *   node tests/bench/uploads.ts
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startChild } from '../support/child-server.ts';
import { BYTES } from './uploader.ts';

const UPLOADS = 20;
const ROUNDS = 3;
const SAMPLES = 200;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-'));
const server = await startChild(dataDir, await freePort());

const calm = await latencies((seen) => seen.page.length === SAMPLES);
const memoryBefore = residentMegabytes();
let peak = memoryBefore;
let isOver = false;
const watching = (async () => {
  while (!isOver) {
    peak = Math.max(peak, residentMegabytes());
    await pause(20);
  }
})();

const started = performance.now();
// A separate process, so that sending does not disturb the clock that measures.
const uploader = fork(path.join(import.meta.dirname, 'uploader.ts'), [server.url, String(UPLOADS), String(ROUNDS)]);
const uploading = once(uploader, 'exit').then(([code]) => {
  isOver = true;
  if (code !== 0) throw new Error('an upload failed');
});
await once(uploader, 'message');
const busy = await latencies(() => isOver);
await uploading;
await watching;
const seconds = (performance.now() - started) / 1000;

const report = {
  uploads: `${ROUNDS} rounds of ${UPLOADS} x ${BYTES / 1024 / 1024} MB in ${seconds.toFixed(1)} s`,
  memory: `${memoryBefore} MB before, ${peak} MB at most: +${peak - memoryBefore} MB`,
  page: compare('page'),
  call: compare('call'),
};
for (const [name, value] of Object.entries(report)) process.stdout.write(`${name.padEnd(8)} ${value}\n`);
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

interface Latencies {
  page: number[];
  call: number[];
}

/** Milliseconds of single requests, one after the other. */
async function latencies(isEnough: (seen: Latencies) => boolean): Promise<Latencies> {
  const seen: Latencies = { page: [], call: [] };
  while (!isEnough(seen)) {
    seen.page.push(await timed(`${server.url}/de`));
    seen.call.push(await timed(`${server.url}/api/health/ready`));
  }
  return seen;
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - start;
}

function residentMegabytes(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function compare(kind: keyof Latencies): string {
  const [before, during] = [median(calm[kind]), median(busy[kind])];
  const slowest = Math.max(...busy[kind]);
  return `median ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside the uploads: ratio ${(during / before).toFixed(1)}; slowest ${slowest.toFixed(0)} ms of ${busy[kind].length}`;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
