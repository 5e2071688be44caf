import { randomBytes, randomUUID } from 'node:crypto';
import { accountStore } from '#api/accounts/account.store.ts';
import { newsStore } from '#api/desk/news.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import type { SessionUser } from '#contract/accounts/account.ts';
import type { DeskRole } from '#contract/accounts/desk-roles.ts';
import type { Role } from '#contract/accounts/roles.ts';
import type { Api } from './api-server.ts';
import { mailsTo } from './mails.ts';
import { changeRows } from './rows.ts';

export const PASSWORD = 'Lange-Nacht-47';

/** All fields that replies of the account calls may have, refused or not. */
interface AccountReply {
  success: boolean;
  user: SessionUser | null;
  code: string;
  error: string;
  errors: { path: string; code: string; message: string }[];
  recovery_codes?: string[];
  [field: string]: unknown;
}

export interface AccountAnswer {
  status: number;
  headers: Headers;
  body: AccountReply;
}

export type Visitor = ReturnType<typeof visitor>;

/** A browser, as far as the server sees one: it keeps its cookie and sends the headers `from`. */
export function visitor(api: Pick<Api, 'url'>, from: Record<string, string> = {}) {
  let cookie = '';
  async function request(path: string, init: RequestInit): Promise<AccountAnswer> {
    const response = await fetch(`${api.url}${path}`, {
      ...init,
      headers: {
        'accept-language': 'en',
        'sec-fetch-site': 'same-origin',
        ...from,
        ...(cookie && { cookie }),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) cookie = isCleared(line) ? '' : (line.split(';')[0] ?? '');
    return { status: response.status, headers: response.headers, body: (await response.json()) as AccountReply };
  }
  return {
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    post: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
  };
}

const isCleared = (line: string) => /^[^=]+=;/.test(line) || /Expires=Thu, 01 Jan 1970/.test(line);

let people = 0;

export function newAddress(kind = 'person'): string {
  people += 1;
  return `${kind}-${people}@example.org`;
}

/** Adds a partner's profile, as onboarding makes it. */
export function addPartner(api: Api, userId: string, given: { active?: boolean; organization?: string } = {}) {
  const partnerId = `P${randomBytes(4).toString('hex').toUpperCase()}`;
  const inviteToken = randomBytes(16).toString('base64url');
  const inviteCode = `C${randomBytes(4).toString('hex').toUpperCase()}`;
  partnerStore(api.deps.db).add({
    id: randomUUID(),
    user_id: userId,
    organization_name: given.organization ?? 'Example University',
    contact_person: 'Contact Person',
    partner_id: partnerId,
    invite_token: inviteToken,
    invite_code: inviteCode,
    created_at: api.clock.now(),
  });
  newsStore(api.deps.db).add('partners');
  if (given.active === false)
    changeRows(api.deps.db, 'partner_profiles', { partner_id: partnerId }, { invite_active: 0 });
  return { partnerId, inviteToken, inviteCode };
}

/** A partner that an admin has verified. */
export async function verifiedPartner(
  api: Api,
  { organization, ...given }: NewPerson & { organization?: string | undefined } = {},
) {
  const person = await member(api, 'partner', given);
  const profile = addPartner(api, person.id, organization ? { organization } : {});
  partnerStore(api.deps.db).setVerified(profile.partnerId, api.clock.now());
  return { ...person, ...profile };
}

interface NewPerson {
  email?: string;
  data?: Record<string, string>;
  lang?: 'de' | 'en';
  /** Headers that name the network of the requests. */
  from?: Record<string, string>;
}

/** Sends the sign-up form of a role. */
export function signUp(
  api: Api,
  role: string,
  { email = newAddress(role), data = {}, lang = 'en', from }: NewPerson = {},
) {
  const options = { data: { role, ...data } };
  return visitor(api, from).post('/api/auth/sign-up', { email, password: PASSWORD, options, lang });
}

/** The token in the newest mail to an address. */
export async function mailedSecret(api: Api, email: string): Promise<string> {
  const text = (await mailsTo(api, email)).at(-1)?.text ?? '';
  const secret = /[?&](?:confirm|token)=([\w-]+)/.exec(text)?.[1];
  if (!secret) throw new Error(`no link in: ${text}`);
  return secret;
}

/** Somebody who has signed up, confirmed by the mail and signed in; returns their browser. */
export async function member(api: Api, role: Exclude<Role, 'admin'>, given: NewPerson = {}) {
  const email = given.email ?? newAddress(role);
  const data = role === 'student' ? { partner_id: await anyPartner(api), ...given.data } : given.data;
  const answer = await signUp(api, role, { ...given, email, ...(data && { data }) });
  if (answer.status !== 200) throw new Error(`sign-up refused: ${answer.body.code}`);
  const browser = visitor(api);
  await browser.post('/api/auth/confirm-email', { confirm: await mailedSecret(api, email) });
  const signedIn = await signIn(browser, email);
  return { email, browser, id: signedIn.body.user?.id ?? '', user: signedIn.body.user };
}

/** An admin who is signed in, on a server with `ADMIN_2FA: 'off'`. */
export async function newAdmin(api: Api, given: NewPerson = {}, role: DeskRole = 'admin') {
  const person = await member(api, 'partner', given);
  accountStore(api.deps.db).setRole(person.id, 'admin', role);
  return person;
}

export function signIn(browser: Visitor, email: string, password = PASSWORD, code?: string) {
  return browser.post('/api/auth/sign-in', { email, password, ...(code && { code }) });
}

const partners = new WeakMap<Api, string>();

async function anyPartner(api: Api): Promise<string> {
  const known = partners.get(api);
  if (known) return known;
  const { id } = await member(api, 'partner');
  const { partnerId } = addPartner(api, id);
  partners.set(api, partnerId);
  return partnerId;
}
