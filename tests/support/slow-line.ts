import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowLine extends AsyncDisposable {
  /** Where the line begins; what is sent there arrives at the target. */
  url: string;
  /** Bytes that have left it at the other end, with heads of requests and answers, both ways. */
  carried: { up: number; down: number };
  /** How often it has broken. */
  cuts: number;
  /** Breaks all connections now; new ones work. */
  cut(): void;
  /** Until the returned function is called nothing passes, and nothing ends. */
  stall(): () => void;
}

interface Wanted {
  /** For all connections together; without it as fast as the machine. */
  bytesPerSecond?: { up?: number; down?: number };
  /** Breaks all connections when so many bytes have gone up; ascending. */
  cutAt?: readonly number[];
}

/** A TCP proxy on loopback that behaves like a bad line to `target`, an address such as http://127.0.0.1:3000. */
export async function openLine(target: string, { bytesPerSecond = {}, cutAt = [] }: Wanted = {}): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const carried = { up: 0, down: 0 };
  const freeAt = { up: 0, down: 0 };
  const cutsLeft = [...cutAt];
  let stalled: Promise<void> | undefined;

  /** Lets a part through when its time has come. */
  const pass = async (part: Buffer, to: Socket, way: 'up' | 'down') => {
    const rate = bytesPerSecond[way];
    if (rate) {
      freeAt[way] = Math.max(freeAt[way], performance.now()) + (part.length / rate) * 1000;
      await pause(Math.max(1, freeAt[way] - performance.now()));
    }
    await stalled;
    if (to.destroyed) return;
    carried[way] += part.length;
    if (!to.write(part)) await once(to, 'drain');
    if (way === 'down' || carried.up < (cutsLeft[0] ?? Number.POSITIVE_INFINITY)) return;
    cutsLeft.shift();
    line.cut();
  };
  const carry = async (from: Socket, to: Socket, way: 'up' | 'down') => {
    const slice = Math.min(SLICE_BYTES, Math.max(256, (bytesPerSecond[way] ?? SLICE_BYTES * 20) / 20));
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += slice) await pass(chunk.subarray(at, at + slice), to, way);
    to.end();
  };

  const server = createServer({ allowHalfOpen: true }, async (near) => {
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.setNoDelay().on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        if (socket.errored) other.resetAndDestroy();
      });
    }
    await once(far, 'connect').catch(() => near.destroy());
    // Broken off, each end hears of it by 'close'.
    carry(near, far, 'up').catch(() => far.destroy());
    carry(far, near, 'down').catch(() => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const line: SlowLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carried,
    cuts: 0,
    cut() {
      line.cuts += 1;
      for (const socket of open) socket.resetAndDestroy();
    },
    stall() {
      const held = Promise.withResolvers<void>();
      stalled = held.promise;
      return () => {
        if (stalled === held.promise) stalled = undefined;
        held.resolve();
      };
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}

const SLICE_BYTES = 16_384;

/** `count` ascending numbers from 1 to `end`, random but the same for the same seed: where a line breaks. */
export function pointsOf(seed: number, count: number, end: number): number[] {
  let state = seed;
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: count }, () => Math.ceil(next() * end)).sort((a, b) => a - b);
}
