/**
 * What a long text of a hostile shape costs the server in each field of each call, beside one of 1 KB: processor time,
 * the best of some tries. Prints the worst ratios of one run, and what took more than twenty times as much; nothing is
 * asserted. Aim: nothing does. Run it by hand:
 *
 *   node tests/bench/hostile-texts.ts
 */
import { startApi } from '../support/api-server.ts';
import {
  HOSTILE_CALLS,
  type HostileCall,
  hostileSender,
  hostileText,
  LONGEST_BYTES,
} from '../support/hostile-calls.ts';

const TRIES = 3;
/** Whatever takes less is cheap anyhow. */
const FLOOR_MS = 5;
const TOO_MUCH = 20;

const api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000000', ADMIN_2FA: 'off' } });
const send = await hostileSender(api);

async function cost(row: HostileCall, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let done = 0; done < TRIES && least > FLOOR_MS; done += 1) {
    const before = process.cpuUsage();
    await (await send(row, text)).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return Math.max(FLOOR_MS, least);
}

const found: { ratio: number; what: string }[] = [];
for (const row of HOSTILE_CALLS) {
  const short = await cost(row, hostileText('letters', 1000));
  for (const shape of row.shapes) {
    const long = await cost(row, hostileText(shape, LONGEST_BYTES[row.way]));
    found.push({ ratio: long / short, what: `${long.toFixed(0)} ms: ${shape} in ${row.field} of ${row.path}` });
  }
}
await api.stop();

const sorted = found.toSorted((a, b) => b.ratio - a.ratio);
const dear = sorted.filter(({ ratio }) => ratio > TOO_MUCH).length;
for (const { ratio, what } of sorted.slice(0, Math.max(10, dear)))
  process.stdout.write(`${ratio.toFixed(1)} times, ${what}\n`);
process.stdout.write(`${dear} of ${sorted.length} cost more than ${TOO_MUCH} times a short text\n`);
