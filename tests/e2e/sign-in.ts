import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { accountStore } from '#api/accounts/account.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { freshPartnerWord, newInviteToken } from '#api/partners/invite-token.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { sessionStore } from '#api/sessions/session.store.ts';
import { startSession } from '#api/sessions/sessions.ts';
import type { SessionUser } from '#contract/accounts/account.ts';
import type { Role } from '#contract/accounts/roles.ts';
import type { Lang } from '#contract/languages.ts';
import { EMPLOYER_PROFILE } from '../support/employers.ts';
import type { RunningServer } from './server.ts';

interface WantedAccount {
  role: Role;
  email?: string;
  /** Needed only where a test types it. */
  password?: string;
  firstName?: string;
  lastName?: string;
  lang?: Lang;
}

/** Adds a confirmed account, without a profile or an application. */
export async function seedAccount({ deps }: RunningServer, wanted: WantedAccount) {
  const { role, password, firstName = 'Selam', lastName = 'Tesfaye', lang = 'en' } = wanted;
  const now = deps.clock.now();
  const id = randomUUID();
  const { email = `${role}.${id}@example.org` } = wanted;
  const password_hash = password ? await deps.passwords.hash(password, { network: 'test' }) : null;
  const account = { id, email, password_hash, lang, first_name: firstName, last_name: lastName };
  deps.tx(() => {
    accountStore(deps.db).add(
      { ...account, chosen_role: role, partner_id: null, confirmed_at: now, created_at: now },
      role,
    );
    if (role === 'employer')
      employerStore(deps.db).add({ id: randomUUID(), company: firstName, created_at: now, accountId: id });
  });
  return { id, email };
}

/** Signs in a seeded account by a session that the server's own code makes, without a form. */
export async function openSession(context: BrowserContext, { deps, url }: RunningServer, id: string): Promise<void> {
  const account = accountStore(deps.db).find(id);
  if (!account) throw new Error(`No account ${id}`);
  let value = '';
  const cookies = {
    get: () => undefined,
    set: (_name: string, token: string) => {
      value = token;
    },
    clear: () => {},
  };
  startSession(deps, cookies, account, 'Chrome, Android');
  await context.addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Strict' }]);
}

/** Seeds an account and signs it in, for tests that only need somebody. */
export async function signInAs(context: BrowserContext, server: RunningServer, wanted: WantedAccount) {
  const account = await seedAccount(server, wanted);
  await openSession(context, server, account.id);
  return account;
}

/**
 * Ends all sessions of an account in the moment in which the page sends this call. Ended earlier, a call that the page
 * makes by itself could meet the end first, and the page would be covered before the test has pressed anything.
 */
export async function endSessionAt(page: Page, { deps }: RunningServer, id: string, call: string): Promise<void> {
  await page.route(
    `**${call}`,
    async (route) => {
      deps.tx(() => sessionStore(deps.db).endAll(id));
      await route.continue();
    },
    { times: 1 },
  );
}

/** Fills in the profile of a seeded employer and vets it, without a form. Returns its id. */
export function vetEmployer({ deps }: RunningServer, accountId: string): string {
  const employers = employerStore(deps.db);
  const { id = '', company = '' } = employers.findOfAccount(accountId) ?? {};
  employers.change(id, { ...EMPLOYER_PROFILE, company });
  const decision = { vetted_company: company, refusal_reason: '', submitted_at: 1, decided_at: 1 };
  employers.setState(id, { state: 'vetted', ...decision });
  return id;
}

/** Adds the row that onboarding makes. */
export function seedPartnerProfile({ deps }: RunningServer, userId: string): void {
  deps.tx(() =>
    partnerStore(deps.db).add({
      id: randomUUID(),
      user_id: userId,
      organization_name: 'Example University',
      contact_person: 'Dr. Contact Person',
      partner_id: `P-${userId.slice(0, 6).toUpperCase()}`,
      invite_token: newInviteToken(),
      invite_code: freshPartnerWord(deps),
      created_at: deps.clock.now(),
    }),
  );
}

/** The session call's user, for answers that no seed can bring about. */
export const someUser: SessionUser = {
  id: '8d4f0a52-1111-4222-8333-444455556666',
  email: 'selam@example.org',
  role: 'student',
  desk_role: null,
  lang: 'en',
  first_name: 'Selam',
  last_name: 'Tesfaye',
  partner_id: null,
};
