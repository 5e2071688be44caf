import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Chromium 87, as a package of the npm registry carries it for Amazon's Linux, with the libraries that it needs. It is
 * fetched by the test alone: as a dependency its 45 MB would come with every `npm ci`. The package is no longer kept, so
 * its bytes are named here, and it shows no page but our own.
 */
const PACKAGE = 'chrome-aws-lambda@5.4.0';
const FILE = 'chrome-aws-lambda-5.4.0.tgz';
const SHA512 = 'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==';

const HOME = resolve(import.meta.dirname, '../../.cache/old-chromium');
const FETCH_MS = 60_000;
const START_MS = 15_000;

export interface OldChromium {
  /** Where its debugging port answers. */
  endpoint: string;
  stop(): void;
}

/** Starts Chromium 87. Throws, with a reason to print, where it cannot be fetched or does not run. */
export async function startOldChromium(): Promise<OldChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Chromium 87 is there for x64 Linux only.');
  if (!existsSync(HOME)) await fetchInto(HOME);
  const profile = mkdtempSync(join(tmpdir(), 'old-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--single-process', '--hide-scrollbars'];
  const browser = spawn(
    join(HOME, 'chromium'),
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LD_LIBRARY_PATH: join(HOME, 'lib') } },
  );
  const stop = () => {
    browser.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    return { endpoint: await addressOf(browser.stderr), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((found, failed) => {
    let printed = '';
    const timer = setTimeout(() => failed(new Error(`Chromium 87 did not start: ${printed.slice(-500)}`)), START_MS);
    stderr.on('data', (chunk: Buffer) => {
      printed += chunk;
      const [address] = /ws:\/\/\S+/.exec(printed) ?? [];
      if (!address) return;
      clearTimeout(timer);
      found(address);
    });
    stderr.on('end', () => failed(new Error(`Chromium 87 ended: ${printed.slice(-500)}`)));
  });
}

async function fetchInto(home: string): Promise<void> {
  const fresh = `${home}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    const run = promisify(execFile);
    await run('npm', ['pack', PACKAGE, '--pack-destination', fresh], { timeout: FETCH_MS });
    const hash = createHash('sha512').update(readFileSync(join(fresh, FILE)));
    if (hash.digest('base64') !== SHA512) throw new Error('its bytes are not the known ones');
    await run('tar', ['xzf', FILE, '--strip-components=2', 'package/bin'], { cwd: fresh });
    for (const name of ['chromium', 'aws.tar']) {
      writeFileSync(join(fresh, name), brotliDecompressSync(readFileSync(join(fresh, `${name}.br`))));
    }
    await run('tar', ['xf', 'aws.tar'], { cwd: fresh });
    chmodSync(join(fresh, 'chromium'), 0o755);
    if (!existsSync(home)) renameSync(fresh, home);
  } catch (error) {
    throw new Error(`Chromium 87 could not be fetched: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
