/**
 * Whether the time of an answer tells if an address has an account: the median of 200 tries with known addresses beside
 * 200 with unknown ones, in turn, for the three calls that must not tell. Prints ratios of one run; nothing is
 * asserted. Aim: within 20 %. Run it by hand:
 *
 *   node tests/bench/neutral.ts
 */
import { member, newAddress, PASSWORD, visitor } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';

const TRIES = 200;
// The real hash takes half a second and would hide everything else, so a cheaper one is used.
const api = await startApi({ env: { PASSWORD_COST: '8', RATE_LIMIT_FACTOR: '100000' } });
const { email: known } = await member(api, 'student');

const CALLS = {
  'sign-in': (email: string) => ({ email, password: 'Wrong-Password-1' }),
  'request-password-reset': (email: string) => ({ email }),
  'sign-up': (email: string) => ({ email, password: PASSWORD, options: { data: { role: 'employer' } } }),
};

for (const [name, bodyOf] of Object.entries(CALLS)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let tries = 0; tries < 2 * TRIES; tries += 1) {
    const kind = tries % 2 ? 'known' : 'unknown';
    const email = kind === 'known' ? known : newAddress('bench');
    const from = performance.now();
    await visitor(api).post(`/api/auth/${name}`, bodyOf(email));
    times[kind].push(performance.now() - from);
  }
  const [first, second] = [median(times.known), median(times.unknown)];
  const ratio = (first / second).toFixed(2);
  process.stdout.write(`${name.padEnd(24)} known ${first.toFixed(1)} ms, unknown ${second.toFixed(1)} ms: ${ratio}\n`);
}
await api.stop();

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
