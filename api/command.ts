import { runAdmin } from './accounts/admins/admin.cli.ts';
import { runApplicants } from './applicants.cli.ts';
import { runBackup } from './backups/backup.cli.ts';
import { type Operator, takeOperator } from './command-line/operator.ts';
import { UsageError } from './command-line/usage-error.ts';
import { faultSentence } from './db/faults.ts';
import type { Deps } from './deps.ts';
import { runDoctor } from './doctor/doctor.cli.ts';
import { runDocuments } from './documents/documents.cli.ts';
import { Problem, problemBody, sentenceOf } from './http/problem.ts';
import { runMail } from './mail/mail.cli.ts';
import { runRetention } from './retention/retention.cli.ts';
import { runSettings } from './settings/settings.cli.ts';

const AREAS: Readonly<Record<string, (deps: Deps, args: string[], operator: Operator) => string | Promise<string>>> = {
  applicants: runApplicants,
  admin: runAdmin,
  mail: runMail,
  documents: runDocuments,
  retention: runRetention,
  backup: runBackup,
  doctor: runDoctor,
  settings: runSettings,
};

/**
 * Reads what follows `node api/cli.ts`; answers what is to be done with the server's parts.
 * @throws UsageError where it is misspelled
 */
export function readCommand([area = '', ...given]: readonly string[]) {
  const run = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined;
  if (!run) throw new UsageError(`Usage: npm run <${Object.keys(AREAS).join('|')}> -- <command>`);
  const { operator, args } = takeOperator(given);
  return async (deps: Deps) => `${await run(deps, args, operator)}\n`;
}

/** What an operator reads of an error, and the exit code: 1 refused, 2 misspelled. */
export function refusalOf(error: unknown): { text: string; exitCode: 1 | 2 } {
  return { text: `${sentence(error)}\n`, exitCode: error instanceof UsageError ? 2 : 1 };
}

function sentence(error: unknown): string {
  if (!(error instanceof Problem))
    return faultSentence(error) ?? (error instanceof Error ? error.message : String(error));
  const fields = problemBody(error, 'en', '').errors.map(({ path, message }) =>
    path ? `${path}: ${message}` : message,
  );
  return fields.join('\n') || sentenceOf(error, 'en');
}
