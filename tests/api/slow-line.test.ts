import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openLine, pointsOf } from '../support/slow-line.ts';

/** Answers with the number of bytes that came. */
async function startCounter() {
  const heard: number[] = [];
  const server = createServer(async (req, res) => {
    let bytes = 0;
    req.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => heard.push(bytes));
    req.on('end', () => res.end(String(bytes)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const BODY = Buffer.alloc(600_000, 'x');
const send = (url: string) => fetch(url, { method: 'POST', body: BODY }).then((answer) => answer.text());

it('the line of the tests carries what it is given, counts it and needs its time for it', async () => {
  await using counter = await startCounter();
  await using line = await openLine(counter.url, { bytesPerSecond: { up: 2_000_000 } });
  const from = performance.now();
  expect(await send(line.url)).toBe('600000');
  expect(performance.now() - from).toBeGreaterThan(290);
  expect(line.carried.up).toBeGreaterThan(600_000);
  expect(line.carried.up).toBeLessThan(601_000);
  expect(line.carried.down).toBeGreaterThan(0);
});

it('the line of the tests breaks where its seed says, at the server too, and works again', async () => {
  await using counter = await startCounter();
  const cutAt = pointsOf(7, 2, 500_000);
  await using line = await openLine(counter.url, { cutAt });
  await expect(send(line.url)).rejects.toThrow('fetch failed');
  await expect(send(line.url)).rejects.toThrow('fetch failed');
  expect(await send(line.url)).toBe('600000');
  expect(line.cuts).toBe(2);
  await expect.poll(() => counter.heard.length).toBe(2);
});

it('the line of the tests holds all back until it is let go', async () => {
  await using counter = await startCounter();
  await using line = await openLine(counter.url);
  const letGo = line.stall();
  const answer = send(line.url);
  expect(await send(counter.url)).toBe('600000');
  expect(line.carried).toEqual({ up: 0, down: 0 });
  letGo();
  expect(await answer).toBe('600000');
});

it('points where a line breaks are the same for the same seed', () => {
  const points = pointsOf(3, 10, 10_000_000);
  expect(points).toEqual(pointsOf(3, 10, 10_000_000));
  expect(points).not.toEqual(pointsOf(4, 10, 10_000_000));
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  expect(new Set(points).size).toBe(10);
});
