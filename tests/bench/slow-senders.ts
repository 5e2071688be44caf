/**
 * Whether honest phones on a weak network get through while 300 senders trickle the head of a request and 300 more the
 * body of a form or of a piece, from 30 networks. Prints how long each honest file took, what the trickling senders got,
 * and how other calls were answered; nothing is asserted. Run it by hand:
 *
 *   node tests/bench/slow-senders.ts
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../support/child-server.ts';
import { pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { formHead } from '../support/hostile-form.ts';
import { BYTES, idIn, offsetIn, pieceHead, uploadsOf } from '../support/uploads.ts';

const SLOW = 300;
const NETWORKS = 30;
const HONEST = 8;
const FILE_BYTES = 1_000_000;
const BYTES_A_SECOND = 16 * 1024;
const PIECE_BYTES = 128 * 1024;
const STEP_BYTES = 4096;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-'));
const server = await startChild(dataDir, 0, { TRUST_PROXY: '1' });
const file = await pdfOfSize(FILE_BYTES);
const filling = Buffer.from(file).indexOf('xxxx');
let isOver = false;
let again = 0;
const ended: Record<string, number> = {};
const from = (network: number) => ({ 'x-forwarded-for': `10.0.${network}.1` });

const trickling = [
  ...Array.from({ length: SLOW }, () => trickle('head', () => 'GET /de HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
  ...Array.from({ length: SLOW / 2 }, (_, number) =>
    trickle('form', () => formHead('/api/functions/submit-preregistration', 1_000_000, from(number % NETWORKS))),
  ),
  ...Array.from({ length: SLOW / 2 }, (_, number) => trickle('piece', () => slowPiece(number % NETWORKS))),
];
await pause(2000);
const waits: number[] = [];
const asking = (async () => {
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${server.url}/api/health/live`)).arrayBuffer();
    waits.push(performance.now() - start);
    await pause(20);
  }
})();
const took = await Promise.all(Array.from({ length: HONEST }, (_, number) => apply(number)));
isOver = true;
await asking;
await Promise.all(trickling);
waits.sort((a, b) => a - b);
const least = FILE_BYTES / BYTES_A_SECOND;
const report = {
  honest: `${HONEST} files of ${FILE_BYTES / 1e6} MB at 16 KiB/s, ${least.toFixed(0)} s at least: ${took.map((one) => one.toFixed(0)).join(', ')} s; ${again} pieces were sent again`,
  slow: Object.entries(ended)
    .map(([what, times]) => `${what}: ${times} times`)
    .sort()
    .join('; '),
  others: `p50 ${waits[waits.length >> 1]?.toFixed(1)} ms, p99 ${waits[Math.floor(waits.length * 0.99)]?.toFixed(1)} ms`,
};
for (const [name, value] of Object.entries(report)) process.stdout.write(`${name.padEnd(8)} ${value}\n`);
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

/** An honest phone: sends a file in pieces at its pace, takes up again what was refused, and then the form. */
async function apply(number: number): Promise<number> {
  const start = performance.now();
  const client = uploadsOf(server.url);
  const network = from(100 + number);
  const id = idIn(await client.begin(FILE_BYTES, { headers: network }));
  const own = Buffer.concat([file.subarray(0, filling), Buffer.from(String(number)), file.subarray(filling + 1)]);
  for (let offset = 0; offset < FILE_BYTES; ) {
    const piece = own.subarray(offset, offset + PIECE_BYTES);
    const answer = await sendAtPace(id, offset, piece, network).catch(() => undefined);
    if (answer?.statusCode === 204) offset += piece.length;
    else {
      again += 1;
      await pause(1000 * Number(answer?.headers['retry-after'] ?? 1));
      offset = offsetIn(await client.head(id));
    }
  }
  const form = await step1Form({ email: `honest-${number}@example.org`, hub4africa_file_upload: id }, {});
  const sent = await fetch(`${server.url}/api/functions/submit-preregistration`, {
    ...{ method: 'POST', body: form, headers: network },
  });
  if (sent.status !== 200) throw new Error(`a form answered ${sent.status}: ${await sent.text()}`);
  return (performance.now() - start) / 1000;
}

/** Sends a piece as fast as the network is. Returns the answer's status, and its headers. */
async function sendAtPace(id: string, offset: number, piece: Uint8Array, network: Record<string, string>) {
  const sending = request(uploadsOf(server.url).at(id), {
    method: 'PATCH',
    headers: { ...BYTES, ...network, 'upload-offset': offset, 'content-length': piece.length },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  for (let at = 0; at < piece.length && !sending.destroyed && !sending.writableEnded; at += STEP_BYTES) {
    sending.write(piece.subarray(at, at + STEP_BYTES));
    await Promise.race([pause((1000 * STEP_BYTES) / BYTES_A_SECOND), answered.catch(() => {})]);
  }
  sending.end();
  const [answer] = await answered;
  answer.resume();
  return answer;
}

/** Sends a byte a second behind `begin`, and begins anew when it is turned away. */
async function trickle(what: string, begin: () => string | Promise<string>): Promise<void> {
  while (!isOver) {
    const head = await begin();
    const status = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      let answer = '';
      const ticking = setInterval(() => (isOver ? socket.destroy() : socket.write('x')), 1000);
      socket.on('data', (bytes) => {
        answer += bytes;
        socket.destroy();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(ticking);
        resolve(answer.slice(9, 12) || 'cut');
      });
      socket.write(head);
    });
    if (isOver) return;
    const key = `${what} ended by ${status}`;
    ended[key] = (ended[key] ?? 0) + 1;
    await pause(1000);
  }
}

async function slowPiece(network: number): Promise<string> {
  const id = idIn(await uploadsOf(server.url).begin(1_000_000, { headers: from(network) }));
  const head = pieceHead(id, 0, 1_000_000);
  return head.replace('\r\n', `\r\nx-forwarded-for: ${from(network)['x-forwarded-for']}\r\n`);
}
