import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows and PDF viewer. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Path of the browser for tests: the headless shell if there is one, in which they take half the time. */
export function findChromium(): string | undefined {
  return find(SHELLS) ?? findBrowser();
}

/** Path of a full browser. */
export function findBrowser(): string | undefined {
  return find(BROWSERS);
}

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Whether the process is root, for whom Chromium's sandbox fails, and who may install packages. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs the system's packages: they bring libraries that a downloaded browser would lack. */
function install(): void {
  if (!findBrowser()) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  // Some systems lack this package; without it the tests only take longer.
  if (!find(SHELLS)) run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

if (import.meta.main) {
  if (isRoot()) install();
  if (!findBrowser()) {
    process.stderr.write(
      'The browser tests need Chromium or Chrome, and none was found in PATH. Install it, for example with:\n' +
        '  sudo apt-get install chromium chromium-headless-shell      (Debian)\n' +
        '  brew install --cask google-chrome      (macOS; then add its folder to PATH as google-chrome)\n',
    );
    process.exit(1);
  }
  process.stdout.write(`Browser for the tests: ${findChromium()}\n`);
}
