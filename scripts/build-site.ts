import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readEnv } from '#api/config/env.ts';
import { configHash, readStamp, type SiteStamp } from '#api/config/site-stamp.ts';
import { hashSources } from '#api/config/source-hash.ts';
import { ignoreBrokenPipe } from '#api/start/ignore-broken-pipe.ts';
import { changePages } from './change-pages.ts';
import { compressFiles } from './compress-files.ts';
import { endTogether } from './end-together.ts';
import { writeLittlePages } from './little-pages.ts';
import { withLock } from './lock.ts';
import { quoteProps } from './quote-props.ts';
import { trimPolicy } from './trim-csp.ts';
import { trimStyles } from './trim-css.ts';

const ROOT = resolve(import.meta.dirname, '..');

interface BuildOptions {
  publicUrl: string;
  /** The folder of the finished site; replaced as a whole. */
  outDir: string;
  force?: boolean;
}

/** Builds the site unless `outDir` already holds it. Answers whether it built. */
export async function buildSite({ publicUrl, outDir, force = false }: BuildOptions): Promise<boolean> {
  const target = resolve(ROOT, outDir);
  return withLock(join(ROOT, '.astro/build-lock.db'), async () => {
    const stamp = currentStamp(publicUrl);
    const { SITE_SOURCES: ofServer = stamp.sources } = process.env;
    if (ofServer !== stamp.sources)
      throw new Error('The program was changed since the server was started. Start it again.');
    const before = readStamp(target);
    if (!force && isSame(before, stamp)) return false;
    const fresh = `${target}.next`;
    await rm(fresh, { recursive: true, force: true });
    await linkProject(dirname(target));
    try {
      // There Astro writes what it moves to the pages: from one file system to another, it could not.
      await runAstro(dirname(target), { PUBLIC_URL: publicUrl, SITE_OUT_DIR: fresh });
      await trimStyles(fresh);
      await changePages(fresh, (html) => quoteProps(trimPolicy(html)));
      await writeLittlePages(fresh);
      await compressFiles(fresh, !force && before?.sources === stamp.sources ? target : undefined);
      await writeFile(join(fresh, 'stamp.json'), JSON.stringify(stamp));
      await swap(fresh, target);
      return true;
    } finally {
      // Half of a site must not keep a full disk full: the database lies there, too.
      await rm(fresh, { recursive: true, force: true });
    }
  });
}

function currentStamp(publicUrl: string): SiteStamp {
  return { sources: hashSources(), config: configHash(), publicUrl };
}

function isSame(a: SiteStamp | undefined, b: SiteStamp): boolean {
  return a?.sources === b.sources && a.config === b.config && a.publicUrl === b.publicUrl;
}

/** Runs in a child process: Astro reads the environment once, and leaves its bundler's threads running. */
async function runAstro(cwd: string, env: Record<string, string>): Promise<void> {
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--root', ROOT], {
    cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endTogether(child);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done));
  if (code !== 0) throw new Error(`astro build failed:\n${Buffer.concat(output).toString()}`);
}

/** Astro runs the pages where they will lie: outside of the project it finds no packages, pictures and fonts there. */
async function linkProject(folder: string): Promise<void> {
  if (`${folder}/`.startsWith(`${ROOT}/`)) return;
  await mkdir(folder, { recursive: true });
  for (const name of ['node_modules', 'public', 'src']) {
    const link = join(folder, name);
    await rm(link, { force: true });
    await symlink(join(ROOT, name), link);
  }
}

/** Two renames: a server that starts meanwhile finds the old site or the new one, never half of one. */
async function swap(fresh: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(resolve(target, '..'), { recursive: true });
  if (existsSync(target)) await rename(target, old);
  await rename(fresh, target);
  await rm(old, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const { PUBLIC_URL: publicUrl, DIST_DIR: outDir } = readEnv();
  // Beside a server that answers: its child inherits it.
  if (process.env.SITE_VALUES) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const built = await buildSite({ publicUrl, outDir, force: process.argv.includes('--force') });
  process.stdout.write(`${outDir}: ${built ? 'built' : 'already up to date'} for ${publicUrl}\n`);
}

if (import.meta.main) {
  ignoreBrokenPipe(process.stdout);
  main().catch((error: unknown) => {
    process.stderr.write(`Cannot build the site: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
