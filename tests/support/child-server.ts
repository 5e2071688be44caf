import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { builtDist } from './dist.ts';
import { migratedFolder } from './migrated-folder.ts';
import { startCommand } from './start-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product in a process of its own, as `npm start` runs it, so that a test can kill it. */
export async function startChild(
  dataDir: string,
  // Any free one: a number that was free a moment ago, another program may have taken.
  port = 0,
  env: Record<string, string> = {},
  { openFiles, ...as }: { uid?: number; openFiles?: number; detached?: boolean } = {},
) {
  if (as.uid === undefined) migratedFolder(dataDir);
  const command = [process.execPath, ...commandLine()];
  const [file = '', ...args] = openFiles
    ? ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...(await environment(dataDir, port)), ...env },
    ...as,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Not 'exit': output may still be on its way then.
  const gone = once(child, 'close') as Promise<[number | null]>;
  const said = await opened(child);
  return {
    /** Where it answers; another place once it has started anew. */
    get url() {
      return urlIn(said());
    },
    /** The server's output so far. */
    get said() {
      return said();
    },
    pid: child.pid ?? 0,
    /** Closes the log's pipes, as `head` does when it ends. */
    stopReading() {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    },
    /** SIGKILL is like a power cut: no handler runs. */
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      child.kill(signal);
      return (await gone)[0];
    },
    /** Waits until it has ended by itself. */
    ended: async () => (await gone)[0],
  };
}

const DIE_AT = pathToFileURL(path.join(ROOT, 'tests/fixtures/die-at.ts')).href;

/**
 * The environment in which a program ends as by a power cut, in its so many-th call of `node:fs/promises` with such a path.
 * It needs a process group of its own, all of which ends.
 */
export const dyingAt = (call: string, part: string, count = 1) => ({
  ...{ NODE_OPTIONS: `--import ${DIE_AT}`, DIE_AT: `${call} ${part} ${count}` },
});

/** Starts the product, and waits until it has removed so many documents: in that moment it ends, as by a power cut. */
export async function dieAtRemoval(count: number, dataDir: string, env: Record<string, string> = {}): Promise<void> {
  const dying = { ...env, ...dyingAt('unlink', '/uploads/', count) };
  const server = await startChild(dataDir, 0, dying, { detached: true }).catch((error: Error) => error);
  // It may have come so far before it is open.
  const code =
    server instanceof Error ? /^the server ended with (\w+)/.exec(server.message)?.[1] : await server.ended();
  if (String(code) !== 'null') throw new Error(`it ended by itself: ${code}`);
}

/** The product as `npm run …` starts it; `npm` is the process that whoever stops it knows. */
export async function startNpm(words: readonly string[], dataDir: string, env: Record<string, string> = {}) {
  const npm = spawn('npm', ['run', ...words], {
    cwd: ROOT,
    // A process group of its own, so that nothing outlives the test.
    detached: true,
    env: { ...process.env, ...(await environment(dataDir)), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // Nothing is left of it.
    }
  });
  return npm;
}

/**
 * Starts the server with output that nobody reads: the pipe is closed at once, as in `npm start | head -1`, or it is
 * a file.
 */
export async function startUnread(dataDir: string, output: 'pipe' | number = 'pipe') {
  const { port, fd, close } = await heldPort();
  const child = spawn(process.execPath, commandLine(), {
    cwd: ROOT,
    env: { ...process.env, ...(await environment(dataDir)), LISTEN_FDS: '1', LOG_LEVEL: 'trace' },
    stdio: ['ignore', output, output, fd],
  });
  close();
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const url = `http://127.0.0.1:${port}`;
  const isOpen = () =>
    fetch(`${url}/api/health/live`).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await isOpen())) await pause(50);
  return {
    url,
    /** Returns the exit code; null where the process had to be killed. */
    async stop() {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 40_000);
      const [code] = await gone;
      clearTimeout(patience);
      return code;
    },
  };
}

/**
 * The names in a folder of a running server, without the file by which its checks try now and then whether the folder
 * can be written.
 */
export function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.ready-'))
    .sort();
}

/** A port that is held until a server has got its socket, as systemd hands one on. */
export async function heldPort() {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  return { port, fd, close: () => void socket.close() };
}

/** A port that is free now, for a program that is told one; another may take it before. `startChild` needs none. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function commandLine(): string[] {
  const { options, script } = startCommand();
  return [...options, script];
}

async function environment(dataDir: string, port = 0) {
  return {
    ...startCommand().env,
    DIST_DIR: await builtDist(),
    DATA_DIR: dataDir,
    PORT: String(port),
    // The address for which the tests' site was built.
    PUBLIC_URL: 'http://127.0.0.1:3000',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    DISK_RESERVE_MB: '1',
  };
}

/** Where a server answers that has said so, the last time it did. */
export function urlIn(said: string): string {
  return [...said.matchAll(/is open at (http:\S+)/g)].at(-1)?.[1] ?? '';
}

export async function opened(child: ChildProcess): Promise<() => string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => said.includes('is open at') && resolve());
    // Not 'exit': why it has ended may still be on its way then.
    child.once('close', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return () => said;
}
