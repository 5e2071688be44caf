import { applicationNumber } from '#contract/applications/application-number.ts';
import { MAX_NOTE_CHARACTERS, OVERVIEW_DAYS, RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import { idOnDesk } from '../applicants/review/id-on-desk.ts';
import type { Operator } from '../command-line/operator.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { holdOrRelease } from './hold-or-release.ts';
import { retain } from './retain.ts';
import { retentionStore } from './retention.store.ts';
import { sweepOldFiles, sweepOldRows } from './sweep-old-rows.ts';

const USAGE = `Usage: npm run retention -- [<command>]

                         does once what the running server does every hour
  --dry                  says what would be deleted today and within ${OVERVIEW_DAYS} days, and changes nothing
  hold <id> "<reason>"   keeps an application beyond its period, such as while a claim runs
  release <id>           lets it go again, after a new announcement`;

const SHOWN = 50;

/** Runs `npm run retention` and returns what to print: counts and numbers, no names. */
export async function runRetention(deps: Deps, args: string[], who: Operator): Promise<string> {
  const [command, id, reason, ...more] = args;
  if (command === undefined) return runOnce(deps);
  if (command === '--dry' && id === undefined) return describe(deps);
  const isHold = command === 'hold' && reason?.trim() !== undefined && reason.trim() !== '';
  const isRelease = command === 'release' && reason === undefined;
  if (id === undefined || more.length > 0 || !(isHold || isRelease)) throw new UsageError(USAGE);
  const found = idOnDesk(deps, id);
  holdOrRelease(deps, who, found, reason?.trim().slice(0, MAX_NOTE_CHARACTERS));
  return isHold
    ? `${applicationNumber(found)} is kept until you release it.`
    : `${applicationNumber(found)} goes when its period is over, ${RETENTION_NOTICE_DAYS} days after a new announcement at the earliest.`;
}

function describe({ db, clock }: Deps): string {
  const retention = retentionStore(db);
  const now = clock.now();
  const counts = (until: number) =>
    `${retention.countGoing('passport', until)} copies of IDs, ${retention.countGoing('application', until)} applications`;
  const next = retention
    .page('going', undefined, false, SHOWN)
    .filter((row) => (row.goes_at ?? 0) <= now + OVERVIEW_DAYS * DAY_MS);
  const held = retention.page('held', undefined, false, SHOWN + 1).length;
  const unknown = retention.toLook(0, SHOWN + 1).length;
  const some = (count: number) => (count > SHOWN ? `more than ${SHOWN}` : String(count));
  return [
    `Due today:      ${counts(now)}`,
    `Within ${OVERVIEW_DAYS} days: ${counts(now + OVERVIEW_DAYS * DAY_MS)}`,
    `Kept by hand:   ${some(held)}`,
    ...(unknown > 0
      ? [`Changed lately, and not worked out yet: ${some(unknown)}. The running server does so within the hour.`]
      : []),
    '',
    ...next.map(
      ({ applicant_id: id, goes_at: at, what, announced_at: told }) =>
        `  ${berlinDate(at ?? 0)}  ${applicationNumber(id)}  ${what}  ${told === null ? 'to be announced' : `announced on ${berlinDate(told)}`}`,
    ),
    'Nothing was changed.',
  ].join('\n');
}

async function runOnce(deps: Deps): Promise<string> {
  const { clock, clockWatch, db } = deps;
  if (!clockWatch.isPlausible())
    throw new Error(
      'The clock is far from the time that the database has seen last. Set it, or start once with CLOCK_CONFIRMED=yes.',
    );
  const today = berlinDate(clock.now());
  const before = new Map(countsOf(deps, today));
  while (await retain(deps));
  while (sweepOldRows(deps));
  await sweepOldFiles(deps);
  const done = retentionStore(db)
    .logBefore('9999', SHOWN)
    .filter(({ day }) => day === today)
    .map(({ what, count }) => ({ what, count: count - (before.get(what) ?? 0) }))
    .filter(({ count }) => count > 0);
  if (done.length === 0) return 'There was nothing to do.';
  return done.map(({ what, count }) => `  ${String(count).padStart(6)}  ${what}`).join('\n');
}

function countsOf({ db }: Deps, today: string): [string, number][] {
  return retentionStore(db)
    .logBefore('9999', SHOWN)
    .flatMap(({ day, what, count }) => (day === today ? [[what, count]] : []));
}
