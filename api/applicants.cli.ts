import { parseArgs } from 'node:util';
import type * as z from 'zod/mini';
import { correctionInput } from '#contract/applications/applicant.ts';
import { applicationNumber, idsOfNumber } from '#contract/applications/application-number.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { sayStakes } from '#contract/model/say-stakes.ts';
import { STATUSES, type Status } from '#contract/model/status.ts';
import { accountStore } from './accounts/account.store.ts';
import { type Applicant, applicantStore } from './applicants/applicant.store.ts';
import { describeApplicant, listApplicants } from './applicants/applicants.report.ts';
import { review } from './applicants/review/review.ts';
import { type Happened, recordEvent } from './audit/record-event.ts';
import type { Operator } from './command-line/operator.ts';
import { UsageError } from './command-line/usage-error.ts';
import type { Deps } from './deps.ts';
import { fieldProblem, problem } from './http/problem.ts';
import { outboxStore } from './mail/outbox.store.ts';
import { studentInvitationStore } from './partners/invitations/student-invitation.store.ts';
import { eraseConfirmed } from './personal-data/confirmed-erasure.ts';
import { stakesOf } from './placements/stakes.ts';

interface Command {
  usage: string;
  /** The most arguments it takes: a further one is a mistake. */
  maxArgs: number;
  run(deps: Deps, args: string[], operator: Operator): string | Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  list: { usage: 'list [status] [--after <id>]', maxArgs: 3, run: list },
  show: { usage: 'show <id>', maxArgs: 1, run: (deps, [id]) => describeApplicant(deps, one(deps, id)) },
  'stop-reminders': { usage: 'stop-reminders <id>', maxArgs: 1, run: (deps, [id], by) => stopReminders(deps, id, by) },
  erase: {
    usage: 'erase <id> --number <application number>   (all data; there is no way back)',
    maxArgs: 3,
    run: (deps, [id, ...args], by) => erase(deps, one(deps, id), args, by),
  },
  correct: {
    usage: 'correct <id> [--first-name …] [--middle-name …] [--last-name …] [--email …]',
    maxArgs: 9,
    run: (deps, [id, ...args], by) => correct(deps, one(deps, id), args, by),
  },
};

/** Runs `npm run applicants -- <args>` and returns what to print. Throws a Problem or UsageError. */
export async function runApplicants(deps: Deps, [name = '', ...args]: string[], operator: Operator): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(usage());
  if (args.length > command.maxArgs)
    throw new UsageError(`Too many words. Usage: npm run applicants -- ${command.usage}`);
  return command.run(deps, args, operator);
}

function usage(): string {
  const lines = Object.values(COMMANDS).map((command) => `  npm run applicants -- ${command.usage}`);
  return `Commands (an id is the application number, such as WS-7K3F-9Q, or the first characters of the long one; --as <name> says who you are):\n${lines.join('\n')}`;
}

/** Lists the newest applications, or a page of older ones. */
function list(deps: Deps, args: string[]): string {
  const options = { after: text };
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }), 'list');
  const [status, ...tooMany] = positionals;
  if (tooMany.length > 0) throw new UsageError(`Usage: npm run applicants -- ${COMMANDS.list?.usage}`);
  const after = values.after === undefined ? undefined : one(deps, values.after).id;
  return listApplicants(deps, { status: statusOf(status), after });
}

function stopReminders(deps: Deps, id: string | undefined, who: Operator): string {
  const at = deps.clock.now();
  const note = { actor: 'operator', who, action: 'stop-reminders' } satisfies Happened;
  // A letter about a mail to somebody without an application names the account or the invitation, whole.
  const account = id === undefined ? undefined : accountStore(deps.db).find(id);
  if (account) {
    deps.tx(() => {
      accountStore(deps.db).stopReminders(account.id, at);
      recordEvent(deps, ['account', account.id], note);
    });
    return `${account.email} gets no more reminders of partners. Other mails go on.`;
  }
  const invited = id === undefined ? undefined : studentInvitationStore(deps.db).find(id);
  if (invited) {
    deps.tx(() => studentInvitationStore(deps.db).stop(invited.id, at));
    return `${invited.email} gets no more invitations of partners.`;
  }
  const applicant = one(deps, id);
  deps.tx(() => {
    applicantStore(deps.db).stopReminders(applicant.id, at);
    recordEvent(deps, ['applicant', applicant.id], note);
  });
  return `${applicationNumber(applicant.id)} gets no more reminders. Other mails go on.`;
}

/** Erases all data of an application. The number is typed once more, as nothing brings the data back. */
function erase(deps: Deps, applicant: Applicant, args: string[], who: Operator): string {
  const number = applicationNumber(applicant.id);
  const stakes = sayStakes(stakesOf(deps, applicant.id), 'erase', 'en');
  const ends = stakes && `${stakes.replaceAll('\n', ' ')} `;
  const { number: typed } = valuesOf(args, { number: text }, 'erase');
  if (typeof typed !== 'string')
    throw new UsageError(
      `This deletes all data and files of ${number}, and nothing brings them back. ${ends}If that is meant: npm run applicants -- erase ${number} --number ${number}`,
    );
  eraseConfirmed(
    deps,
    { confirmed: { applicant, number: typed }, applications: [applicant.id] },
    { why: 'operator', reason: 'asked', who },
  );
  return `${number} is deleted. ${ends}A mail that says so is queued; the running server removes the files.`;
}

/** Corrects name or e-mail, and says which mails tell it. */
function correct(deps: Deps, applicant: Applicant, args: string[], who: Operator): string {
  const before = outboxStore(deps.db).listOf(applicant.id).length;
  review.correct(deps, who, applicant.id, correctionOf(args));
  const mails = outboxStore(deps.db).listOf(applicant.id).slice(before);
  const queued = mails.map((mail) => `Mail ${mail.template} (${mail.lang}) is queued; the running server sends it.`);
  return [`${applicationNumber(applicant.id)} is corrected.`, ...queued].join('\n');
}

const ID_PREFIX = /^[0-9a-f][0-9a-f-]{3,35}$/i;

function one(deps: Deps, prefix: string | undefined): Applicant {
  if (!prefix) throw new UsageError(usage());
  const isNumber = idsOfNumber(prefix) !== undefined;
  if (!isNumber && !ID_PREFIX.test(prefix))
    throw new UsageError(
      `${prefix} is neither an application number nor an id. Of an id, give four characters or more.`,
    );
  const [found, another] = isNumber
    ? applicantStore(deps.db).findByNumber(prefix)
    : applicantStore(deps.db).findByIdPrefix(prefix);
  if (another) throw new UsageError(`More than one application begins with ${prefix}. Please write more of the id.`);
  if (!found) throw problem('applicant_not_found');
  return found;
}

function statusOf(word: string | undefined): Status | undefined {
  if (word === undefined) return undefined;
  const status = STATUSES.find((each) => each === word.toUpperCase());
  if (!status) throw new UsageError(`There is no status ${word}. Choose one of ${STATUSES.join(', ')}.`);
  return status;
}

function correctionOf(args: string[]) {
  const options = { 'first-name': text, 'middle-name': text, 'last-name': text, email: text };
  const given = Object.entries(valuesOf(args, options, 'correct')).map(([name, value]) => [
    name.replace('-', '_'),
    value,
  ]);
  if (given.length === 0) throw new UsageError(`Say what to correct: ${COMMANDS.correct?.usage}`);
  return checked(correctionInput, Object.fromEntries(given));
}

const text = { type: 'string' } as const;

function valuesOf(args: string[], options: Record<string, typeof text>, command: string): Record<string, unknown> {
  return parsed(() => parseArgs({ args, options }), command).values;
}

function parsed<T>(parse: () => T, command: string): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: ${COMMANDS[command]?.usage}`);
  }
}

function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw fieldProblem(fieldErrors(result.error));
  return result.data;
}
