import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { TRIAL_RESTORE_PROBLEMS } from '#contract/desk/overview.ts';
import { DAY_MS } from '../time/clock.ts';
import { copyTime, PARTIAL } from './backup-folder.ts';

const trialRestore = z.object({
  /** The copy that was tried. */
  name: z.string(),
  at: z.number(),
  applications: z.number(),
  documents: z.number(),
  problem: z.nullable(z.enum(TRIAL_RESTORE_PROBLEMS)),
  /** For the log. */
  detail: z.string(),
});
export type TrialRestore = z.infer<typeof trialRestore>;
export type TrialRestoreProblem = NonNullable<TrialRestore['problem']>;

const EVERY_MS = 7 * DAY_MS;
/** The first copies are tried soon. */
const FIRST_AFTER_MS = DAY_MS;

/** Whether a copy is to be tried. A time in the future was written while the clock was wrong. Pure. */
export function isTrialRestoreDue(names: readonly string[], last: TrialRestore | undefined, now: number): boolean {
  const [first] = names;
  if (first === undefined) return false;
  return last && last.at <= now ? now - last.at >= EVERY_MS : now - copyTime(first) >= FIRST_AFTER_MS;
}

export function parseTrialRestore(text: string): TrialRestore {
  return trialRestore.parse(JSON.parse(text));
}

// The name that it has in folders of copies.
const FILE = 'rehearsal.json';

/** The last one; undefined where there was none. */
export async function lastTrialRestore(root: string): Promise<TrialRestore | undefined> {
  return readFile(path.join(root, FILE), 'utf8').then(parseTrialRestore, () => undefined);
}

export async function keepTrialRestore(root: string, result: TrialRestore): Promise<void> {
  const half = path.join(root, `${FILE}${PARTIAL}`);
  await writeFile(half, JSON.stringify(result), { mode: 0o600 });
  await rename(half, path.join(root, FILE));
}
