import { randomInt } from 'node:crypto';
import path from 'node:path';
import { accountStore } from '#api/accounts/account.store.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { tellNews } from '#api/desk/tell-news.ts';
import { endContracts } from '#api/employment-contracts/end-contracts.ts';
import { expireMatches, settleMatches } from '#api/matches/settle-matches.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { employersOf } from './employers.ts';
import type { Demo } from './folder.ts';
import { EVERY_STATUS, LIVES, type Life, MAIL_TROUBLE } from './lives.ts';
import { openMailbox } from './mailbox.ts';
import { ADMIN, organisationsOf, signUpAsStudent } from './organisations.ts';
import { invented } from './people.ts';
import { placementsOf } from './placements.ts';
import { apply } from './steps.ts';
import { chance, type Happening, type Person, play, seasonAhead, type World } from './world.ts';

interface Wanted {
  dataDir: string;
  /** The address in the mails' links. */
  publicUrl: string;
  count: number;
  /** The end of the eleven weeks; without it the present. */
  now?: number;
}

/** The longest that an application waits at the end, and the longest between two of its steps. */
const LONGEST_REST_DAYS = 24;
const LONGEST_GAP_DAYS = 5;
/** By then the first partners are verified. */
const FIRST_APPLICATION_DAYS = 66;
/** Of so many, one has an account. */
const ACCOUNT_EVERY = 4;

/**
 * Fills an empty folder by letting people who don't exist use the product: a real server, its own calls, the operator's
 * own decisions, a mail server that files what it takes. Its clock goes through the last eleven weeks.
 */
export async function fillDemo({ dataDir, publicUrl, count, now = Date.now() }: Wanted): Promise<Demo> {
  let time = () => now;
  const mailbox = await openMailbox(path.join(dataDir, 'outbox'), () => time());
  const programme = { ...seasonAhead(now), applicationsCloseOn: '', step1Approval: 'manual' as const };
  const api = await startApi({ dataDir, programme, env: environment(publicUrl, mailbox.url) });
  time = api.clock.now;
  // A folder that is not filled to its end is made anew: nothing has to be safe on the disk before.
  api.deps.db.pragma('synchronous = OFF');
  const password = `Gelbe-Ente-${randomInt(1000, 10_000)}`;
  const world: World = { api, mailbox, password, operator: { name: '' }, partners: [], signIns: [], people: [] };
  try {
    await play(
      world,
      [
        ...organisationsOf(world, now),
        ...employersOf(world, now),
        ...placementsOf(world, now),
        ...applications(world, now, count),
      ],
      { everyDay: () => everyDay(api), soon: () => soon(api) },
    );
    api.clock.time = now;
    await everyDay(api);
  } finally {
    await api.halt();
    await mailbox.stop();
  }
  return { password, signIns: world.signIns, links: linksOf(world, publicUrl) };
}

function environment(PUBLIC_URL: string, SMTP_URL: string): Record<string, string> {
  const many = '1000000';
  const limits = { RATE_LIMIT_FACTOR: '1000', MAILS_TO_UNCONFIRMED: many, MAILS_TO_UNCONFIRMED_PER_NETWORK: many };
  return { PUBLIC_URL, SMTP_URL, ...limits, UPLOAD_MB_PER_NETWORK: many };
}

/** Without it an employer decides about somebody who has withdrawn the consent, which is refused. */
async function soon({ deps }: Api): Promise<void> {
  while (settleMatches(deps));
  await deps.mail.sendDue();
}

async function everyDay({ deps }: Api): Promise<void> {
  while (remind(deps));
  tellNews(deps);
  while (settleMatches(deps));
  while (expireMatches(deps));
  while (endContracts(deps));
  deps.clockWatch.isPlausible();
  await deps.mail.sendDue();
}

function applications(world: World, now: number, count: number): Happening[] {
  return Array.from({ length: count }, (_, index) => lifeOf(index, count)).flatMap((life, index) => {
    const person: Person = { ...invented(index), index, life: life.name, id: '', token: '' };
    const steps = [() => begin(world, person), ...life.steps.map((step) => () => step(world, person))];
    const times = timesOf(steps.length, now, chance(index + 1), life.longestRestDays);
    return steps.map((run, place) => ({ at: times[place] ?? now, run }));
  });
}

/** The last two meet trouble with mail, where there are enough without them. */
function lifeOf(index: number, count: number): Life {
  const trouble = count >= EVERY_STATUS + MAIL_TROUBLE.length ? MAIL_TROUBLE[count - 1 - index] : undefined;
  return trouble ?? (LIVES[index % LIVES.length] as Life);
}

/** When each step happens; the last one is the present state, which lasts between an hour and some weeks. */
function timesOf(steps: number, now: number, random: () => number, longestRest = LONGEST_REST_DAYS): number[] {
  const times = [now - HOUR_MS - random() ** 2 * longestRest * DAY_MS];
  while (times.length < steps) times.unshift((times[0] ?? now) - (0.2 + random() * LONGEST_GAP_DAYS) * DAY_MS);
  const earliest = now - FIRST_APPLICATION_DAYS * DAY_MS;
  return times.map((at, index) => Math.floor(Math.max(at, earliest + index * HOUR_MS)));
}

/** Applies: with an account, by a partner's link, or without anybody. */
async function begin(world: World, person: Person): Promise<void> {
  const { api, partners, signIns } = world;
  world.operator = { accountId: accountStore(api.deps.db).findByEmail(ADMIN)?.id ?? '' };
  const { index } = person;
  const inviting = partners.filter(({ invites }) => invites);
  const token = inviting[index % 3 === 0 ? ((index / 3) % inviting.length) | 0 : 0]?.token ?? '';
  if (index % ACCOUNT_EVERY === 1) {
    const { cookie } = await signUpAsStudent(world, person, token);
    await apply({ headers: { cookie, 'sec-fetch-site': 'same-origin' } })(world, person);
    signIns.push({ role: 'student', email: person.email, about: person.life });
  } else await apply(index % 3 === 2 ? {} : { partner: token })(world, person);
}

/** One personal link for each life that somebody without an account has. */
function linksOf({ people }: World, publicUrl: string): Demo['links'] {
  const withoutAccount = people.filter(({ index }) => index % ACCOUNT_EVERY !== 1);
  const names = new Set([...LIVES, ...MAIL_TROUBLE].map(({ name }) => name));
  return [...names].flatMap((about) => {
    const person = withoutAccount.find(({ life }) => life === about);
    return person ? [{ about, url: `${publicUrl}/${person.lang}/join?token=${person.token}` }] : [];
  });
}
