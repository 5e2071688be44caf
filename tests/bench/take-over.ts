/**
 * A season moves into a bucket, through a kill; a second machine takes over, and brings documents back. By hand:
 *
 *   node tests/bench/take-over.ts [applications]            # npm's S3 server
 *   node tests/bench/take-over.ts [applications] swift      # apt-get install swift-{proxy,account,container,object} memcached
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createBucket } from '#api/bucket/bucket.ts';
import { documentsIn } from '#api/bucket/document-bucket.ts';
import { STORE_KEYS, startStore } from '../support/bucket.ts';
import { startChild } from '../support/child-server.ts';
import { builtDist } from '../support/dist.ts';
import { runCli } from '../support/run-cli.ts';
import { fillDocuments } from './fill-documents.ts';
import { openSeason, seedSeason } from './season.ts';
import { startSwift } from './swift.ts';

const APPLICATIONS = Number(process.argv[2] ?? 10_000);
const DOCUMENT_BYTES = 50_000;
const MOVED = 300;

const root = mkdtempSync(path.join(os.tmpdir(), 'werksommer-take-over-'));
const swift = process.argv[3] === 'swift' ? await startSwift(path.join(root, 'swift')) : undefined;
const url = swift?.url ?? `http://${STORE_KEYS}@127.0.0.1:${await startStore()}/${path.basename(root)}/places`;
const env = { BUCKET_URL: url, DIST_DIR: await builtDist(), ENV_FILE: '/dev/null', DISK_RESERVE_MB: '1' };
const [first, second] = [path.join(root, 'first'), path.join(root, 'second')];
await seedSeason(first, APPLICATIONS);
const deps = openSeason(first);
const documents = await fillDocuments(deps, DOCUMENT_BYTES);
await deps.close();
say(`${APPLICATIONS} applications, ${documents} documents`);
say((await run(first, 'doctor', 'bucket')).stdout);

if (!swift) placeMost();
const inBucket = async () => (await documentsIn(createBucket(url))).size;
await measure('moved, through a kill', async () => {
  const mover = spawn(process.execPath, ['api/cli.ts', 'backup', 'now'], {
    env: { ...process.env, ...env, DATA_DIR: first },
  });
  const before = await inBucket();
  while ((await inBucket()) < before + 10) await pause(500);
  mover.kill('SIGKILL');
  // One run ends after four minutes.
  do await run(first, 'backup', 'now');
  while ((await inBucket()) < documents);
});
mkdirSync(second);
copyFileSync(path.join(first, 'secret.key'), path.join(second, 'secret.key'));
await measure('taken over', async () => say((await run(second, 'backup', 'take-over', 'now')).stdout));
const server = await measure('started', () => startChild(second, 0, env));
await measure('ready', async () => {
  while (!(await fetch(`${server.url}/api/health/ready`)).ok) await pause(100);
});
const here = () => readdirSync(path.join(second, 'uploads'));
const back = Math.min(documents, MOVED);
await measure(`${back} documents back`, async () => {
  while (here().length < back) await pause(500);
});
const read = (dataDir: string, id: string) => readFileSync(path.join(dataDir, 'uploads', id));
const same = here().filter((id) => read(first, id).equals(read(second, id))).length;
say(`${same} are equal`);
say(`the first machine: ${(await run(first, 'backup', 'now')).stderr}`);
await server.kill('SIGTERM');
swift?.stop();
rmSync(root, { recursive: true, force: true, maxRetries: 5 });
process.exit();

/** As npm's server keeps them; the last ones are left to be moved, at 60 ms each. */
function placeMost(): void {
  const [from, to] = [path.join(first, 'uploads'), path.join(root, 'places/documents')];
  mkdirSync(to, { recursive: true });
  for (const id of readdirSync(from).slice(0, -MOVED)) {
    const sum = createHash('sha256')
      .update(readFileSync(path.join(from, id)))
      .digest('hex');
    linkSync(path.join(from, id), path.join(to, `${id}._S3rver_object`));
    writeFileSync(path.join(to, `${id}._S3rver_metadata.json`), JSON.stringify({ 'x-amz-meta-sha256': sum }));
  }
}

function run(dataDir: string, ...words: string[]) {
  return runCli(dataDir, words, env);
}

async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  say(`${what.padEnd(24)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s`);
  return result;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
