import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { tempDir } from './temp-dir.ts';

/** What the line does with a request: nothing comes back, the store is busy, half an answer, one other bit. */
export type Fault = 'drop' | 'stall' | 'busy' | 'cut' | 'flip up' | 'flip down';

/** Tells what happens to a request, by its method and key; undefined: it goes through. */
type Line = (method: string, key: string) => Fault | undefined;

/** For an address: the store's only account, with a percent-encoded sign. */
export const STORE_KEYS = 'S3RVER:S3RVE%52';
const SUFFIX = '._S3rver_object';

/** An S3-compatible store, which checks signatures, behind a proxy that a test spoils. */
export async function startBucket() {
  store ??= startStore();
  const [port, bucket] = [await store, tempDir()];
  const name = path.basename(bucket);
  let line: Line = () => undefined;
  let onStall = () => {};
  const asked: string[] = [];

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const { method = '', url = '', headers } = req;
    const key = url.replace(/^\/[^/]+\/(places\/)?/, '');
    asked.push(`${method} ${key}`);
    const fault = line(method, key);
    const body = Buffer.concat(await req.toArray());
    if (fault === 'drop') return res.destroy();
    if (fault === 'stall') return onStall();
    if (fault === 'busy') return res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    const onward = request({ host: '127.0.0.1', port, path: url, method, headers });
    onward.end(fault === 'flip up' ? flipped(body) : body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const back = Buffer.concat(await answer.toArray());
    res.writeHead(answer.statusCode ?? 500, answer.headers);
    return fault === 'cut'
      ? res.write(back.subarray(0, back.length / 2), () => res.destroy())
      : res.end(fault === 'flip down' ? flipped(back) : back);
  }

  const proxy = createServer((req, res) => void pass(req, res).catch(() => res.destroy()));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const folder = path.join(bucket, 'places');
  return {
    /** For BUCKET_URL. */
    url: `http://${STORE_KEYS}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${name}/places`,
    /** Where the store keeps what it holds. */
    folder,
    /** Where it keeps the bytes of an object. */
    fileOf: (key: string) => path.join(folder, `${key}${SUFFIX}`),
    /** The keys of what it holds that begin so, without their beginning. */
    keysUnder: (prefix: string) =>
      globSync(`**/*${SUFFIX}`, { cwd: folder })
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length, -SUFFIX.length)),
    /** What was asked so far, as `GET documents/…`. */
    asked,
    spoil(next: Line) {
      line = next;
    },
    /** Called when a request stands still. */
    whenStalled(work: () => void) {
      onStall = work;
    },
  };
}

/** One for all tests of a worker. */
let store: Promise<number> | undefined;

/** npm's, which takes any temporary folder for a bucket. Answers its port; it ends with this process. */
export async function startStore(): Promise<number> {
  const file = path.resolve(import.meta.dirname, '../fixtures/s3-server.ts');
  // Its listings name their next page encrypted with DES.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`no S3 server: exit code ${code}`)));
  const [port] = await Promise.race([once(child.stdout, 'data'), ended]);
  for (const handle of [child, child.stdin as Socket, child.stdout as Socket]) handle.unref();
  return Number(port);
}

/** As a disk does that loses a bit. */
export function flipBit(file: string): void {
  writeFileSync(file, flipped(readFileSync(file)));
}

function flipped(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  if (changed.length > 0) changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  return changed;
}
