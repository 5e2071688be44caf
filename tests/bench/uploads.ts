/**
 * What 20 uploads of 10 MB at once do to the server, with their forms and in pieces before them: how much its memory
 * grows and whether it is back after a minute, and how much slower a page and a call are answered meanwhile. The bare
 * server, which only stores forms, says how much of that is the machine: who sends and who asks want its processors
 * too. Prints figures of one run; nothing is asserted. Run it by hand:
 *
 *   node tests/bench/uploads.ts
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step1Form } from '../support/forms.ts';
import { openConnection, timeOf } from './connection.ts';
import { type MeasuredKind, startMeasured } from './measured-server.ts';
import { BYTES } from './uploader.ts';

const UPLOADS = 20;
const ROUNDS = 3;
const SAMPLES = 500;
const REST_MS = 60_000;
/** Not the server's health, which tries the disk out. */
const OWN_APPLICATION = '/api/functions/get-applicant';

process.env.RATE_LIMIT_FACTOR = '1000';
await measure('bare', 'form');
for (const way of ['form', 'pieces']) await measure('product', way);

async function measure(kind: MeasuredKind, way: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-'));
  const { url, megabytes, stop } = await startMeasured(kind, dataDir);
  const residentMegabytes = () => Math.round(megabytes('VmRSS'));
  // What is loaded with the first upload is no growth, nor what the first of many leave for good: later ones add nothing.
  await once(uploader(url, 1, 1, way), 'exit');
  const token = await apply(url);
  const fresh = residentMegabytes();
  await once(uploader(url, UPLOADS, 1, way), 'exit');
  await pause(REST_MS);
  const calm = await latencies(url, token, (seen) => seen.page.length === SAMPLES);
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
  const sending = uploader(url, UPLOADS, ROUNDS, way);
  const sent = once(sending, 'exit').then(([code]) => {
    isOver = true;
    if (code !== 0) throw new Error('an upload failed');
  });
  await once(sending, 'message');
  const busy = await latencies(url, token, () => isOver);
  await sent;
  await watching;
  const seconds = (performance.now() - started) / 1000;
  await pause(REST_MS);
  const report = {
    [way]: `${kind}: ${ROUNDS} rounds of ${UPLOADS} x ${BYTES / 1024 / 1024} MB in ${seconds.toFixed(1)} s`,
    memory: `${fresh} MB after one upload, ${memoryBefore} MB a minute after ${UPLOADS}; then ${peak} MB at most, ${residentMegabytes()} MB a minute later`,
    page: compare(calm.page, busy.page),
    call: compare(calm.call, busy.call),
  };
  for (const [name, value] of Object.entries(report)) process.stdout.write(`${name.padEnd(8)} ${value}\n`);
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function apply(url: string): Promise<string> {
  const form = { method: 'POST', body: await step1Form() };
  const answer = await (await fetch(`${url}/api/functions/submit-preregistration`, form)).json();
  return (answer as { access_token: string }).access_token;
}

/** A separate process, so that sending does not disturb the clock that measures. */
function uploader(url: string, uploads: number, rounds: number, way: string) {
  return fork(path.join(import.meta.dirname, 'uploader.ts'), [url, String(uploads), String(rounds), way]);
}

interface Latencies {
  page: number[];
  call: number[];
}

/** Milliseconds of single requests, one after the other. */
async function latencies(url: string, token: string, isEnough: (seen: Latencies) => boolean): Promise<Latencies> {
  const seen: Latencies = { page: [], call: [] };
  const connection = await openConnection(Number(new URL(url).port), '127.0.0.1');
  while (!isEnough(seen)) {
    seen.page.push(await timeOf(connection, '/de'));
    seen.call.push(await timeOf(connection, OWN_APPLICATION, `authorization: Bearer ${token}\r\n`));
  }
  connection.close();
  return seen;
}

function compare(calm: readonly number[], busy: readonly number[]): string {
  const of = (share: number) => {
    const [before, during] = [quantile(calm, share), quantile(busy, share)];
    return `${before.toFixed(1)} ms alone, ${during.toFixed(1)} beside them: ratio ${(during / before).toFixed(1)}`;
  };
  return `median ${of(0.5)}; p99 ${of(0.99)} (${busy.length} requests, slowest ${Math.max(...busy).toFixed(0)} ms)`;
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
