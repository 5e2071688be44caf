import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { freshPartnerWord, newInviteToken } from '#api/partners/invite-token.ts';
import { startSession } from '#api/sessions/sessions.ts';
import type { SessionUser } from '#contract/account.ts';
import type { Lang } from '#contract/languages.ts';
import type { Role } from '#contract/roles.ts';
import type { RunningServer } from './server.ts';

interface WantedAccount {
  role: Role;
  email?: string;
  /** Only who types it in a test needs one. */
  password?: string;
  firstName?: string;
  lastName?: string;
  lang?: Lang;
}

/** A confirmed account; nothing else of its kind is there yet. */
export async function seedAccount({ deps }: RunningServer, wanted: WantedAccount) {
  const { role, password, firstName = 'Selam', lastName = 'Tesfaye', lang = 'en' } = wanted;
  const now = deps.clock.now();
  const id = randomUUID();
  const { email = `${role}.${id}@example.org` } = wanted;
  const password_hash = password ? await deps.passwords.hash(password, { network: 'test' }) : null;
  const account = { id, email, password_hash, lang, first_name: firstName, last_name: lastName };
  deps.tx(() =>
    deps.accounts.add({ ...account, chosen_role: role, partner_id: null, confirmed_at: now, created_at: now }, role),
  );
  return { id, email };
}

/** Signs a seeded account in: with a session of the server's own making, past every form. */
export async function openSession(context: BrowserContext, { deps, url }: RunningServer, id: string): Promise<void> {
  const account = deps.accounts.find(id);
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

/** Both at once, for everybody who only has to be somebody. */
export async function signInAs(context: BrowserContext, server: RunningServer, wanted: WantedAccount) {
  const account = await seedAccount(server, wanted);
  await openSession(context, server, account.id);
  return account;
}

/** The row that a partner's onboarding makes. */
export function seedPartnerProfile({ deps }: RunningServer, userId: string): void {
  deps.tx(() =>
    deps.partners.add({
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

/** What the session call answers for somebody whom no seed can bring about. */
export const someUser: SessionUser = {
  id: '8d4f0a52-1111-4222-8333-444455556666',
  email: 'selam@example.org',
  role: 'student',
  lang: 'en',
  first_name: 'Selam',
  last_name: 'Tesfaye',
  partner_id: null,
};
