import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildFault } from '#contract/settings/build-state.ts';
import { environmentOfBuild } from '../config/env.ts';
import type { SiteConfig } from '../config/site.ts';
import { MINUTE_MS } from '../time/clock.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/build-site.ts');
const MOST_MS = 15 * MINUTE_MS;
const SAID_CHARACTERS = 2000;

interface Build {
  publicUrl: string;
  dir: string;
  /** What the pages are made of, and the file that hands it on. */
  site: SiteConfig;
  values: string;
  /** Hash of the sources that the server was started from. */
  sources: string;
}

export class BuildError extends Error {
  readonly fault: BuildFault;
  constructor(fault: BuildFault, said: string) {
    super(said);
    this.fault = fault;
  }
}

/** Builds the pages in a process of its own, behind everything else. @throws BuildError */
export async function runBuild({ publicUrl, dir, site, values, sources }: Build, stopping: AbortSignal): Promise<void> {
  const given = { PUBLIC_URL: publicUrl, DIST_DIR: dir, SITE_VALUES: values, SITE_SOURCES: sources };
  try {
    await writeFile(values, JSON.stringify(site));
    const options = {
      env: { ...environmentOfBuild(), ...given },
      encoding: 'utf8',
      signal: stopping,
      timeout: MOST_MS,
    } as const;
    await promisify(execFile)(process.execPath, [SCRIPT], options);
  } catch (error) {
    const { stderr = String(error), killed, signal } = error as { stderr?: string; killed?: boolean; signal?: string };
    throw new BuildError(killed ? 'too_long' : faultOf(stderr, signal), stderr.slice(-SAID_CHARACTERS));
  }
}

function faultOf(said: string, signal: string | undefined): BuildFault {
  if (/ENOSPC|SQLITE_FULL|disk is full/.test(said)) return 'disk_full';
  if (signal === 'SIGKILL' || /out of memory|ENOMEM|was killed/i.test(said)) return 'out_of_memory';
  return /program was changed/.test(said) ? 'program_changed' : 'other';
}
