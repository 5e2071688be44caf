import { Secret, TOTP } from 'otpauth';
import { accountStore } from '#api/accounts/account.store.ts';
import { runAdmin } from '#api/accounts/admins/admin.cli.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import { type Visitor, visitor } from '../support/accounts.ts';
import type { Happening, World } from './world.ts';

export const ADMIN = 'admin@example.org';
const SECOND_ADMIN = 'second.admin@example.org';
const READER = 'reader@example.org';
const OWNER = 'partner@example.org';

interface Organisation {
  email: string;
  name: string;
  contact: string;
  /** Days before the end. */
  since: number;
  verified?: false;
  /** What becomes of it. */
  later?: string;
}

const ORGANISATIONS: readonly Organisation[] = [
  { email: OWNER, name: 'Muster University', contact: 'Hanna Beispiel', since: 74 },
  {
    email: 'renamed.partner@example.org',
    name: 'Sample Institute',
    contact: 'Dawit Sample',
    since: 72,
    later: 'renamed since',
  },
  {
    email: 'paused.partner@example.org',
    name: 'Example Language School',
    contact: 'Grace Example',
    since: 71,
    later: 'paused',
  },
  { email: 'small.partner@example.org', name: 'Musterhochschule Nord', contact: 'Jakob Muster', since: 70 },
  {
    email: 'waiting.partner@example.org',
    name: 'Beispiel College',
    contact: 'Liya Beispiel',
    since: 9,
    verified: false,
    later: 'not verified yet',
  },
  {
    email: 'new.partner@example.org',
    name: 'Specimen School',
    contact: 'Abel Specimen',
    since: 1,
    verified: false,
    later: 'not verified yet',
  },
];

/** When admins, partners and their colleagues come, and what happens to them. */
export function organisationsOf(world: World, now: number): Happening[] {
  const daysAgo = (days: number, run: () => Promise<unknown>): Happening => ({ at: now - days * DAY_MS, run });
  return [
    daysAgo(76, () => makeAdmin(world, ADMIN, 'de', 'reviews everything')),
    daysAgo(75.9, () => makeAdmin(world, SECOND_ADMIN, 'en', 'a second admin')),
    daysAgo(75.8, () => makeReader(world)),
    ...ORGANISATIONS.map((one) => daysAgo(one.since, () => joinAsPartner(world, one))),
    ...ORGANISATIONS.filter(({ verified }) => verified !== false).map((one) =>
      daysAgo(one.since - 1, () => verify(world, one)),
    ),
    daysAgo(60, () => inviteColleagues(world)),
    daysAgo(55, async () =>
      (await signIn(world, OWNER)).post('/api/partner/add-link', { label: 'Faculty of Examples' }),
    ),
    daysAgo(7, async () =>
      (await signIn(world, OWNER)).post('/api/partner/poster-contact', { poster_reach: 'office@example.org' }),
    ),
    daysAgo(6, () => rename(world)),
    daysAgo(4, () => pause(world)),
  ];
}

async function makeAdmin(world: World, email: string, lang: 'de' | 'en', about: string): Promise<void> {
  const { api, password } = world;
  const printed = runAdmin(api.deps, ['create', email, lang], { name: 'npm run demo' });
  const token = /token=([\w-]+)$/.exec(printed)?.[1];
  await done(visitor(api).post('/api/auth/reset-password', { token, password }));
  const { body } = await done(visitor(api).post('/api/auth/second-factor-setup', { email, password }));
  const secret = String(body.secret);
  const code = codeNow(secret, api.clock.now());
  const first = await done(visitor(api).post('/api/auth/sign-in', { email, password, code }));
  world.signIns.push({ role: 'admin', email, about, secret, recoveryCodes: first.body.recovery_codes ?? [] });
}

async function makeReader(world: World): Promise<void> {
  await makeAdmin(world, READER, 'en', 'sees everything, decides nothing');
  const account_id = accountStore(world.api.deps.db).findByEmail(READER)?.id;
  const change = { account_id, act: 'make-reader', password: world.password };
  await done((await signIn(world, ADMIN)).post('/api/admin/set-person', change));
}

async function joinAsPartner(world: World, { email, name, contact, verified, later }: Organisation): Promise<void> {
  await signUp(world, 'partner', email);
  const browser = await signIn(world, email);
  const profile = {
    organization_name: name,
    contact_person: contact,
    website: 'https://example.org',
    country: 'Ethiopia',
  };
  const { body } = await done(browser.post('/api/partner/create-profile', profile));
  world.partners.push({ token: String(body.invite_token), invites: verified !== false });
  world.signIns.push({ role: 'partner', email, about: later ? `${name}, ${later}` : name });
}

/** Two join, with an account of their own; the third has not answered yet. */
async function inviteColleagues(world: World): Promise<void> {
  const owner = await signIn(world, OWNER);
  for (const name of ['colleague', 'second.colleague', 'invited.colleague']) {
    const email = `${name}@example.org`;
    await done(owner.post('/api/team/invite-member', { email, lang: 'en' }));
    if (name.startsWith('invited')) continue;
    await joinByMail(world, 'partner', { email, about: 'a colleague at Muster University' });
  }
}

/** Follows the mailed invitation of a partner or an employer. */
export async function joinByMail(world: World, role: 'partner' | 'employer', who: { email: string; about: string }) {
  const { api, mailbox, password, signIns } = world;
  await api.deps.mail.sendDue();
  await done(visitor(api).post('/api/team/join', { team: role, token: mailbox.secretFor(who.email), password }));
  signIns.push({ role, ...who });
}

async function rename(world: World): Promise<void> {
  const browser = await signIn(world, 'renamed.partner@example.org');
  const profile = { organization_name: 'Specimen Institute of Hospitality', contact_person: 'Dawit Sample' };
  await done(browser.post('/api/partner/update-profile', profile));
}

async function verify(world: World, one: Organisation): Promise<void> {
  const contact = { person: one.contact, office: '', reach: '' };
  await asAdmin(world, 'set-partner', one, { organization_name: one.name, contact, verified: true });
}

async function pause(world: World): Promise<void> {
  const paused = ORGANISATIONS.find(({ email }) => email.startsWith('paused'));
  const reason = 'The contact person has left. Please name another one.';
  if (paused) await asAdmin(world, 'set-partner', paused, { active: false, reason });
}

async function asAdmin(world: World, call: string, { email }: Organisation, change: object): Promise<void> {
  const { deps } = world.api;
  const account = accountStore(deps.db).findByEmail(email);
  const partner = account && partnerStore(deps.db).findOfAccount(account.id);
  const browser = await signIn(world, ADMIN);
  await done(browser.post(`/api/admin/${call}`, { partner_id: partner?.partner_id, ...change }));
}

/** Signs up, and confirms by the mailed link. */
export async function signUp(world: World, role: 'partner' | 'employer', email: string, company = ''): Promise<void> {
  const { api, mailbox, password } = world;
  const data = { role, ...(company && { first_name: company }) };
  await done(visitor(api).post('/api/auth/sign-up', { email, password, options: { data }, lang: 'de' }));
  await api.deps.mail.sendDue();
  await done(visitor(api).post('/api/auth/confirm-email', { confirm: mailbox.secretFor(email) }));
}

/** Signs up by a partner's link, as the posters' readers do. Returns the signed-in browser. */
export async function signUpAsStudent(
  world: World,
  { email, first, last, lang }: { email: string; first: string; last: string; lang: 'de' | 'en' },
  token: string,
): Promise<Visitor> {
  const { api, mailbox, password } = world;
  const fields = { token, email, password, firstName: first, lastName: last, lang };
  await done(visitor(api).post('/api/functions/consume-invite', fields));
  await api.deps.mail.sendDue();
  await done(visitor(api).post('/api/auth/confirm-email', { confirm: mailbox.secretFor(email) }));
  return signIn(world, email);
}

/** Signs somebody in; an admin with the code that their app shows. */
export async function signIn(world: World, email: string): Promise<Visitor> {
  const { api, password, signIns } = world;
  const secret = signIns.find((one) => one.email === email)?.secret;
  // No code works twice.
  if (secret) api.clock.time += MINUTE_MS;
  const code = secret && codeNow(secret, api.clock.now());
  const browser = visitor(api);
  await done(browser.post('/api/auth/sign-in', { email, password, ...(code && { code }) }));
  return browser;
}

/** What an authenticator app with this secret shows. */
export function codeNow(secret: string, now: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
}

export async function done(answering: ReturnType<Visitor['post']>) {
  const answer = await answering;
  if (answer.status !== 200) throw new Error(`refused: ${answer.body.code} ${answer.body.error}`);
  return answer;
}
