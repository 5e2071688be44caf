import path from 'node:path';
import { pino } from 'pino';
import { runRestore, runTakeOver } from './backups/backup.cli.ts';
import { undoUpgrade } from './backups/undo-upgrade.ts';
import { readCommand, refusalOf } from './command.ts';
import { readEnv, readEnvBesideServer } from './config/env.ts';
import { refuseForeignUser } from './config/folders.ts';
import { readSiteConfig } from './config/site.ts';
import { createDeps } from './create-deps.ts';
import { hasDatabase, refuseLostDatabase } from './db/open-app.ts';
import { newKey } from './documents/documents.cli.ts';
import { systemClock } from './time/clock.ts';

/** The operator's command line, on the same DATA_DIR as a running server. */
async function main(words: readonly string[]): Promise<void> {
  const apart = await withoutDatabase(words);
  if (apart !== undefined) return void process.stdout.write(`${apart}\n`);
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

/** Commands for a folder that cannot be opened yet. Undefined for all others. */
async function withoutDatabase([area, command, ...given]: readonly string[]): Promise<string | undefined> {
  if (area === 'backup' && command === 'restore') return runRestore(readEnvBesideServer(), given);
  if (area === 'backup' && command === 'take-over') return runTakeOver(readEnvBesideServer(), given);
  if (area === 'backup' && command === 'undo-upgrade' && given.length === 0) return undoUpgrade(readEnv().DATA_DIR);
  const [file, ...rest] = given;
  if (area === 'documents' && command === 'new-key' && file && rest.length === 0) return newKey(readEnv(), file);
  return undefined;
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
