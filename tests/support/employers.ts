import { tellEmployers } from '#api/employers/tell-employers.ts';
import { berlinDate, berlinMidnight } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { NO_CHECK } from '#contract/employers/airside.ts';
import { member, type Visitor } from './accounts.ts';
import type { Api } from './api-server.ts';
import { mailsTo } from './mails.ts';

/** A profile with nothing missing. */
export const EMPLOYER_PROFILE = {
  company: 'Bodendienste Muster GmbH',
  register_number: 'Amtsgericht Musterstadt, HRB 12345',
  liability_insurance: 'Muster Versicherung, Nr. 1',
  accident_insurance: 'BG Verkehr, 123',
  contact_person: 'Petra Muster',
  phone: '+49 000 000000',
  sites: 'Flughafen Musterstadt\nFrachtzentrum Nord',
  housing: 'provided',
  housing_euro: 420,
} as const;

export interface OwnEmployer {
  id: string;
  company: string;
  state: string;
  version: number;
  missing: string[];
  refusal_reason: string;
  housing_euro: number | null;
}

export async function ownEmployer(browser: Visitor): Promise<OwnEmployer> {
  return (await browser.get('/api/employer/profile')).body as unknown as OwnEmployer;
}

/** Saves a profile as somebody does who has just opened the page. */
export async function saveEmployer(browser: Visitor, change: object = {}) {
  const { version } = await ownEmployer(browser);
  return browser.post('/api/employer/save-profile', { ...EMPLOYER_PROFILE, version, ...change });
}

/** Submits a profile and lets an admin vet it. Returns the employer's id. */
export async function vetEmployer(browser: Visitor, chief: Visitor): Promise<string> {
  await saveEmployer(browser, { submit: true });
  const { id, version: seen } = await ownEmployer(browser);
  await chief.post('/api/admin/decide-employer', { employer_id: id, seen, decision: 'vetted' });
  return id;
}

/** Somebody of an employer that an admin has vetted, with the employer's id. */
export async function vettedCompany(api: Api, chief: Visitor) {
  const { browser, email } = await member(api, 'employer');
  return { browser, email, employerId: await vetEmployer(browser, chief) };
}

/** A requirement with nothing missing. */
export const REQUIREMENT = {
  site: 'Flughafen Musterstadt',
  field_of_work: 'baggage',
  headcount: 12,
  starts_on: '2027-07-01',
  ends_on: '2027-09-28',
  model: 'holiday',
  minimum_level: 'A2',
  shifts: 'Früh 4 bis 12 Uhr',
  ...{ shifts_en: 'Early, 4 am to noon', week_hours_from: 40, week_hours_to: 40 },
  wage_cents: 1460,
  ...{ overtime_percent: 0, night_percent: 25, sunday_percent: 50 },
  housing: 'provided',
  housing_euro: 420,
  area: 'landside',
  ...NO_CHECK,
} as const;

/** The mails to somebody of an employer, with what the server tells together in the next morning; then it is now again. */
export async function morningMailsTo(api: Api, email: string) {
  const now = api.clock.time;
  api.clock.time = berlinMidnight(berlinDate(now + DAY_MS)) + 7 * HOUR_MS;
  while (tellEmployers(api.deps));
  const mails = await mailsTo(api, email);
  api.clock.time = now;
  return mails;
}
