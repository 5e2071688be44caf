import path from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCounters } from '#api/db/counters.ts';
import type { Db } from '#api/db/open.ts';
import { createCounterRows } from '#api/http/counter.store.ts';
import { createHitCounters, createLimitCounters, MOST_IN_MEMORY } from '#api/http/hit-counters.ts';
import { freePort, startChild } from '../support/child-server.ts';
import { tempDir } from '../support/temp-dir.ts';

const WINDOW_MS = 60_000;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

function open(countersDb = path.join(tempDir(), 'counters.db')) {
  const clock = { time: 1_000_000, now: () => clock.time };
  const lines: string[] = [];
  const db: Db = openCounters({ countersDb }, { now: 0, mayReplace: true, onReplaced: () => {} });
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const counters = createHitCounters({ rows: createCounterRows(db), clock, log });
  const reader = new Database(countersDb, { readonly: true });
  ends.push(() => {
    counters.close();
    for (const one of [reader, db]) one.close();
  });
  return {
    counters,
    clock,
    db,
    lines,
    countersDb,
    hit: (key: string) => counters.hit(key, WINDOW_MS).totalHits,
    written: () => reader.prepare('SELECT count(*) FROM rate_counter').pluck().get() as number,
    /** Changes whenever another connection has committed. */
    commits: () => reader.pragma('data_version', { simple: true }),
  };
}

describe('STAC-08 What every request meets', () => {
  it('is counted in memory, and written behind it in one transaction', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hit, written, commits } = open();
    const before = commits();
    for (let number = 0; number < 600; number += 1) hit(`${number % 300}`);
    expect([written(), commits()]).toEqual([0, before]);
    vi.advanceTimersByTime(999);
    expect(written()).toBe(0);
    vi.advanceTimersByTime(1);
    const after = commits();
    expect([written(), after === before]).toEqual([300, false]);
    vi.advanceTimersByTime(10_000);
    expect(commits()).toBe(after);
  });

  it('is written in batches of a thousand, between which others are answered', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hit, written } = open();
    for (let number = 0; number < 2500; number += 1) hit(`${number}`);
    vi.advanceTimersByTime(1000);
    expect(written()).toBe(1000);
    vi.advanceTimersByTime(20);
    expect(written()).toBe(2000);
    vi.advanceTimersByTime(20);
    expect(written()).toBe(2500);
  });

  it('goes on counting after a restart', () => {
    const first = open();
    for (let number = 0; number < 5; number += 1) first.hit('somebody');
    first.counters.close();
    expect(open(first.countersDb).hit('somebody')).toBe(6);
  });

  it('ends with its window, and with one that a wrong clock has opened', () => {
    const { hit, clock, counters } = open();
    expect([hit('a'), hit('a')]).toEqual([1, 2]);
    clock.time += WINDOW_MS;
    expect(hit('a')).toBe(1);
    clock.time -= 1;
    expect(hit('a')).toBe(1);
    expect(counters.hit('a', WINDOW_MS).resetTime).toEqual(new Date(clock.time + WINDOW_MS));
  });

  it('may be more than one at once, and is looked at without being counted', () => {
    const first = open();
    const bytes = createLimitCounters(first.counters, 'upload', WINDOW_MS);
    expect(bytes.look('a')).toEqual({ hits: 0, resetsAt: first.clock.time + WINDOW_MS });
    // A stranger who is only looked up takes nobody's place in memory.
    expect(first.counters.size()).toBe(0);
    for (const key of ['a', 'b']) bytes.hit(key, 1000);
    bytes.hit('a', 200);
    expect([bytes.look('a').hits, bytes.look('a').hits, bytes.look('b').hits]).toEqual([1200, 1200, 1000]);
    first.counters.close();
    const second = open(first.countersDb);
    const later = createLimitCounters(second.counters, 'upload', WINDOW_MS);
    expect(later.look('a').hits).toBe(1200);
    second.clock.time += WINDOW_MS;
    expect(later.look('a').hits).toBe(0);
  });

  it('takes no more memory for a hundred thousand addresses, and still counts each of them', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hit, counters, written } = open();
    let hits = 0;
    for (let address = 0; address < 100_000; address += 1) {
      hits += hit(`${address}`);
      if (address % 5000 === 0) vi.advanceTimersByTime(2000);
    }
    vi.advanceTimersByTime(5000);
    expect([hits, counters.size(), written()]).toEqual([100_000, MOST_IN_MEMORY, 100_000]);
    expect([hit('0'), hit('50000'), hit('99999')]).toEqual([2, 2, 2]);
  });

  it('goes on counting where nothing can be written, in the same memory, and the log tells', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { hit, db, counters, lines } = open();
    hit('a');
    db.exec('DROP TABLE rate_counter');
    expect([hit('a'), hit('a')]).toEqual([2, 3]);
    vi.advanceTimersByTime(1000);
    expect(lines.join('')).toContain('counters cannot be written');
    const told = lines.length;
    for (let address = 0; address < 2 * MOST_IN_MEMORY; address += 1) hit(`${address}`);
    expect(counters.size()).toBe(MOST_IN_MEMORY);
    expect(lines.slice(told).join('')).toContain('a counter cannot be read');
  });
});

describe('STAC-08 A server', () => {
  // 12 reads of a network in 15 minutes.
  const FEW = { RATE_LIMIT_FACTOR: '0.01', LOG_LEVEL: 'silent' };
  const read = async (url: string) => {
    const headers = { authorization: `Bearer ${crypto.randomUUID()}` };
    return (await fetch(`${url}/api/functions/get-applicant`, { headers })).status;
  };
  const spend = async (url: string) => {
    for (let number = 0; number < 12; number += 1) await read(url);
  };

  it('that is stopped forgets no hit', async () => {
    const [dataDir, port] = [tempDir(), await freePort()];
    const first = await startChild(dataDir, port, FEW);
    await spend(first.url);
    expect(await first.kill('SIGTERM')).toBe(0);
    const second = await startChild(dataDir, port, FEW);
    expect(await read(second.url)).toBe(429);
    await second.kill();
  });

  it('that is killed forgets the last seconds at most', async () => {
    const [dataDir, port] = [tempDir(), await freePort()];
    const first = await startChild(dataDir, port, FEW);
    await spend(first.url);
    const written = new Database(path.join(dataDir, 'counters.db'), { readonly: true });
    const hits = written.prepare('SELECT coalesce(sum(hits), 0) FROM rate_counter').pluck();
    await expect.poll(() => hits.get(), { timeout: 10_000 }).toBe(12);
    written.close();
    await first.kill('SIGKILL');
    const second = await startChild(dataDir, port, FEW);
    expect(await read(second.url)).toBe(429);
    await second.kill();
  });
});
