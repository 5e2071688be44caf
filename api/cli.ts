import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { runAdmin } from './accounts/admin.cli.ts';
import { runApplicants } from './applicants/applicants.cli.ts';
import { UsageError } from './cli-usage.ts';
import { systemClock } from './clock.ts';
import { readEnvBesideServer } from './config/env.ts';
import { readSiteConfig } from './config/site.ts';
import { createDeps, type Deps } from './deps.ts';
import { Problem, problemBody, sentenceOf } from './http/problem.ts';
import { runMail } from './mail/mail.cli.ts';

const AREAS: Readonly<Record<string, (deps: Deps, words: string[]) => string>> = {
  applicants: runApplicants,
  admin: runAdmin,
  mail: runMail,
};

/** The operator's command line, on the same DATA_DIR as a running server. Exit codes: 1 refused, 2 misspelled. */
async function main([area = '', ...words]: string[]): Promise<void> {
  const run = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined;
  if (!run) throw new UsageError(`Usage: npm run <${Object.keys(AREAS).join('|')}> -- <command>`);
  const env = readEnvBesideServer();
  if (!existsSync(`${env.DATA_DIR}/app.db`))
    throw new Error(`There is no database in ${env.DATA_DIR} yet. Start the product once, or set DATA_DIR.`);
  const deps = createDeps({ env, site: readSiteConfig(), clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    process.stdout.write(`${run(deps, words)}\n`);
  } finally {
    await deps.close();
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function sentence(error: unknown): string {
  if (!(error instanceof Problem)) return error instanceof Error ? error.message : String(error);
  const fields = problemBody(error, 'en', '').errors.map(({ path, message }) =>
    path ? `${path}: ${message}` : message,
  );
  return fields.join('\n') || sentenceOf(error, 'en');
}

main(process.argv.slice(2)).catch(fail);
