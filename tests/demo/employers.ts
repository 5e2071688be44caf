import { randomUUID } from 'node:crypto';
import { accountStore } from '#api/accounts/account.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { NO_CHECK } from '#contract/employers/airside.ts';
import type { RequirementFields } from '#contract/employers/requirement-rules.ts';
import { later } from '#contract/placements/placement-rules.ts';
import { ADMIN, done, joinByMail, signIn, signUp } from './organisations.ts';
import { type Happening, seasonAhead, type World } from './world.ts';

interface Company {
  email: string;
  company: string;
  /** Days before the end. */
  since: number;
  about: string;
  /** What an admin decides some days later; without it nothing is submitted, or it still waits. */
  decision?: 'vetted' | 'refused';
  submits: boolean;
}

export const FIRST = 'employer@example.org';
const COMPANIES: readonly Company[] = [
  {
    email: FIRST,
    company: 'Bodendienste Beispiel GmbH',
    since: 40,
    about: 'vetted, with requirements in every state',
    decision: 'vetted',
    submits: true,
  },
  {
    email: 'second.employer@example.org',
    company: 'Muster Cabin Services GmbH',
    since: 28,
    about: 'not confirmed, with a reason',
    decision: 'refused',
    submits: true,
  },
  {
    email: 'third.employer@example.org',
    company: 'Hotel Beispiel',
    since: 5,
    about: 'waits to be vetted',
    submits: true,
  },
  {
    email: 'fourth.employer@example.org',
    company: 'Musterfracht KG',
    since: 2,
    about: 'has only signed up',
    submits: false,
  },
];

const SITES = 'Flughafen Musterstadt, Frachtstraße 1\nFlughafen Beispielhausen, Vorfeld 2';
const REASON = 'Die HRB-Nummer gehört zu einer anderen Firma. Bitte prüfen Sie sie.';

/** When employers come, and what happens to them. */
export function employersOf(world: World, now: number): Happening[] {
  const daysAgo = (days: number, run: () => Promise<unknown>): Happening => ({ at: now - days * DAY_MS, run });
  return [
    ...COMPANIES.map((one) => daysAgo(one.since, () => join(world, one))),
    ...COMPANIES.filter(({ decision }) => decision).map((one) => daysAgo(one.since - 2, () => decide(world, one))),
    daysAgo(30, () => tellRequirements(world, now)),
    daysAgo(3, () => inviteColleagues(world)),
  ];
}

async function join(world: World, { email, company, about, submits }: Company): Promise<void> {
  await signUp(world, 'employer', email, company);
  world.signIns.push({ role: 'employer', email, about: `${company}, ${about}` });
  if (!submits) return;
  const browser = await signIn(world, email);
  const { body } = await done(browser.get('/api/employer/profile'));
  const facts = {
    company,
    register_number: 'Amtsgericht Musterstadt, HRB 12345',
    liability_insurance: 'Muster Versicherung AG, Vertrag 4711',
    accident_insurance: 'Muster-Berufsgenossenschaft, Mitglied 0815',
    contact_person: 'Petra Beispiel',
    phone: '+49 000 0000000',
    sites: SITES,
  };
  const housing = { housing: 'provided', housing_euro: 420 };
  await done(browser.post('/api/employer/save-profile', { ...facts, ...housing, version: body.version, submit: true }));
}

async function decide(world: World, { email, decision }: Company): Promise<void> {
  const { deps } = world.api;
  const row = employerStore(deps.db).findOfAccount(accountStore(deps.db).findByEmail(email)?.id ?? '');
  const admin = await signIn(world, ADMIN);
  const reason = decision === 'refused' && { reason: REASON };
  await done(
    admin.post('/api/admin/decide-employer', { employer_id: row?.id, seen: row?.version, decision, ...reason }),
  );
}

/** One joins; the other has not answered yet. */
async function inviteColleagues(world: World): Promise<void> {
  const owner = await signIn(world, FIRST);
  const [email, invited] = ['colleague.employer@example.org', 'invited.employer@example.org'];
  for (const one of [email, invited]) await done(owner.post('/api/team/invite-member', { email: one, lang: 'de' }));
  await joinByMail(world, 'employer', { email, about: 'a colleague at Bodendienste Beispiel GmbH' });
}

/** One requirement in each state, for the season that lies ahead at the end. */
async function tellRequirements(world: World, now: number): Promise<void> {
  const browser = await signIn(world, FIRST);
  const season = seasonAhead(now);
  const whole: RequirementFields = {
    site: SITES.split('\n')[0] ?? '',
    field_of_work: 'baggage',
    area: 'landside',
    ...NO_CHECK,
    headcount: 12,
    model: 'holiday',
    minimum_level: 'A2',
    starts_on: later(season.startsOn, berlinDate(now)),
    ends_on: season.endsOn,
    shifts: 'Früh 4 bis 12 Uhr, im Wechsel mit spät',
    shifts_en: 'Early, 4 am to noon, alternating with late',
    ...{ week_hours_from: 35, week_hours_to: 38.5 },
    wage_cents: 1510,
    ...{ overtime_percent: 0, night_percent: 25, sunday_percent: 50 },
    ...{ housing: 'provided', housing_euro: 350 },
  };
  const save = async (change: Partial<RequirementFields>, open: boolean) =>
    (
      await done(
        browser.post('/api/employer/save-requirement', { ...whole, ...change, requirement_id: randomUUID(), open }),
      )
    ).body;
  const step = (row: Record<string, unknown>, state: string) =>
    done(browser.post('/api/employer/step-requirement', { requirement_id: row.id, version: row.version, state }));
  await step(await save({ field_of_work: 'service', headcount: 2 }, true), 'closed');
  await step(await save({ field_of_work: 'cabin', headcount: 6, minimum_level: 'B1' }, true), 'filled');
  const answer = { check_authority: 'Luftsicherheitsbehörde Musterland', check_answer: 'yes' } as const;
  await save({ headcount: 14, area: 'airside', ...answer, check_answered_on: berlinDate(now - 40 * DAY_MS) }, true);
  await save({ field_of_work: 'service', headcount: 5, area: 'airside' }, true);
  await save({ field_of_work: 'cabin', headcount: 3, shifts: 'Nachts, 22 bis 6 Uhr', shifts_en: '' }, true);
  await save({ field_of_work: 'other', headcount: null, wage_cents: null, ends_on: '' }, false);
}
