import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { holdLease } from './bucket/keep-lease.ts';
import { type Env, readEnv } from './config/env.ts';
import { refuseMissingFolder } from './config/folders.ts';
import { readSiteConfig } from './config/site.ts';
import { faultSentence } from './db/faults.ts';
import type { Deps, Given } from './deps.ts';
import { listen, SYSTEMD_SOCKET } from './http/listen.ts';
import { openDataFolder } from './open-data-folder.ts';
import { clearMemoryWhenCalm } from './start/clear-memory.ts';
import { ignoreBrokenPipe } from './start/ignore-broken-pipe.ts';
import { logOutput } from './start/log-output.ts';
import { tellSystemd } from './start/tell-systemd.ts';
import { isProxyForgotten, welcome } from './start/welcome.ts';
import { berlinDate } from './time/berlin-time.ts';
import { SECOND_MS, systemClock } from './time/clock.ts';

/** `npm start`: reads the environment, and serves until a signal comes; anew where a backup was restored meanwhile. */
async function main(): Promise<void> {
  ignoreBrokenPipe(process.stdout);
  ignoreBrokenPipe(process.stderr);
  const env = readEnv();
  refuseMissingFolder(env.DATA_DIR);
  const log = pino({ level: env.LOG_LEVEL, base: null }, logOutput(process.stdout));
  const given = { env, site: readSiteConfig(), clock: systemClock, log };
  const stopped = untilSignalled();
  let server = await serve(given, stopped);
  tellSystemd(given);
  clearMemoryWhenCalm();
  while (await server?.ended()) {
    log.info('the server starts anew');
    // This process has closed the socket: systemd hands it to the next one.
    if (env.LISTEN_FDS === 1) return;
    server = await serve(given, stopped);
  }
}

/** Builds the server, and listens; nothing where it is stopped meanwhile. */
async function serve(given: Given, stopped: Promise<false>) {
  const { env, log } = given;
  const { deps, release } = await openDataFolder(given);
  await holdLease(deps);
  const isToStartAnew = Promise.race([stopped, untilRestored(deps, given)]);
  const isBuilt = await Promise.race([deps.siteBuild.start(env.DIST_DIR), stopped]);
  if (!isBuilt) return release();
  const server = await listen(createApp(deps, { distDir: env.DIST_DIR }), placeOf(env)).catch(explain(env));
  const background = startBackground(deps);
  if (isProxyForgotten(env)) log.error('PUBLIC_URL is https and TRUST_PROXY is 0: all visitors count as one');
  // Printed last: a program that reads it may stop the server at once.
  process.stdout.write(
    welcome({
      ...{ env: deps.env, site: deps.site, folders: deps.folders, port: server.port, setUpToken: deps.setUp.open() },
      keysInFolder: deps.masterKeys.place === 'data-folder',
      today: () => berlinDate(deps.clock.now()),
    }),
  );
  return {
    /** Waits for the end, and answers whether it is to start anew. */
    async ended() {
      const answer = await isToStartAnew;
      deps.ending.hasBegun = true;
      await Promise.all([background.stop(), pause(env.DRAIN_SECONDS * SECOND_MS)]);
      await server.stop();
      await release();
      return answer;
    },
  };
}

function placeOf({ LISTEN_FDS, PORT, HOST }: Env) {
  return LISTEN_FDS === 1 ? SYSTEMD_SOCKET : { port: PORT, host: HOST };
}

/** A terminal signals every process at Ctrl+C, and npm passes it on: the second one must not cut the stop off. */
function untilSignalled(): Promise<false> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(false));
  });
}

function untilRestored({ setUp }: Deps, given: Given): Promise<true> {
  return new Promise((resolve) => {
    setUp.host = {
      async tryOut(root) {
        await (await openDataFolder({ ...given, env: { ...given.env, DATA_DIR: root } })).release();
      },
      startAnew: () => resolve(true),
    };
  });
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
