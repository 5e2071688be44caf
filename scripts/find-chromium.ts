import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without windows and without a viewer for PDF. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Path of what the tests run in: the shell where there is one, since they take half as long in it. */
export function findChromium(): string | undefined {
  return find(SHELLS) ?? findBrowser();
}

/** Path of a whole browser. */
export function findBrowser(): string | undefined {
  return find(BROWSERS);
}

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Whether the tests run as root, whom Chromium's sandbox refuses and who may install packages. */
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

/** The system's own packages: they bring the libraries that a downloaded browser would miss. */
function install(): void {
  if (!findBrowser()) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  // Not every system has it, and nothing but time is lost without it.
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
