/**
 * Compares the product with a bare Express + multer + better-sqlite3 server (bare-server.ts) that also fsyncs: forms
 * reads a second, processor time of each, memory at the start and at the peak, time of a start. Rounds of both take
 * turns, so that a busy machine slows down both. Prints figures of one run; nothing is asserted. Run it by hand, and not
 * within five minutes of the tests or of another run: ext4 does not give away what was deleted just now, and each new file
 * searches behind it, for up to 0.7 ms of the processor. Elsewhere than on the system's disk: TMPDIR=<folder>.
 *
 *   node tests/bench/beside-bare.ts [rounds]
 *   node tests/bench/beside-bare.ts <rounds> plain   # what encryption costs: beside the product without it
 *
 * Aims (decision 118): submissions 0.25 of the bare rate, reads 0.28; 130 MB at the start, 300 MB at the peak; a start
 * within a second.
 * Encryption: submissions 0.85 of the rate without it, 10 MB more at the peak.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pdfOfSize } from '../support/files.ts';
import { formBytes, formHead } from '../support/hostile-form.ts';
import { openConnection } from './connection.ts';
import { type Measured, type MeasuredKind, startMeasured } from './measured-server.ts';

const ROUNDS = Number(process.argv[2] ?? 7);
const SUBMISSIONS = 60;
const READS = 1500;
const AT_ONCE = 10;
const FILE_BYTES = 200_000;
const STARTS = 7;
// The product clears away what its start left a second later.
const START_CLEARED_MS = 2000;
// Each submission sends a mail: one round's mails must not go out during the next round.
const REST_MS = 200;

const dirs = {
  product: mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-')),
  bare: mkdtempSync(path.join(os.tmpdir(), 'werksommer-bare-')),
};
type Kind = keyof typeof dirs;
const RUN: Record<Kind, MeasuredKind> =
  process.argv[3] === 'plain' ? { bare: 'plain', product: 'sealed' } : { bare: 'bare', product: 'product' };
const KINDS: readonly Kind[] = ['bare', 'product'];
const both = async <T>(of: (kind: Kind) => Promise<T>): Promise<Record<Kind, T>> => ({
  bare: await of('bare'),
  product: await of('product'),
});

// The first start creates the databases, so it is not measured.
for (const kind of KINDS) await (await startMeasured(RUN[kind], dirs[kind])).stop();
const starts: Record<Kind, number[]> = { bare: [], product: [] };
for (let turn = 0; turn < STARTS; turn += 1)
  for (const kind of KINDS) {
    const server = await startMeasured(RUN[kind], dirs[kind]);
    starts[kind].push(server.startedInMs);
    await server.stop();
  }
say('start', 'ms', starts, 0);

const servers = await both((kind) => startMeasured(RUN[kind], dirs[kind]));
await pause(START_CLEARED_MS);
const memoryAtStart = await both(async (kind) => [servers[kind].megabytes('VmRSS')]);
await pause(10_000);
say('memory at start', 'MB', memoryAtStart, 0);
say('after 10 s', 'MB', await both(async (kind) => [servers[kind].megabytes('VmRSS')]), 0);

const file = await pdfOfSize(FILE_BYTES);
const tokens: Record<Kind, string[]> = { bare: [], product: [] };
let applicants = 0;
await rounds('submissions', SUBMISSIONS, async (kind, ask) => {
  applicants += 1;
  const { access_token: token } = JSON.parse(await ask(submission(applicants))) as { access_token: string };
  tokens[kind].push(token);
});
let reads = 0;
await rounds('reads', READS, async (kind, ask) => {
  reads += 1;
  await ask(readOf(tokens[kind][reads % tokens[kind].length] ?? ''));
});

for (const kind of KINDS) {
  const uploader = fork(path.join(import.meta.dirname, 'uploader.ts'), [servers[kind].url, '20', '3']);
  const [code] = (await once(uploader, 'exit')) as [number];
  if (code !== 0) throw new Error('an upload failed');
}
say('memory at most', 'MB', await both(async (kind) => [servers[kind].megabytes('VmHWM')]), 0);
for (const kind of KINDS) {
  await servers[kind].stop();
  rmSync(dirs[kind], { recursive: true, force: true });
}

type Ask = (request: Buffer) => Promise<string>;

/** A round of each server in turn; the first rounds warm up and are not counted. */
async function rounds(name: string, times: number, work: (kind: Kind, ask: Ask) => Promise<void>): Promise<void> {
  const rates: Record<Kind, number[]> = { bare: [], product: [] };
  const costs: Record<Kind, number[]> = { bare: [], product: [] };
  for (let turn = -1; turn < ROUNDS; turn += 1)
    for (const kind of KINDS) {
      const server = servers[kind];
      // Each round uses other addresses, since the limits count by network.
      const connections = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => openConnection(server.port, `127.0.${turn + 2}.${index + 1}`)),
      );
      const [from, cpuFrom] = [performance.now(), server.cpuMs()];
      let left = times;
      await Promise.all(
        connections.map(async ({ ask }) => {
          while (left-- > 0) await work(kind, ask);
        }),
      );
      const seconds = (performance.now() - from) / 1000;
      await quiet(server);
      if (turn >= 0) {
        rates[kind].push(times / seconds);
        costs[kind].push((server.cpuMs() - cpuFrom) / times);
      }
      for (const connection of connections) connection.close();
    }
  say(name, '/s', rates, 0);
  say(`${name}: cpu`, 'ms each', costs, 2);
}

/** Waits until every mail was sent. */
async function quiet(server: Measured): Promise<void> {
  const outbox = path.join(server.dataDir, 'outbox');
  const mails = () => (server.kind !== 'bare' ? readdirSync(outbox).length : 0);
  for (let before = -1; before !== mails(); ) {
    before = mails();
    await pause(REST_MS);
  }
}

function submission(number: number): Buffer {
  const fields = { first_name: 'Selam', last_name: 'Tesfaye', email: `bare-${number}@example.org`, gdpr: 'true' };
  const { body } = formBytes([
    ...Object.entries({ ...fields, lang: 'en' }).map(([name, content]) => ({ name, content })),
    { name: 'hub4africa_file', content: file, fileName: 'a.pdf' },
  ]);
  return Buffer.concat([Buffer.from(formHead('/api/functions/submit-preregistration', body.length)), body]);
}

function readOf(token: string): Buffer {
  return Buffer.from(
    `GET /api/functions/get-applicant HTTP/1.1\r\nhost: localhost\r\naccept-language: en\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
}

function say(name: string, unit: string, seen: Record<Kind, number[]>, digits: number): void {
  const [bare, product] = [median(seen.bare), median(seen.product)];
  const ratios = seen.product.map((value, index) => value / (seen.bare[index] ?? Number.NaN));
  const figures = `${RUN.bare} ${bare.toFixed(digits)} ${unit}, ${RUN.product} ${product.toFixed(digits)} ${unit}`;
  process.stdout.write(`${name.padEnd(18)} ${figures}: ${median(ratios).toFixed(2)}\n`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
