import { pino } from 'pino';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { type Env, readEnv } from './config/env.ts';
import { refuseMissingFolder } from './config/folders.ts';
import { readShipped } from './config/shipped.ts';
import { faultSentence } from './db/faults.ts';
import { listen } from './http/listen.ts';
import { openDataFolder } from './open-data-folder.ts';
import { outliveReader } from './start/ignore-broken-pipe.ts';
import { logOutput } from './start/log-output.ts';
import { isProxyForgotten, welcome } from './start/welcome.ts';
import { berlinDate } from './time/berlin-time.ts';
import { SECOND_MS, systemClock } from './time/clock.ts';

/** `npm start`: reads the environment, builds the server, listens, and stops it on a signal. */
async function main(): Promise<void> {
  outliveReader(process.stdout);
  outliveReader(process.stderr);
  const env = readEnv();
  refuseMissingFolder(env.DATA_DIR);
  const site = readShipped();
  const log = pino({ level: env.LOG_LEVEL, base: null }, logOutput(process.stdout));
  const { deps, release } = await openDataFolder({ env, site, clock: systemClock, log });
  let stop = release;
  const stopOnce = onFirst(() => void stop().catch(fail));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
  if (!(await deps.siteBuild.start(env.DIST_DIR))) return;
  const server = await listen(createApp(deps, { distDir: env.DIST_DIR }), env.PORT, env.HOST).catch(explain(env));
  const background = startBackground(deps);
  if (isProxyForgotten(env)) deps.log.error('PUBLIC_URL is https and TRUST_PROXY is 0: all visitors count as one');

  stop = async () => {
    await background.stop();
    await server.stop();
    await release();
  };
  // Printed last: a program that reads it may stop the server at once.
  process.stdout.write(
    welcome({
      ...{ env, site, folders: deps.folders, port: server.port },
      keysInFolder: deps.masterKeys.place === 'data-folder',
      today: () => berlinDate(deps.clock.now()),
    }),
  );
  setTimeout(clearMemory, CLEAR_MEMORY_AFTER_MS).unref();
}

/** A terminal signals every process at Ctrl+C, and npm passes it on: the second one must not cut the stop off. */
function onFirst(work: () => void): () => void {
  let isFirst = true;
  return () => {
    if (isFirst) work();
    isFirst = false;
  };
}

// Clearing takes as long as a tenth of the start: requests that have waited for the start are answered before it.
const CLEAR_MEMORY_AFTER_MS = SECOND_MS;

/** What only the start needed is a tenth of the memory, and would stay until enough calls have come. */
function clearMemory(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}

function explain({ HOST, PORT }: Env) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`Port ${PORT} is taken by another program. Stop it, or choose another one: PORT=3001 npm start`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new Error(`HOST ${HOST} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all its addresses.`);
    if (error.code === 'EACCES') throw new Error(`PORT ${PORT} needs more rights. Choose one above 1023.`);
    throw error;
  };
}

function fail(error: unknown): never {
  const sentence = faultSentence(error) ?? (error instanceof Error ? error.message : String(error));
  process.stderr.write(`Cannot start: ${sentence}\n`);
  process.exit(1);
}

main().catch(fail);
