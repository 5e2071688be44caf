import { randomUUID } from 'node:crypto';
import { ROLE_RULES, type Role, roleOfSignUp, type SignUpRole } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { newsStore } from '../../desk/news.store.ts';
import { problem } from '../../http/problem.ts';
import { partnerLinkStore } from '../../partners/links/partner-link.store.ts';
import { accountStore } from '../account.store.ts';
import { aboutSignUp, mailAccount } from '../account-mail.ts';
import { type PendingSignUp, signUpStore } from './sign-up.store.ts';
import type { Eligibility } from './sign-up-eligibility.ts';

interface NewSignUp extends Omit<PendingSignUp, 'id' | 'account_id' | 'created_at'>, Eligibility {
  email: string;
  lang: Lang;
}

// Strangers could pile up sign-ups on one address; each is read when somebody signs in there.
const MAX_WAITING = 50;

/**
 * Stores a sign-up that its mail has to confirm, in one transaction. An address that has an account keeps it, and its
 * owner is told. `network`: where the sign-up came from. Returns the id of the account.
 * @throws Problem account_exists for an organisation that signs up again with such an address
 */
export function registerSignUp(deps: Deps, given: NewSignUp, network: string): string {
  return deps.tx(() => {
    const known = accountStore(deps.db).findByEmail(given.email);
    if (known?.confirmed_at) {
      if (isSameOrganisation(accountStore(deps.db).roleOf(known.id), given.chosen_role))
        throw problem('account_exists');
      mailAccount(deps, known, { template: 'account-exists' }, network);
      return known.id;
    }
    const account = known ?? addAccount(deps, given);
    const id = sameSignUp(deps, account.id, given) ?? addSignUp(deps, account.id, given);
    if (given.link_id) partnerLinkStore(deps.db).noteUse(account.id, given.link_id);
    const params = aboutSignUp({ id, chosen_role: given.chosen_role });
    const recipient = { id: account.id, lang: given.lang, confirmed_at: null };
    mailAccount(deps, recipient, { template: 'account-confirm', params }, network);
    signUpStore(deps.db).trim(account.id, MAX_WAITING, deps.clock.now());
    return account.id;
  });
}

function isSameOrganisation(role: Role, asked: SignUpRole): boolean {
  return role === asked && ROLE_RULES[role].isOrganisation;
}

function addAccount(deps: Deps, given: NewSignUp) {
  // The password counts once the sign-up is confirmed.
  const account = { ...given, id: randomUUID(), password_hash: null, created_at: deps.clock.now() };
  accountStore(deps.db).add(account, roleOfSignUp(given.chosen_role));
  if (given.chosen_role === 'employer') newsStore(deps.db).add('employers');
  return account;
}

/** The id of the pending sign-up that the same form made before, if there is one. */
function sameSignUp(deps: Deps, accountId: string, given: NewSignUp): string | undefined {
  const told = ['password_hash', 'chosen_role', 'partner_id', 'applicant_id'] as const;
  const waiting = signUpStore(deps.db).listOf(accountId);
  return waiting.find((one) => told.every((name) => one[name] === given[name]))?.id;
}

function addSignUp(deps: Deps, account_id: string, given: NewSignUp): string {
  const id = randomUUID();
  signUpStore(deps.db).add({ ...given, id, account_id, created_at: deps.clock.now() });
  return id;
}
