import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig, type SiteConfig } from '#api/config/site.ts';
import { createDeps } from '#api/create-deps.ts';
import { listen } from '#api/http/listen.ts';
import { migratedFolder } from './migrated-folder.ts';

export type Api = Awaited<ReturnType<typeof startApi>>;

interface Start {
  /** Environment variables, in addition to the data folder. */
  env?: Record<string, string>;
  programme?: Partial<SiteConfig['programme']>;
  /** The data folder of a server that was stopped by `halt`. */
  dataDir?: string;
  /** The clock's time at the start. */
  time?: number;
  /** The built site, for calls that answer with a page. */
  distDir?: string;
  /** Called with each line of the server's log. */
  log?: (line: string) => void;
}

/** Noon of a working day in Berlin: what a test sees hangs neither on the hour nor on the day of its run. */
export const NOON = Date.parse('2026-11-25T11:00:00.000Z');

/** The programme of a season that lies ahead of `NOON`; the shipped one is over by then. */
export const SEASON_AHEAD = { startsOn: '2027-07-01', endsOn: '2027-09-28' };

/** A real server on a free port, with a data folder of its own. Tests move `clock.time`. */
export async function startApi(start: Start = {}) {
  const dataDir = migratedFolder(start.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'werksommer-')));
  const clock = { time: start.time ?? NOON, now: () => clock.time };
  // Hashes are cheap (tests/bench measures what they cost). The machine that runs the tests may have a small disk.
  // What is found in a file does not hang on how busy that machine is.
  const defaults = { LOG_LEVEL: 'silent', PASSWORD_COST: '4', DISK_RESERVE_MB: '1', FILE_CHECK_SECONDS: '60' };
  const env = readEnv({ ...defaults, ...start.env, DATA_DIR: dataDir });
  const site = readSiteConfig();
  const deps = createDeps({
    env,
    site: { ...site, programme: { ...site.programme, ...start.programme } },
    clock,
    log: start.log ? pino({ level: 'info' }, { write: start.log }) : pino({ level: 'silent' }),
  });
  const server = await listen(patient(createApp(deps, start.distDir ? { distDir: start.distDir } : {})), {
    port: 0,
    host: '127.0.0.1',
  });
  const url = `http://127.0.0.1:${server.port}`;
  const halt = async () => {
    await server.cut();
    await deps.close();
  };
  return {
    url,
    deps,
    clock,
    post: (name: string, body: FormData | object, headers: Record<string, string> = {}) =>
      fetch(
        `${url}/api/functions/${name}`,
        body instanceof FormData
          ? { method: 'POST', body, headers: { 'accept-language': 'en', ...headers } }
          : {
              method: 'POST',
              body: JSON.stringify(body),
              headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
            },
      ),
    /** Names of all documents' files, also of those that are still coming. */
    files: () => [deps.folders.uploads, deps.folders.tmp].flatMap((folder) => readdirSync(folder)).sort(),
    /** Stops the server and keeps its folder, so that another one can start on it. */
    halt,
    async stop() {
      await halt();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * Leaves it to the client to end a connection that rests. Both live in this process: after a long computation the server
 * would end one in the moment in which the next request of the test goes out on it.
 */
function patient(app: Express): RequestListener {
  return (req, res) => {
    const { server } = req.socket as typeof req.socket & { server: Server };
    server.keepAliveTimeout = 0;
    app(req, res);
  };
}
