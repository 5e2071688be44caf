import { renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { BuildFault } from '#contract/settings/build-state.ts';
import type { Env } from '../config/env.ts';
import type { Folders } from '../config/folders.ts';
import type { SiteConfig } from '../config/site.ts';
import { configHash, readStamp, stampProblem } from '../config/site-stamp.ts';
import { hashSources } from '../config/source-hash.ts';
import type { Clock } from '../time/clock.ts';
import { BuildError, runBuild } from './run-build.ts';

/** How the pages stand. `off`: this server builds none. */
export type BuildState =
  | { kind: 'off' }
  | { kind: 'done' | 'running'; at: number }
  | { kind: 'failed'; at: number; fault: BuildFault; said: string };

export interface SiteBuild {
  state(): BuildState;
  /**
   * Sees to the pages in a folder from now on. Resolves when they can be served, with true: those that were made of other
   * settings can, until the new ones are there. False where the server is stopped before.
   * @throws Error where there are none for this program and address, and they cannot be built
   */
  start(folder: string): Promise<boolean>;
  /** Builds the pages where they do not fit `deps.site`. Asked for meanwhile, it looks again afterwards. */
  ask(): void;
  /** Ends what is being built; the next start begins anew. */
  stop(): Promise<void>;
}

interface Parts {
  env: Env;
  site: SiteConfig;
  clock: Clock;
  log: Logger;
  folders: Folders;
}

export function createSiteBuild({ env, site, clock, log, folders }: Parts): SiteBuild {
  const ending = new AbortController();
  let state: BuildState = { kind: 'off' };
  let sources = '';
  let work: Promise<void> | undefined;

  const problemOf = (dir: string) =>
    readStamp(dir)?.sources === sources ? stampProblem(dir, env.PUBLIC_URL, site) : 'missing';
  const isUsable = (dir: string) => [undefined, 'settings'].includes(problemOf(dir));
  const values = path.join(folders.tmp, 'site-values.json');
  /** Until the pages fit, as the settings may change meanwhile; once where that fails. */
  const goOn = async (dir: string) => {
    while (problemOf(dir) && !ending.signal.aborted) {
      const wanted = configHash(site);
      state = { kind: 'running', at: clock.now() };
      log.info('building the pages');
      const failure = await runBuild({ publicUrl: env.PUBLIC_URL, dir, site, values, sources }, ending.signal).then(
        () => problemOf(dir) && new BuildError('other', 'The pages were built anew by another program.'),
        (error: BuildError) => error,
      );
      if (!failure || wanted !== configHash(site)) continue;
      const { fault, message: said } = failure;
      if (!ending.signal.aborted) log.error({ fault, said }, 'pages');
      state = { kind: 'failed', at: clock.now(), fault, said };
      return;
    }
    if (!ending.signal.aborted) state = { kind: 'done', at: statSync(path.join(dir, 'stamp.json')).mtimeMs };
  };
  let dir: string | undefined;
  const ask = () => {
    if (dir === undefined || work) return;
    work = goOn(dir).finally(() => {
      work = undefined;
    });
  };
  return {
    state: () => state,
    async start(folder) {
      sources = hashSources();
      dir = folder;
      if (!isUsable(folder) && isUsable(aheadOf(folder))) takeAhead(folder);
      const before = isUsable(folder);
      ask();
      if (before) return true;
      await work;
      if (ending.signal.aborted) return false;
      if (state.kind === 'failed') throw new Error(`The pages cannot be built. ${state.said}`);
      return true;
    },
    ask,
    async stop() {
      ending.abort();
      await work;
    },
  };
}

/** Where pages lie that were built for the next start (scripts/build-ahead.ts). */
export const aheadOf = (folder: string) => `${folder}.ahead`;

/** Cut off between the two, the start builds as without. */
function takeAhead(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(aheadOf(folder), folder);
}
