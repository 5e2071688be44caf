import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Answer, createStore, STORE_KEYS } from './s3-store.ts';

/** What the line does with a request: nothing comes back, the store is busy, half an answer, one other bit. */
export type Fault = 'drop' | 'stall' | 'busy' | 'cut' | 'flip up' | 'flip down';

/** Tells what happens to a request, by its method and key; undefined: it goes through. */
type Line = (method: string, key: string) => Fault | undefined;

/** An S3-compatible store behind a line that a test spoils. */
export async function startBucket() {
  const { objects, answer } = createStore();
  let line: Line = () => undefined;
  let onStall = () => {};
  const asked: string[] = [];
  const server = createServer(async (req, res) => {
    const { method = '', url = '' } = req;
    const key = url.replace(/^\/works\/(places\/)?/, '');
    asked.push(`${method} ${key}`);
    const fault = line(method, key);
    const body = Buffer.concat(await req.toArray().catch(() => []));
    if (fault === 'drop') return res.destroy();
    if (fault === 'stall') return onStall();
    if (fault === 'busy') return res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    send(res, answer(req, fault === 'flip up' ? flipped(body) : body), fault);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    /** For BUCKET_URL. */
    url: `http://${STORE_KEYS}@127.0.0.1:${(server.address() as AddressInfo).port}/works/places`,
    /** What the store holds, by key. */
    objects,
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

function send(res: ServerResponse, { status, headers, body = '' }: Answer, fault: Fault | undefined): void {
  const back = Buffer.from(body);
  res.writeHead(status, { 'content-length': back.length, ...headers });
  if (fault === 'cut') res.write(back.subarray(0, back.length / 2), () => res.destroy());
  else res.end(fault === 'flip down' ? flipped(back) : back);
}

function flipped(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  if (changed.length > 0) changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  return changed;
}
