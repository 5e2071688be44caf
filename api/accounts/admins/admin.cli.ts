import { emailInput } from '#contract/accounts/account.ts';
import { hoursInWords } from '#contract/duration.text.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { isLang, type Lang } from '#contract/languages.ts';
import { ADMIN_LINK_HOURS } from '#contract/limits.ts';
import type { Operator } from '../../command-line/operator.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { Deps } from '../../deps.ts';
import { fieldProblem } from '../../http/problem.ts';
import { HOUR_MS } from '../../time/clock.ts';
import { type Account, accountStore } from '../account.store.ts';
import { accountTokenStore } from '../account-token.store.ts';
import {
  addAdmin,
  disableAccount,
  enableAccount,
  endInvitationsOf,
  recordAccess,
  resetSecondFactor,
  revokeAdmin,
} from '../admin-access.ts';
import { accountLog, listAdmins } from './admin.report.ts';

interface Asked {
  email: string | undefined;
  lang: Lang;
  by: Operator;
}

interface Command {
  usage: string;
  run(deps: Deps, asked: Asked): string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  create: {
    usage: 'create <email> [en]   makes an admin and prints a link that sets the password, once; mails in English',
    run: create,
  },
  list: { usage: 'list                  all admins', run: listAdmins },
  log: {
    usage: 'log <email>           when an account was made an admin, blocked and so on',
    run: (deps, { email }) => accountLog(deps, existing(deps, email)),
  },
  revoke: { usage: 'revoke <email>        no admin any more, signed out everywhere', run: revoke },
  disable: { usage: 'disable <email>       blocks an account of any kind, signed out everywhere', run: disable },
  enable: { usage: 'enable <email>        lets a blocked account in again', run: enable },
  'reset-2fa': { usage: 'reset-2fa <email>     the next sign-in sets up an authenticator app anew', run: resetFactor },
};
const USAGE = `Usage: npm run admin -- <command>\n\n${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}\n\n--as <name> says who you are; without it your name on this system is written down.`;

/** Runs one command of `npm run admin` and returns what to print. Throws a UsageError or Problem. */
export function runAdmin(deps: Deps, [name = '', email, ...rest]: string[], by: Operator): string {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const [lang = 'de', ...tooMany] = rest;
  const isWhole =
    (name === 'list') === (email === undefined) && isLang(lang) && (name === 'create' || rest.length === 0);
  if (!command || !isWhole || tooMany.length > 0) throw new UsageError(USAGE);
  return command.run(deps, { email, lang, by });
}

function create(deps: Deps, { email: given, lang, by }: Asked): string {
  const result = emailInput.safeParse({ email: given });
  if (!result.success) throw fieldProblem(fieldErrors(result.error));
  const { email } = result.data;
  const lifeMs = ADMIN_LINK_HOURS * HOUR_MS;
  const token = deps.tx(() => {
    // The link that this command prints would not work for a blocked account.
    if (accountStore(deps.db).findByEmail(email)?.disabled_at)
      throw new Error(`${email} is blocked. Let it in first: npm run admin -- enable ${email}`);
    const id = addAdmin(deps, { email, lang, deskRole: 'admin', invitedBy: null, lifeMs });
    recordAccess(deps, by, id, 'create');
    return accountTokenStore(deps.db).mint({ accountId: id, purpose: 'password', lifeMs }, deps.clock.now());
  });
  return `${email} is an admin. Set the password within ${hoursInWords(ADMIN_LINK_HOURS).en}; the link works once:\n${deps.env.PUBLIC_URL}/${lang}/reset-password?token=${token}`;
}

function revoke(deps: Deps, { email, by }: Asked): string {
  const account = existing(deps, email);
  if (accountStore(deps.db).roleOf(account.id) !== 'admin') throw new Error(`${account.email} is no admin.`);
  deps.tx(() => {
    recordAccess(deps, by, account.id, 'revoke');
    endInvitationsOf(deps, account.id, by);
    revokeAdmin(deps, account.id);
  });
  return `${account.email} is no admin any more and is signed out.`;
}

function disable(deps: Deps, { email, by }: Asked): string {
  const account = existing(deps, email);
  deps.tx(() => {
    recordAccess(deps, by, account.id, 'disable');
    endInvitationsOf(deps, account.id, by);
    disableAccount(deps, account.id);
  });
  return `${account.email} is blocked and signed out.`;
}

function enable(deps: Deps, { email, by }: Asked): string {
  const account = existing(deps, email);
  deps.tx(() => {
    recordAccess(deps, by, account.id, 'enable');
    enableAccount(deps, account.id);
  });
  return `${account.email} may sign in again.`;
}

function resetFactor(deps: Deps, { email, by }: Asked): string {
  const account = existing(deps, email);
  deps.tx(() => {
    recordAccess(deps, by, account.id, 'reset-2fa');
    resetSecondFactor(deps, account);
  });
  return `${account.email} sets up an authenticator app at the next sign-in.`;
}

function existing(deps: Deps, email = ''): Account {
  const account = accountStore(deps.db).findByEmail(email) ?? accountStore(deps.db).find(email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return account;
}
