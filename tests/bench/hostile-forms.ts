/**
 * What many hostile forms do to the server's memory: forms that are cut off, refused, trickled, too large, of the wrong
 * kind, with many fields. Prints the resident memory at the start, after each third, and after a rest; nothing is
 * asserted. Run it by hand:
 *
 *   node tests/bench/hostile-forms.ts [forms] [seconds]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../support/child-server.ts';
import { pdfOfSize } from '../support/files.ts';
import { formBytes, formHead } from '../support/hostile-form.ts';
import { bombPdf } from '../support/risky-pdf.ts';

const FORMS = Number(process.argv[2] ?? 6000);
const SECONDS = Number(process.argv[3] ?? 120);
const AT_ONCE = 40;
const REST_MS = 12_000;
const STEP1 = '/api/functions/submit-preregistration';
const STEP2 = '/api/functions/submit-a2-cv';

interface Attack {
  path: string;
  announced: number;
  body: Buffer;
  /** Ends the connection after the body instead of waiting for an answer. */
  isCut?: boolean;
}

const file = await pdfOfSize(300_000);
const large = await pdfOfSize(10 * 1024 * 1024 + 1000);
const whole = (name: string, content: Uint8Array, fields: Record<string, string> = {}) =>
  formBytes([
    ...Object.entries(fields).map(([field, text]) => ({ name: field, content: text })),
    { name, content, fileName: 'a.pdf' },
  ]).body;
const three = formBytes(
  ['a2_file', 'cv_file', 'passport_file'].map((name) => ({ name, content: file, fileName: 'a.pdf' })),
);
const sent = (target: string, body: Buffer): Attack => ({ path: target, announced: body.length, body });
const cut = (target: string, body: Buffer, share: number): Attack => ({
  path: target,
  announced: body.length,
  body: body.subarray(0, Math.floor(body.length * share)),
  isCut: true,
});
const step1 = whole('hub4africa_file', file, { first_name: 'Selam', gdpr: 'no' });

const ATTACKS: readonly Attack[] = [
  sent(STEP1, step1),
  cut(STEP1, step1, 0.5),
  cut(STEP1, step1, 0.99),
  cut(STEP2, three.body, 0.5),
  cut(STEP2, three.body, 0.99),
  sent(STEP2, three.body),
  sent(STEP1, whole('hub4africa_file', Buffer.alloc(300_000, 'MZ'))),
  sent(STEP1, whole('unexpected', file)),
  sent(STEP1, whole('hub4africa_file', bombPdf(), { first_name: 'Selam', gdpr: 'no' })),
  sent(
    STEP1,
    formBytes(Array.from({ length: 60 }, (_, index) => ({ name: `f${index}`, content: 'x'.repeat(5000) }))).body,
  ),
  sent(STEP1, Buffer.alloc(300_000, '-')),
  { path: STEP1, announced: 5_000_000, body: Buffer.from('--x-boundary\r\n'), isCut: true },
];
const RARE = sent(STEP1, whole('hub4africa_file', large));

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-'));
const server = await startChild(dataDir, 0, { UPLOAD_MB_PER_NETWORK: '999999999', TRUST_PROXY: '1' });
const { hostname, port } = new URL(server.url);

const started = performance.now();
let done = 0;
await pause(1000);
say('start');
for (const third of [1, 2, 3]) {
  await Promise.all(Array.from({ length: AT_ONCE }, () => attacker((FORMS * third) / 3)));
  say(`${done} forms`);
}
await pause(REST_MS);
say(`after ${REST_MS / 1000} s of rest`);
process.stdout.write(`left in tmp/: ${readdirSync(path.join(dataDir, 'tmp')).length} files\n`);
await server.kill('SIGTERM');
rmSync(dataDir, { recursive: true, force: true });

async function attacker(until: number): Promise<void> {
  while (done < until && performance.now() - started < SECONDS * 1000) {
    done += 1;
    await send(done % 200 === 0 ? RARE : (ATTACKS[done % ATTACKS.length] ?? RARE), done);
  }
}

/** Resolves with the answer, or when the connection ends. */
function send({ path: target, announced, body, isCut }: Attack, number: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    // The server waits for the rest of a form that it has refused, as a browser would send it; this client closes.
    socket.on('data', () => socket.destroy());
    socket.write(formHead(target, announced, { 'x-forwarded-for': `10.${number % 200}.0.1` }));
    socket.write(body, () => {
      if (!isCut) return;
      if (number % 2 === 0) socket.resetAndDestroy();
      else socket.end();
    });
    socket.setTimeout(5000, () => socket.destroy());
  });
}

function say(when: string): void {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  process.stdout.write(`${when.padEnd(22)} ${megabytes('VmRSS')} MB resident, ${megabytes('VmHWM')} MB at most\n`);
}
