import { describe, expect, it } from 'vitest';
import { createFairQueue } from '#api/accounts/fair-queue.ts';
import type { Problem } from '#api/http/problem.ts';
import { startApi } from '../support/api-server.ts';

/** A queue whose work ends when the test says so; `done` notes whose work was done, in order, `refused` who was sent away. */
function held() {
  const inTurn = createFairQueue();
  const done: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  let all: Promise<unknown>[] = [];
  return {
    done,
    refused,
    ask(network: string, times = 1, signal?: AbortSignal) {
      for (let time = 0; time < times; time += 1)
        all.push(
          inTurn({ network, signal }, () => new Promise<void>((end) => ends.push(end))).then(
            () => done.push(network),
            (error: Problem) => refused.push(`${network} ${error.code}`),
          ),
        );
    },
    /** Lets everything be done, one after the other. */
    async finish() {
      for (let idle = 0; idle < 3; idle += 1) {
        await new Promise((tick) => setImmediate(tick));
        const end = ends.shift();
        if (end) {
          end();
          idle = -1;
        }
      }
      await Promise.all(all);
      all = [];
    },
  };
}

const crowds = ['a', 'b', 'c', 'd'];

describe('The queue for comparing passwords', () => {
  it('is not closed by a few networks: the latest of the largest gives way to somebody new', async () => {
    const queue = held();
    queue.ask('first', 2);
    for (const crowd of crowds) queue.ask(crowd, 100);
    queue.ask('new');
    queue.ask('other', 2);
    await queue.finish();
    expect(queue.done).toHaveLength(402);
    expect(queue.done.filter((network) => network === 'new')).toHaveLength(1);
    expect(queue.done.filter((network) => network === 'other')).toHaveLength(2);
    expect(queue.refused).toEqual(['a busy', 'b busy', 'c busy']);
    // In turn: each new network waits for one of each crowd at most.
    expect(queue.done.indexOf('new')).toBeLessThan(10);
  });

  it('lets no network have more than its hundred places, nor a crowd push a crowd of its own size away', async () => {
    const queue = held();
    queue.ask('first', 2);
    queue.ask('a', 101);
    await new Promise((tick) => setImmediate(tick));
    expect([queue.done, queue.refused]).toEqual([[], ['a busy']]);
    for (const crowd of ['b', 'c', 'd']) queue.ask(crowd, 100);
    queue.ask('e', 110);
    await queue.finish();
    const times = (network: string) => queue.done.filter((one) => one === network).length;
    expect(queue.done).toHaveLength(402);
    expect([...crowds, 'e'].map(times)).toEqual([80, 80, 80, 80, 80]);
    expect(queue.refused).toHaveLength(1 + 80 + 30);
  });

  it('gives the places of those who hung up to others at once, and does no work for them', async () => {
    const queue = held();
    queue.ask('first', 2);
    const gone = new AbortController();
    for (const crowd of crowds) queue.ask(crowd, 100, gone.signal);
    gone.abort();
    queue.ask('late', 1, gone.signal);
    for (const crowd of crowds) queue.ask(crowd, 100);
    await queue.finish();
    expect(queue.done).toHaveLength(402);
    expect(queue.refused).toHaveLength(401);
  });

  it('finishes the work that was under way when its asker hung up', async () => {
    const queue = held();
    const gone = new AbortController();
    queue.ask('first', 2, gone.signal);
    queue.ask('a');
    gone.abort();
    await queue.finish();
    expect(queue.done).toEqual(['first', 'first', 'a']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = createFairQueue();
    const failing = Array.from({ length: 5 }, () =>
      inTurn({ network: 'a' }, () => Promise.reject(new Error('no'))).catch(() => 'no'),
    );
    expect(await Promise.all(failing)).toEqual(Array(5).fill('no'));
    expect(await inTurn({ network: 'a' }, async () => 'yes')).toBe('yes');
  });
});

describe('A sign-in whose sender hangs up', () => {
  it('gives its place in the queue back', async () => {
    const api = await startApi();
    const asked = new Promise<AbortSignal | undefined>((resolve) => {
      api.deps.passwords.matches = (_password, { signal }) => {
        resolve(signal);
        return new Promise(() => {});
      };
    });
    const sender = new AbortController();
    const answer = fetch(`${api.url}/api/auth/sign-in`, {
      method: 'POST',
      body: JSON.stringify({ email: 'somebody@example.org', password: 'Lange-Nacht-47' }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      signal: sender.signal,
    });
    const signal = await asked;
    expect(signal?.aborted).toBe(false);
    const heard = new Promise((done) => signal?.addEventListener('abort', done));
    sender.abort();
    await expect(answer).rejects.toThrow();
    await heard;
    await api.stop();
  });
});
