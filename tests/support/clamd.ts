import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a test's server finds, and the signature file that the real one reads. */
export const MARKER = 'the marker of a test, which no document holds';
export const SIGNATURE = 'Test.Marker';

/**
 * `scan`: looks for the marker. `silent`: reads all and never answers. `refuse`: answers amid the stream, as clamd does
 * beyond its StreamMaxLength, and hangs up. `hang-up`: closes without a word; `choke`: so on the marker alone.
 * `babble`: answers what no clamd would.
 */
export type Manner = 'scan' | 'silent' | 'refuse' | 'hang-up' | 'choke' | 'babble';

/** A small server that speaks INSTREAM over TCP as clamd(8) describes it. A test says how it behaves. */
export async function startScanner(first: Manner = 'scan') {
  const scanner = { manner: first, scanned: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    serve(socket, scanner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port },
    env: `127.0.0.1:${port}`,
    behave(manner: Manner) {
      scanner.manner = manner;
    },
    /** How many streams came whole. */
    scanned: () => scanner.scanned,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const COMMAND = 'zINSTREAM\0';

function serve(socket: Socket, scanner: { manner: Manner; scanned: number }): void {
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (scanner.manner === 'hang-up') return void socket.destroy();
    if (scanner.manner === 'refuse') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    if (!COMMAND.startsWith(bytes.toString('latin1', 0, COMMAND.length))) return void socket.end('UNKNOWN COMMAND\0');
    const body = bodyOf(bytes);
    if (body === undefined) return;
    scanner.scanned += 1;
    const answer = answerTo(body, scanner.manner);
    if (answer !== undefined) socket.end(answer);
  });
}

function answerTo(body: string, manner: Manner): string | undefined {
  if (manner === 'silent') return undefined;
  if (manner === 'babble') return 'HTTP/1.1 200 OK\0';
  if (!body.includes(MARKER)) return 'stream: OK\0';
  return manner === 'choke' ? '' : `stream: ${SIGNATURE} FOUND\0`;
}

/** What was sent in chunks behind the command; undefined until a chunk without bytes ends it. */
function bodyOf(bytes: Buffer): string | undefined {
  let body = '';
  for (let at = COMMAND.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return body;
    body += bytes.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
}

const PROGRAM = '/usr/sbin/clamd';

/** Whether clamd is here: Debian's package is installed where that is allowed. Where it cannot be had, says why. */
export function hasClamd(): boolean {
  if (existsSync(PROGRAM)) return true;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore', timeout: 240_000 } as const;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['update'], options).status === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'clamav-daemon'], options);
  if (existsSync(PROGRAM)) return true;
  process.stderr.write(
    '\nSKIPPED: the tests with a real clamd, as it is not installed and could not be. As root on Debian:\n  apt-get install --no-install-recommends clamav-daemon\n\n',
  );
  return false;
}

/** A real clamd with one signature of its own, on a socket in a temporary folder. */
export async function startClamd() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'clamd-'));
  const socket = path.join(folder, 'clamd.ctl');
  const database = path.join(folder, 'signatures');
  mkdirSync(database);
  writeFileSync(path.join(database, 'test.ndb'), `${SIGNATURE}:0:*:${Buffer.from(MARKER).toString('hex')}\n`);
  const settings = path.join(folder, 'clamd.conf');
  writeFileSync(settings, `Foreground yes\nDatabaseDirectory ${database}\nLocalSocket ${socket}\n`);
  let child: ChildProcess | undefined;
  const start = async () => {
    const started = spawn(PROGRAM, ['-c', settings], { stdio: 'ignore' });
    child = started;
    while (!existsSync(socket)) {
      if (started.exitCode !== null) throw new Error(`clamd ended with ${started.exitCode}`);
      await pause(50);
    }
  };
  const end = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    rmSync(socket, { force: true });
  };
  await start();
  return {
    env: socket,
    start,
    end,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
