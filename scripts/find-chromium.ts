import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell without windows comes first: the tests take half as long in it as in the whole browser. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Path of the browser for the tests, or undefined. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
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

/** The system's own package: it brings the libraries that a downloaded browser would miss. */
function install(): void {
  run('apt-get', 'update');
  PACKAGES.find((name) => run('apt-get', 'install', '-y', '--no-install-recommends', name));
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

if (import.meta.main) {
  if (!findChromium() && isRoot()) install();
  const found = findChromium();
  if (!found) {
    process.stderr.write(
      'The browser tests need Chromium or Chrome, and none was found in PATH. Install it, for example with:\n' +
        '  sudo apt-get install chromium-headless-shell      (Debian)\n' +
        '  brew install --cask google-chrome                 (macOS; then add its folder to PATH as google-chrome)\n',
    );
    process.exit(1);
  }
  process.stdout.write(`Browser for the tests: ${found}\n`);
}
