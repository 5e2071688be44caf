import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Env } from '../config/env.ts';
import { parseTrialRestore, type TrialRestore } from './trial-restore.ts';

const SCRIPT = path.join(import.meta.dirname, '../try-restore.ts');
/** The server answers first. */
const PRIORITY = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Tries a copy in a process of its own. @throws Error where that process fails or is stopped */
export async function tryRestoreApart(env: Env, name: string, stopping?: AbortSignal): Promise<TrialRestore> {
  const run = promisify(execFile)(process.execPath, [SCRIPT], {
    encoding: 'utf8',
    ...(stopping && { signal: stopping }),
  });
  // Not by its arguments, which every user of the machine may read: keys are among them.
  run.child.stdin?.end(JSON.stringify({ env, name }));
  if (run.child.pid !== undefined) os.setPriority(run.child.pid, PRIORITY);
  return parseTrialRestore((await run).stdout);
}
