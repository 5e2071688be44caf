import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { startChild } from '../support/child-server.ts';
import { type Season, seedSeason } from './season.ts';

const ROUNDS = 25;

/** A small season and a large one, which are asked in turn, so that a busy machine slows down both. */
export type Seasons = readonly [Season, Season];

export async function seedSeasons(small: number, large: number): Promise<Seasons> {
  return [await seeded(small), await seeded(large)];
}

async function seeded(count: number): Promise<Season> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-scale-'));
  const from = performance.now();
  const season = await seedSeason(dataDir, count);
  print(`${count} applications seeded in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return season;
}

/** A server that runs on a season. */
export interface OnSeason {
  season: Season;
  server: Awaited<ReturnType<typeof startChild>>;
}

export interface HttpCall {
  path: string;
  cookie?: string;
  body?: object;
}

/** One row for each call of a table: its times in both seasons, and the longest wait of others meanwhile. */
export async function measureCalls(
  servers: readonly OnSeason[],
  callsOf: (season: Season) => Record<string, HttpCall | (() => Promise<unknown>)>,
  rounds = ROUNDS,
): Promise<void> {
  const seasons = servers.map(({ season }) => season) as unknown as Seasons;
  // One prober for each season: its load must not be on the larger one alone.
  const [other, prober] = servers.map(({ server, season }) => startProber(server.url, season.token));
  if (!other || !prober) return;
  for (const name of Object.keys(callsOf(seasons[0]))) {
    await prober.longest();
    const times = await inTurn(seasons, rounds, async (season) => {
      const { server } = servers.find((one) => one.season === season) ?? {};
      const call = callsOf(season)[name];
      if (typeof call === 'function') await call();
      else if (call) await ask(`${server?.url}`, call);
    });
    row(name, times, await prober.longest());
  }
  await other.stop();
  await prober.stop();
}

/** Sends a call. Returns its reply; throws for any other status than 200. */
export async function ask(url: string, { path: address, cookie, body }: HttpCall): Promise<string> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${url}${address}`, init);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** A process that asks a server all the time, and knows how long it waited since it was last asked. */
export function startProber(url: string, token: string) {
  const child = fork(path.join(import.meta.dirname, 'prober.ts'), [url, token]);
  const gone = once(child, 'exit');
  const waits = async () => {
    child.send('tell');
    const found = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
    if (!found) throw new Error('the process that asks all the time has ended');
    return found[0] as { longest: number; p99: number };
  };
  return {
    waits,
    longest: async () => (await waits()).longest,
    async stop(): Promise<void> {
      child.kill();
      await gone;
    },
  };
}

export type Times = readonly [number[], number[]];

/** Milliseconds of the smaller and of the larger season in turn. A function that `work` returns runs untimed. */
export async function inTurn(
  seasons: Seasons,
  rounds: number,
  work: (season: Season) => Promise<unknown>,
): Promise<Times> {
  const times: Times = [[], []];
  for (let count = 0; count < rounds; count += 1) {
    for (const [place, season] of seasons.entries()) {
      const from = performance.now();
      const after = await work(season);
      times[place]?.push(performance.now() - from);
      if (typeof after === 'function') await after();
    }
  }
  return times;
}

export function row(name: string, times: Times, longest?: number): void {
  const [before, now] = [median(times[0]), median(times[1])];
  const figures = `${before.toFixed(1).padStart(8)} ${now.toFixed(1).padStart(8)} ${(now / before).toFixed(2).padStart(7)}`;
  print(`${name.padEnd(46)} ${figures}${longest === undefined ? '' : `   ${longest.toFixed(0)} ms`}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
