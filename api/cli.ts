import path from 'node:path';
import { pino } from 'pino';
import { runAdmin } from './accounts/admin.cli.ts';
import { runApplicants } from './applicants/applicants.cli.ts';
import { UsageError } from './cli-usage.ts';
import { systemClock } from './clock.ts';
import { readEnvBesideServer } from './config/env.ts';
import { refuseForeignUser } from './config/folders.ts';
import { readSiteConfig } from './config/site.ts';
import { faultSentence } from './db/faults.ts';
import { hasDatabase, refuseLostDatabase } from './db/open-app.ts';
import { createDeps, type Deps } from './deps.ts';
import { Problem, problemBody, sentenceOf } from './http/problem.ts';
import { runMail } from './mail/mail.cli.ts';
import { type Operator, takeOperator } from './operator.ts';

const AREAS: Readonly<Record<string, (deps: Deps, args: string[], operator: Operator) => string | Promise<string>>> = {
  applicants: runApplicants,
  admin: runAdmin,
  mail: runMail,
};

/** The operator's command line, on the same DATA_DIR as a running server. Exit codes: 1 refused, 2 misspelled. */
async function main([area = '', ...given]: string[]): Promise<void> {
  const run = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined;
  if (!run) throw new UsageError(`Usage: npm run <${Object.keys(AREAS).join('|')}> -- <command>`);
  const { operator, args } = takeOperator(given);
  const env = readEnvBesideServer();
  assertUsable(env.DATA_DIR);
  const log = pino({ level: 'silent' });
  const deps = createDeps({ env, site: readSiteConfig(), clock: systemClock, log }, 'command');
  try {
    process.stdout.write(`${await run(deps, args, operator)}\n`);
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
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function sentence(error: unknown): string {
  if (!(error instanceof Problem))
    return faultSentence(error) ?? (error instanceof Error ? error.message : String(error));
  const fields = problemBody(error, 'en', '').errors.map(({ path, message }) =>
    path ? `${path}: ${message}` : message,
  );
  return fields.join('\n') || sentenceOf(error, 'en');
}

main(process.argv.slice(2)).catch(fail);
