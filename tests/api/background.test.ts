import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBackground } from '#api/background.ts';
import { nextDaytime } from '#api/time/berlin-time.ts';
import { HOUR_MS, SECOND_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';

let api: Api;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  api = await startApi({ log: (line) => lines.push(line) });
});
afterEach(() => api.stop());

describe('What the server does by itself', () => {
  it('goes on when one of its jobs fails, and says which one failed', async () => {
    const done: string[] = [];
    const finished = Promise.withResolvers<void>();
    const background = startBackground(api.deps, [
      {
        everyMs: 1,
        runs: {
          broken() {
            done.push('broken');
            if (done.filter((name) => name === 'broken').length === 3) finished.resolve();
            throw new Error('no luck');
          },
        },
      },
      {
        everyMs: HOUR_MS,
        runs: {
          failing: () => Promise.reject(new Error('no luck')),
          sound: () => done.push('sound') < 0,
        },
      },
    ]);
    await finished.promise;
    await background.stop();
    expect(done.filter((name) => name === 'sound')).toHaveLength(1);
    expect(lines.join()).toContain('"job":"broken","error":"Error: no luck"');
  });

  it.each([
    ['2026-11-24T05:59:59Z', '2026-11-24T06:00:00Z'],
    ['2026-11-23T19:00:00Z', '2026-11-24T06:00:00Z'],
    ['2026-11-23T18:59:58Z', '2026-11-23T18:59:58Z'],
    ['2026-03-28T20:00:00Z', '2026-03-29T05:00:00Z'],
    ['2026-10-25T05:30:00Z', '2026-10-25T06:00:00Z'],
  ])('writes to nobody who has not asked for it at night in Berlin: at %s not before %s', (now, from) => {
    expect(nextDaytime(Date.parse(now))).toBe(Date.parse(from));
  });

  it('mails nobody who has not asked for it at night, and does at seven in Berlin', async () => {
    const rounds = Promise.withResolvers<void>();
    const mailed: number[] = [];
    let looks = 0;
    api.clock.time = Date.parse('2026-11-24T05:59:59Z');
    const background = startBackground(api.deps, [
      { everyMs: 1, isByDay: true, runs: { mail: () => mailed.push(api.clock.time) < 0 } },
      {
        everyMs: 1,
        runs: {
          look() {
            looks += 1;
            if (looks === 3) api.clock.time += SECOND_MS;
            if (mailed.length > 0) rounds.resolve();
          },
        },
      },
    ]);
    await rounds.promise;
    await background.stop();
    expect(mailed[0]).toBe(Date.parse('2026-11-24T06:00:00Z'));
  });

  it('never does two rounds of a job at once, and waits at the end for what is under way', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const third = Promise.withResolvers<void>();
    const background = startBackground(api.deps, [
      {
        everyMs: 0,
        runs: {
          async slow() {
            running += 1;
            most = Math.max(most, running);
            for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
            running -= 1;
            rounds += 1;
            if (rounds === 3) third.resolve();
            return rounds % 2 === 0;
          },
        },
      },
    ]);
    await third.promise;
    await background.stop();
    const ended = rounds;
    expect([most, running]).toEqual([1, 0]);
    await new Promise(setImmediate);
    expect(rounds).toBe(ended);
  });

  it('does one batch at a time, whichever jobs there are, and answers others after each', async () => {
    const order: string[] = [];
    const done = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const job = (name: string, end: () => void) => {
      let batches = 0;
      return async () => {
        order.push(name);
        setImmediate(() => order.push('others'));
        await new Promise(setImmediate);
        order.push(`${name} ends`);
        batches += 1;
        if (batches === 4) end();
        return batches < 4;
      };
    };
    const [first, second] = done;
    const jobs = [
      { runs: { first: job('first', () => first?.resolve()) } },
      { runs: { second: job('second', () => second?.resolve()) } },
    ];
    const background = startBackground(api.deps, jobs);
    await Promise.all(done.map(({ promise }) => promise));
    await background.stop();
    // Which of the two comes first, and how often in a row, depends on the machine.
    const batches = Array.from({ length: 8 }, (_, index) => order.slice(3 * index, 3 * index + 3).join());
    const batch = (name: string) => `${name},others,${name} ends`;
    expect(batches.sort()).toEqual([...Array(4).fill(batch('first')), ...Array(4).fill(batch('second'))]);
  });

  it('answers others between two batches', async () => {
    const begun = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    let answered = false;
    const background = startBackground(api.deps, [
      {
        runs: {
          long() {
            begun.resolve();
            if (answered) finished.resolve();
            return !answered;
          },
        },
      },
    ]);
    await begun.promise;
    const answer = await fetch(`${api.url}/api/health/live`);
    answered = true;
    await finished.promise;
    await background.stop();
    expect(answer.status).toBe(200);
  });

  it('rests longer between two batches while a form is read, and never stops', async () => {
    const body = { bytesPerMinute: () => 0, isFresh: () => true, isComplete: () => false, stop: () => {} };
    const place = api.deps.formSlots.enter({ network: 'somewhere', caller: undefined }, body);
    let batches = 0;
    const finished = Promise.withResolvers<void>();
    const from = performance.now();
    const background = startBackground(api.deps, [
      {
        runs: {
          long() {
            batches += 1;
            if (batches === 4) finished.resolve();
            return batches < 4;
          },
        },
      },
    ]);
    await finished.promise;
    place.leave();
    await background.stop();
    expect(performance.now() - from).toBeGreaterThan(3 * 150);
  });
});
