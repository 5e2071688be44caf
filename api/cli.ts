import path from 'node:path';
import { pino } from 'pino';
import { runRestore } from './backups/backup.cli.ts';
import { readCommand, refusalOf } from './command.ts';
import { readEnvBesideServer } from './config/env.ts';
import { refuseForeignUser } from './config/folders.ts';
import { readSiteConfig } from './config/site.ts';
import { createDeps } from './create-deps.ts';
import { hasDatabase, refuseLostDatabase } from './db/open-app.ts';
import { systemClock } from './time/clock.ts';

/** The operator's command line, on the same DATA_DIR as a running server. */
async function main(words: readonly string[]): Promise<void> {
  const [area, command, ...given] = words;
  if (area === 'backup' && command === 'restore') {
    process.stdout.write(`${await runRestore(readEnvBesideServer(), given)}\n`);
    return;
  }
  const run = readCommand(words);
  const env = readEnvBesideServer();
  assertUsable(env.DATA_DIR);
  const log = pino({ level: 'silent' });
  const deps = createDeps({ env, site: readSiteConfig(), clock: systemClock, log }, 'command');
  try {
    process.stdout.write(await run(deps));
  } finally {
    await deps.close();
  }
}

/** The command line creates no data folder, and leaves no files of another system user in one. */
function assertUsable(root: string): void {
  const at = { root, appDb: path.join(root, 'app.db'), uploads: path.join(root, 'uploads') };
  // First of all: another system user may not even see what is in the folder.
  refuseForeignUser(root);
  refuseLostDatabase(at);
  if (!hasDatabase(at.appDb))
    throw new Error(`There is no database in ${root} yet. Start the product once, or set DATA_DIR.`);
  refuseForeignUser(at.appDb);
}

function fail(error: unknown): void {
  const { text, exitCode } = refusalOf(error);
  process.stderr.write(text);
  process.exitCode = exitCode;
}

main(process.argv.slice(2)).catch(fail);
