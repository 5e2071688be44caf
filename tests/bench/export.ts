/**
 * 1,000 people who ask for the export of their data at once: how long somebody else waits for an answer meanwhile,
 * beside the same without them. Prints figures of one run; nothing is asserted. By hand:
 *
 *   node tests/bench/export.ts [people]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '#api/clock.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { print } from './two-seasons.ts';

const PEOPLE = Number(process.argv[2] ?? 1000);
const LOOKS = 200;

const api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
const { token: own, id } = await applyUntil(api, 'STEP2_APPROVED');
const ids = [id, ...addCrowd(api.deps, { count: PEOPLE - 1 })];
const tokens = ids.map((one) => api.deps.dataTokens.mint(one, api.clock.now(), HOUR_MS));

const quiet = await lookAround();
let isOver = false;
const exports = Promise.all(tokens.map(exported)).then((statuses) => {
  isOver = true;
  return statuses;
});
const meanwhile = await lookAround(() => isOver);
const statuses = await exports;
const made = statuses.filter((status) => status === 200).length;
print(`${PEOPLE} asked at once: ${made} exports, ${PEOPLE - made} told to wait`);
print(`another answer, median ms: ${quiet.median} alone, ${meanwhile.median} meanwhile (${ratio()})`);
print(`another answer, longest ms: ${quiet.longest} alone, ${meanwhile.longest} meanwhile`);
await api.stop();

async function exported(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}/api/my-data/export`, { method: 'POST', headers, body: '{}' });
  await answer.arrayBuffer();
  return answer.status;
}

async function lookAround(isDone = () => false): Promise<{ median: number; longest: number }> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS && !isDone(); look += 1) {
    const start = performance.now();
    await (await api.post('get-applicant', {}, { authorization: `Bearer ${own}` })).text();
    times.push(performance.now() - start);
    await pause(1);
  }
  times.sort((a, b) => a - b);
  const rounded = (ms = 0) => Math.round(ms * 10) / 10;
  return { median: rounded(times[Math.floor(times.length / 2)]), longest: rounded(times.at(-1)) };
}

function ratio(): string {
  return `${Math.round((meanwhile.median / quiet.median) * 10) / 10} times`;
}
