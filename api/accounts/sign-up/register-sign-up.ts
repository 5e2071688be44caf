import { randomUUID } from 'node:crypto';
import { ROLE_RULES, type Role, roleOfSignUp, type SignUpRole } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { newsStore } from '../../desk/news.store.ts';
import { problem } from '../../http/problem.ts';
import { partnerLinkStore } from '../../partners/links/partner-link.store.ts';
import { accountStore } from '../account.store.ts';
import { aboutSignUp, mailAccount } from '../account-mail.ts';
import { signUpStore } from './sign-up.store.ts';

interface NewSignUp {
  email: string;
  lang: Lang;
  passwordHash: string;
  role: SignUpRole;
  firstName: string;
  lastName: string;
  partnerId: string | null;
  applicantId: string | null;
  linkId?: string | undefined;
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
      if (isSameOrganisation(accountStore(deps.db).roleOf(known.id), given.role)) throw problem('account_exists');
      mailAccount(deps, known, { template: 'account-exists' }, network);
      return known.id;
    }
    const account = known ?? addAccount(deps, given);
    const id = sameSignUp(deps, account.id, given) ?? addSignUp(deps, account.id, given);
    if (given.linkId) partnerLinkStore(deps.db).noteUse(account.id, given.linkId);
    const params = aboutSignUp({ id, chosen_role: given.role });
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
  const account = {
    id: randomUUID(),
    email: given.email,
    // The password counts once the sign-up is confirmed.
    password_hash: null,
    lang: given.lang,
    first_name: given.firstName,
    last_name: given.lastName,
    chosen_role: given.role,
    partner_id: given.partnerId,
    created_at: deps.clock.now(),
  };
  accountStore(deps.db).add(account, roleOfSignUp(given.role));
  if (given.role === 'employer') newsStore(deps.db).add('employers');
  return account;
}

/** The id of the pending sign-up that the same form made before, if there is one. */
function sameSignUp(deps: Deps, accountId: string, given: NewSignUp): string | undefined {
  return signUpStore(deps.db)
    .listOf(accountId)
    .find(
      (one) =>
        one.password_hash === given.passwordHash &&
        one.chosen_role === given.role &&
        one.partner_id === given.partnerId &&
        one.applicant_id === given.applicantId,
    )?.id;
}

function addSignUp(deps: Deps, accountId: string, given: NewSignUp): string {
  const id = randomUUID();
  signUpStore(deps.db).add({
    id,
    account_id: accountId,
    password_hash: given.passwordHash,
    chosen_role: given.role,
    first_name: given.firstName,
    last_name: given.lastName,
    partner_id: given.partnerId,
    applicant_id: given.applicantId,
    created_at: deps.clock.now(),
  });
  return id;
}
