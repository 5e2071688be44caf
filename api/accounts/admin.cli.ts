import { randomUUID } from 'node:crypto';
import { emailInput } from '#contract/account.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { isLang, type Lang } from '#contract/languages.ts';
import { UsageError } from '../cli-usage.ts';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem } from '../http/problem.ts';
import type { Account } from './account.store.ts';
import { endLinks } from './end-links.ts';

interface Command {
  usage: string;
  run(deps: Deps, email: string | undefined, lang: Lang): string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  create: {
    usage: 'create <email> [en]   makes an admin and prints a link that sets the password, once; mails in English',
    run: create,
  },
  list: { usage: 'list                  all admins', run: (deps) => list(deps) },
  revoke: { usage: 'revoke <email>        no admin any more, signed out everywhere', run: revoke },
  disable: { usage: 'disable <email>       blocks an account of any kind, signed out everywhere', run: disable },
  enable: { usage: 'enable <email>        lets a blocked account in again', run: enable },
  'reset-2fa': {
    usage: 'reset-2fa <email>     the next sign-in sets up an authenticator app anew',
    run: resetSecondFactor,
  },
};
const USAGE = `Usage: npm run admin -- <command>\n\n${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n')}`;

/** Runs one command of `npm run admin` and returns what it has to say. Throws a UsageError or Problem. */
export function runAdmin(deps: Deps, [name = '', email, ...rest]: string[]): string {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const [lang = 'de', ...tooMany] = rest;
  const isWhole =
    (name === 'list') === (email === undefined) && isLang(lang) && (name === 'create' || rest.length === 0);
  if (!command || !isWhole || tooMany.length > 0) throw new UsageError(USAGE);
  return command.run(deps, email, lang);
}

function create(deps: Deps, given: string | undefined, lang: Lang): string {
  const result = emailInput.safeParse({ email: given });
  if (!result.success) throw fieldProblem(fieldErrors(result.error));
  const { email } = result.data;
  const token = deps.tx(() => {
    const account = deps.accounts.findByEmail(email);
    const id = account ? promote(deps, account) : add(deps, email);
    deps.accounts.setLang(id, lang, deps.clock.now());
    return deps.accountTokens.mint({ accountId: id, purpose: 'password', lifeMs: DAY_MS }, deps.clock.now());
  });
  return `${email} is an admin. Set the password within 24 hours; the link works once:\n${deps.env.PUBLIC_URL}/${lang}/reset-password?token=${token}`;
}

function add(deps: Deps, email: string): string {
  const now = deps.clock.now();
  const id = randomUUID();
  const account = { id, email, password_hash: null, lang: 'de', first_name: '', last_name: '' } as const;
  deps.accounts.add(
    { ...account, chosen_role: 'admin', partner_id: null, confirmed_at: now, created_at: now },
    'admin',
  );
  return id;
}

/** Nothing of what the account was stays: somebody else may have chosen its password, or begun to set up an app. */
function promote(deps: Deps, account: Account): string {
  const { id, first_name, last_name } = account;
  const now = deps.clock.now();
  deps.accounts.confirm(
    id,
    { password_hash: null, chosen_role: 'admin', first_name, last_name, partner_id: null },
    now,
  );
  deps.accounts.setRole(id, 'admin');
  deps.signUps.forgetAll(id);
  endLinks(deps, id);
  deps.outbox.cancel(id, 'account-confirm');
  deps.accountTokens.removeAll(id);
  deps.secondFactors.remove(id);
  deps.sessions.endAll(id);
  return id;
}

function list(deps: Deps): string {
  const admins = deps.accounts.listByRole('admin');
  if (admins.length === 0) return 'There is no admin yet: npm run admin -- create <email>';
  return admins
    .map((account) => {
      const factor = deps.secondFactors.find(account.id)?.confirmed_at
        ? 'authenticator app'
        : 'no authenticator app yet';
      const password = account.password_hash === null ? 'no password yet' : 'password set';
      return [account.email, password, factor, ...(account.disabled_at ? ['blocked'] : [])].join(', ');
    })
    .join('\n');
}

function revoke(deps: Deps, email: string | undefined): string {
  const account = existing(deps, email);
  if (deps.accounts.roleOf(account.id) !== 'admin') throw new Error(`${account.email} is no admin.`);
  deps.tx(() => {
    deps.accounts.setRole(account.id, 'student');
    endLinks(deps, account.id);
    deps.sessions.endAll(account.id);
    deps.secondFactors.remove(account.id);
  });
  return `${account.email} is no admin any more and is signed out.`;
}

function disable(deps: Deps, email: string | undefined): string {
  const account = existing(deps, email);
  const now = deps.clock.now();
  deps.tx(() => {
    deps.accounts.setDisabled(account.id, now, now);
    deps.sessions.endAll(account.id);
    endLinks(deps, account.id);
  });
  return `${account.email} is blocked and signed out.`;
}

function enable(deps: Deps, email: string | undefined): string {
  const account = existing(deps, email);
  deps.accounts.setDisabled(account.id, null, deps.clock.now());
  return `${account.email} may sign in again.`;
}

function resetSecondFactor(deps: Deps, email: string | undefined): string {
  const account = existing(deps, email);
  deps.tx(() => {
    deps.secondFactors.remove(account.id);
    deps.sessions.endAll(account.id);
  });
  return `${account.email} sets up an authenticator app at the next sign-in.`;
}

function existing(deps: Deps, email = ''): Account {
  const account = deps.accounts.findByEmail(email) ?? deps.accounts.find(email);
  if (!account) throw new Error(`There is no account ${email}.`);
  return account;
}
