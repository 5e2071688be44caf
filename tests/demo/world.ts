import type { Who } from '#api/audit/event.store.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { Api } from '../support/api-server.ts';
import { setSeason } from '../support/seasons.ts';
import type { SignIn } from './folder.ts';
import type { Invented } from './people.ts';

/** The server on which everything happens, at the times that it will have happened. */
export interface World {
  api: Api;
  mailbox: { secretFor(email: string): string };
  password: string;
  /** Who decides. */
  operator: Who;
  /** Those who invite students, by their first link. */
  partners: { token: string; invites: boolean }[];
  signIns: SignIn[];
  /** Who has which person: filled as they apply. */
  people: Person[];
}

export interface Person extends Invented {
  index: number;
  /** How this application is called where it is offered to a newcomer. */
  life: string;
  id: string;
  token: string;
}

/** Something that happens at a time. */
export interface Happening {
  at: number;
  run(): Promise<unknown>;
}

/** What the server does by itself. */
export interface Background {
  everyDay(): Promise<void>;
  /** What it does within seconds. */
  soon(): Promise<void>;
}

/** Lets everything happen in the order of time, with what the server does by itself after each and on each new day. */
export async function play({ api }: World, happenings: readonly Happening[], background: Background) {
  let day = '';
  for (const { at, run } of happenings.toSorted((a, b) => a.at - b.at)) {
    api.clock.time = at;
    if (berlinDate(at) !== day) await background.everyDay();
    day = berlinDate(at);
    await run();
    await background.soon();
  }
}

/** Sends a form or fields to a call of the product. */
export async function send(world: World, name: string, body: FormData | object, headers: Record<string, string> = {}) {
  const response = await world.api.post(name, body, headers);
  const reply = (await response.json()) as { code?: string; access_token?: string; applicant?: { id: string } };
  if (response.status !== 200) throw new Error(`${name} was refused: ${reply.code}`);
  return reply;
}

/** The programme allows certificates to follow, for some weeks from now on. */
export function allowLateCertificates({ deps }: Api, weeks: number): void {
  setSeason(deps, { a2_follows_until: berlinDate(deps.clock.now() + weeks * 7 * DAY_MS) });
}

/** The season that the settings begin with, in the first year in which it is not over at a time. */
export function seasonAhead(now: number) {
  const { season, startsOn, endsOn } = readSiteConfig().programme;
  const today = berlinDate(now);
  const year = Number(today.slice(0, 4)) + (endsOn.slice(5) < today.slice(5) ? 1 : 0);
  const moved = (text: string) => text.replace(/20\d\d/, (typed) => String(Math.max(Number(typed), year)));
  return { season: { de: moved(season.de), en: moved(season.en) }, startsOn: moved(startsOn), endsOn: moved(endsOn) };
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
