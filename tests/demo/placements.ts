import { applicantStore } from '#api/applicants/applicant.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import type { AdminMatch, EmployerMatch, Offer } from '#contract/matching/match.ts';
import { hasReached } from '#contract/model/status.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { later } from '#contract/placements/placement-rules.ts';
import { type Visitor, visitor } from '../support/accounts.ts';
import { makeContracts } from './contracts.ts';
import { FIRST } from './employers.ts';
import { ADMIN, done, signIn } from './organisations.ts';
import { type Happening, type Person, seasonAhead, send, type World } from './world.ts';

/** Who is released into the pool, and what employer, operator and candidates make of it in the last days. */
export function placementsOf(world: World, now: number): Happening[] {
  const ago = (ms: number, run: () => Promise<unknown>): Happening => ({ at: now - ms, run });
  return [
    ago(13 * DAY_MS, () => tellPlacements(world, now)),
    ago(12 * DAY_MS, () => startMatching(world, 'cabin')),
    ago(4 * DAY_MS, () => tellPlacements(world, now)),
    ago(3 * DAY_MS, () => startMatching(world, 'baggage')),
    ago(2.5 * DAY_MS, () => withdrawConsent(world)),
    ago(2 * DAY_MS, () => decideAsEmployer(world)),
    ago(DAY_MS, () => decideAsOperator(world)),
    ago(6 * HOUR_MS, () => answerOffers(world)),
    ago(5.5 * HOUR_MS, () => makeContracts(world)),
    ago(5 * HOUR_MS, () => tellPlacements(world, now)),
    ago(4 * HOUR_MS, async () => done((await signIn(world, ADMIN)).post('/api/admin/propose-assignment', {}))),
  ];
}

/** Everybody who has been approved says when they can come, and most agree to be shown. */
async function tellPlacements(world: World, now: number): Promise<void> {
  const { db } = world.api.deps;
  for (const person of world.people) {
    const status = applicantStore(world.api.deps.db).find(person.id)?.status;
    const told = db.prepare('SELECT 1 FROM placement_profile WHERE applicant_id = ?').get(person.id);
    const isApproved = status === 'STEP2_APPROVED' || (status !== undefined && hasReached(status, 'declaration'));
    if (!isApproved || told) continue;
    const { token: access_token, lang } = person;
    await send(world, 'save-placement', { access_token, version: 0, ...factsOf(person, now) });
    // The last one of ten has not agreed yet.
    if (person.index % 10 === 9) continue;
    const consent = { purpose: 'employers', given: true, text_version: CONSENT_VERSIONS.employers, lang };
    await send(world, 'set-consent', { access_token, ...consent });
  }
}

function factsOf({ index }: Person, now: number) {
  const season = seasonAhead(now);
  const year = Number(season.endsOn.slice(0, 4));
  const day = String(1 + ((index * 5) % 20)).padStart(2, '0');
  const wishes = [FIELDS_OF_WORK[index % 3], FIELDS_OF_WORK[(index + 1) % 3]];
  return {
    born_on: `${year - 24}-05-${day}`,
    nationality: 'ET',
    home_address: 'Muster Street 1, Adama, Ethiopia',
    passport_until: `${year + 4}-01-31`,
    is_enrolled: true,
    university: 'Muster University',
    field_of_study: 'Logistics',
    vacation_from: `${year}-06-20`,
    vacation_until: `${year}-10-10`,
    days_worked: 0,
    available_from: later(season.startsOn, `${year}-07-${day}`),
    available_until: `${year}-09-30`,
    level: index % 4 === 0 ? 'B1' : 'A2',
    certificate_provider: 'Goethe-Institut',
    certificate_on: berlinDate(now - 200 * DAY_MS),
    first_wish: wishes[0],
    second_wish: wishes[1],
  };
}

/**
 * The open requirement for this work is matched. Nobody answers for the cabin, where the first proposals expire; what
 * is left is the season's assignment.
 */
async function startMatching(world: World, work: string): Promise<void> {
  const browser = await signIn(world, FIRST);
  const { id, version } = await openRequirement(browser, work);
  await done(browser.post('/api/employer/start-matching', { requirement_id: id, version }));
}

/** One who was proposed does not want to be shown any more. */
async function withdrawConsent(world: World): Promise<void> {
  const { db } = world.api.deps;
  const proposed = db
    .prepare("SELECT applicant_id FROM match WHERE state = 'proposed' ORDER BY score DESC, id")
    .pluck()
    .all();
  const person = world.people.find(({ id }) => id === proposed.at(-1));
  if (!person || proposed.length < 2) return;
  const { token: access_token, lang } = person;
  const consent = { purpose: 'employers', given: false, text_version: CONSENT_VERSIONS.employers, lang };
  await send(world, 'set-consent', { access_token, ...consent });
}

/** Accepts most of the proposed, and leaves the last of several for the reader to decide. */
async function decideAsEmployer(world: World): Promise<void> {
  const browser = await signIn(world, FIRST);
  const { id } = await openRequirement(browser, 'baggage');
  const { body } = await done(browser.post('/api/employer/matches', { requirement_id: id, phase: 'current' }));
  const { matches } = body as unknown as { matches: EmployerMatch[] };
  for (const [at, match] of allButLast(matches).entries()) {
    const decision = at === 2 ? 'refused' : 'accepted';
    await done(browser.post('/api/employer/step-match', { match_id: match.id, seen: match.version, decision }));
  }
}

/** Releases the first ones, withholds one where there are many, and leaves the last of several. */
async function decideAsOperator(world: World): Promise<void> {
  const admin = await signIn(world, ADMIN);
  const { body } = await done(admin.post('/api/admin/matches', { state: 'accepted' }));
  const { matches } = body as unknown as { matches: AdminMatch[] };
  for (const [at, match] of allButLast(matches).entries()) {
    const withheld = at === 2 && { decision: 'withheld', reason: 'Der Reisepass wird gerade erneuert.' };
    const decision = { match_id: match.id, seen: match.version, ...(withheld || { decision: 'released' }) };
    await done(admin.post('/api/admin/decide-match', decision));
  }
}

/** The second one declines, the last ones have not answered yet, the others confirm. */
async function answerOffers(world: World): Promise<void> {
  const answers = ['confirmed', 'declined', ...Array<string>(7).fill('confirmed')];
  const browser = visitor(world.api);
  for (const { token } of world.people) {
    const { body } = await done(browser.post('/api/placement/offers', { token }));
    const { offers } = body as unknown as { offers: Offer[] };
    const [offer] = offers;
    if (!offer) continue;
    const decision = answers.shift();
    if (!decision) return;
    const answer = { token, match_id: offer.id, seen: offer.version, decision };
    await done(browser.post('/api/placement/answer-offer', answer));
  }
}

function allButLast<One>(those: readonly One[]): readonly One[] {
  return those.slice(0, Math.max(1, those.length - 1));
}

async function openRequirement(browser: Visitor, work: string): Promise<{ id: string; version: number }> {
  const { body } = await done(browser.post('/api/employer/requirements', { state: 'open' }));
  const { requirements } = body as unknown as {
    requirements: { id: string; version: number; field_of_work: string }[];
  };
  const wanted = requirements.find(({ field_of_work }) => field_of_work === work);
  if (!wanted) throw new Error(`no requirement for ${work} is open`);
  return wanted;
}
