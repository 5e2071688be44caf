import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { tokenStore } from '#api/applicants/token.store.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { configHash } from '#api/config/site-stamp.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { judgeForPool } from '#api/placements/judge-for-pool.ts';
import { poolStore } from '#api/placements/pool.store.ts';
import { stakesOf } from '#api/placements/stakes.ts';
import { retain } from '#api/retention/retain.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import { giveSeason } from '#api/seasons/admin/give-season.ts';
import { viewSeasons } from '#api/seasons/admin/view-seasons.ts';
import { publicProgramme } from '#api/seasons/public-programme.ts';
import { seasonStore } from '#api/seasons/season.store.ts';
import { partnersSeeUntil } from '#api/seasons/season-time.ts';
import { changeOver } from '#api/settings/change-over.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { endSeasonAccess } from '#api/standing/season-access.ts';
import { berlinDate, berlinMidnight } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { RegistrationSummary } from '#contract/partners/registration-list.ts';
import { minimumWageOn } from '#contract/seasons/season-rules.ts';
import { seasonLines, shownOn } from '#src/i18n/season.ts';
import { newAdmin, signIn, verifiedPartner, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, sendStep1, statusOf } from '../support/applications.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { builtDist } from '../support/dist.ts';
import { vettedCompany } from '../support/employers.ts';
import { subjectsTo } from '../support/mails.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { readSheet } from '../support/printed-page.ts';
import { changeRows, columnOf } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { visibleText } from '../support/texts.ts';

let api: Api;
let distDir: string;
beforeAll(async () => {
  distDir = await builtDist();
}, 120_000);
afterEach(() => api.stop());

const NEXT = {
  ...{ name_de: 'Sommer 2027', name_en: 'summer 2027', starts_on: '2027-07-01', ends_on: '2027-09-20' },
  ...{ applications_close_on: '2027-03-31', a2_follows_until: '', passport_follows_until: '', capacity: null },
  ...{ campaign: 'mu2027', step1_approval: 'manual' },
};

/** Noon of a day, and all that the server does by itself until then. */
async function until(day: string): Promise<void> {
  const { deps, clock } = api;
  clock.time = berlinMidnight(day) + DAY_MS / 2;
  changeOver(deps);
  while (renewStandings(deps));
  while (giveSeason(deps));
  while (endSeasonAccess(deps));
  while (renewStandings(deps));
  while (await retain(deps));
  await deps.mail.sendDue();
}

/** The states of all seasons, the newest first, and the one that pages, posters and mails name. */
const standing = () => ({
  states: viewSeasons(api.deps).seasons.map(({ state }) => state),
  named: api.deps.site.programme.season.en,
});
/** What the settings of the pages say: of which season days and wage are, whether one has ended before, how many are open. */
const pageKnows = () => {
  const { programme, earnings } = api.deps.site;
  // A build of them is known to fit.
  expect(configHash(readSiteConfig(JSON.parse(JSON.stringify(api.deps.site))))).toBe(configHash(api.deps.site));
  const wage = minimumWageOn(earnings.wages.minimum, programme.startsOn);
  return { wage, isFirst: programme.isFirst ?? true, open: programme.open?.length ?? 1, campaign: programme.campaign };
};
/** What pages say of seasons on this day. The served one, which a build would make anew, says so of the first season. */
async function pageSays(): Promise<string[]> {
  const { programme } = api.deps.site;
  const today = berlinDate(api.clock.now());
  const says = seasonLines('en', publicProgramme(api.deps.db, today).open ?? [programme])
    .filter(
      ({ days: { 'data-from': from, 'data-until': end } }) =>
        !shownOn({ ...(from && { from }), ...(end && { until: end }) }, today).hidden,
    )
    .map(({ text }) => text);
  const html = await (await fetch(`${api.url}/en/students`)).text();
  for (const text of says.filter((said) => said.includes('summer 2026'))) expect(visibleText(html)).toContain(text);
  return says;
}

/** The status page of an application, as the server draws it. */
async function statusSays(id: string): Promise<string> {
  const { token } = tokenStore(api.deps.db).mint(id, api.clock.now());
  return visibleText(await (await fetch(`${api.url}/en/status?token=${token}`)).text());
}

/** What a partner's poster says to its readers, and the invitation that its code leads to. */
async function posterOf(printed: string) {
  const pdf = await fetch(`${api.url}/api/invites/${printed}/poster-en.pdf`);
  const { text, code } = await readSheet(new Uint8Array(await pdf.arrayBuffer()));
  const [address, token] = code?.split('/invite/') ?? [];
  expect(address).toBe(`${api.deps.env.PUBLIC_URL}/en`);
  return { text: text.replace(/\s+/g, ' '), token: token ?? '' };
}

const goes = (id: string) => {
  const row = retentionStore(api.deps.db).find(id);
  return row && { what: row.what, on: row.due_at === null ? null : berlinDate(row.due_at) };
};

it('SEAS-15 goes through two seasons, and each person is treated by the days of their own', async () => {
  api = await startApi({
    env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100', CLOCK_CONFIRMED: 'yes' },
    time: Date.parse('2026-03-02T10:00:00Z'),
    distDir,
  });
  const { deps } = api;
  const { partnerId, email, inviteToken } = await verifiedPartner(api);
  const came = (id: string) => {
    changeRows(deps.db, 'applicant', { id }, { partner_id: partnerId });
    settle(deps, id);
    letPartnersSeeNames(deps);
    return id;
  };
  const listed = () =>
    registrationStore(deps.db)
      .page(partnerId, 'newest', undefined, 50)
      .map(({ person_id }) => person_id)
      .sort();
  /** What the partner's page says: how many of a season, and until when they are seen. */
  const partnerSees = async (season?: string) => {
    const browser = visitor(api);
    await signIn(browser, email);
    const { body } = await browser.post('/api/partner/registrations', season ? { season } : {});
    const { counts, seen_until, seasons } = body as unknown as RegistrationSummary;
    return { people: counts.registered, until: seen_until, seasons: seasons.map(({ name_en }) => name_en) };
  };
  /** The operator's queue. */
  const queued = async (season: string) => {
    const { body } = await (await newAdmin(api)).browser.post('/api/admin/applications', { show: 'all', season });
    return (body as unknown as { applications: { id: string }[] }).applications.map(({ id }) => id).sort();
  };
  const chief = async (name: string, input: object) => {
    const { browser } = await newAdmin(api);
    const { status, body } = await browser.post(`/api/admin/${name}`, input);
    return { status, body: body as unknown as Record<string, unknown> };
  };

  expect(standing()).toEqual({ states: ['open'], named: 'summer 2026' });
  expect(await pageSays()).toEqual([
    'You can apply for summer 2026 now. Placements are between 1 July 2026 and 28 September 2026.',
  ]);
  const summer26 = { wage: 13.9, isFirst: true, open: 1, campaign: 'mu2026' };
  const summer27 = { wage: 14.6, isFirst: false, open: 1, campaign: 'mu2027' };
  expect(pageKnows()).toEqual(summer26);
  const first = seasonStore(deps.db).all()[0]?.id ?? '';
  const unfinished = await apply(api);
  const complete = await applyUntil(api, 'COMPLETE');
  const people = [came(unfinished.id), came(complete.id)].sort();
  expect(columnOf(deps.db, 'applicant', 'season_id')).toEqual([first, first]);
  const summer2026 = { from: '2026-07-01', until: '2026-09-28' };
  const { id: candidate } = makePoolCandidate(deps, { available: summer2026 });
  const { employerId } = await vettedCompany(api, (await newAdmin(api)).browser);
  const place = makeConfirmedMatch(deps, employerId, { starts_on: '2026-07-10', ends_on: '2026-09-20' });
  for (const id of [candidate, place.applicantId]) {
    changeRows(deps.db, 'applicant', { id }, { season_id: first });
    changeRows(
      deps.db,
      'placement_profile',
      { applicant_id: id },
      {
        available_from: '2026-06-01',
        vacation_from: '2026-06-01',
        available_until: '2026-12-01',
        vacation_until: '2026-12-01',
      },
    );
    settle(deps, id);
  }
  const inPool = () => {
    const row = poolStore(deps.db).find(candidate);
    return row && { from: row.available_from, until: row.available_until };
  };
  const matched = () => columnOf(deps.db, 'match', 'state', { applicant_id: place.applicantId });
  expect(inPool()).toEqual(summer2026);

  await until('2026-06-01');
  expect(await statusSays(unfinished.id)).toContain('Summer 2026: placements from 1 July 2026 to 28 September 2026');
  expect(await partnerSees()).toEqual({ people: 2, until: '2026-10-28', seasons: ['summer 2026'] });
  // The passport of whoever is complete goes after the season.
  expect(goes(complete.id)).toEqual({ what: 'passport', on: '2026-10-28' });

  await until('2026-08-01');
  const second = randomUUID();
  expect((await chief('save-season', { season_id: second, ...NEXT })).status).toBe(200);
  // Planned, it is nobody's but the operator's.
  expect(standing()).toEqual({ states: ['planned', 'running'], named: 'summer 2026' });
  expect(await pageSays()).toEqual([expect.stringContaining('The summer 2026 season is already running')]);
  expect((await sendStep1(api, { email: 'early@example.org', season: second })).body.code).toBe('season_closed');

  await until('2026-09-01');
  expect((await chief('open-season', { season_id: second, version: 1 })).status).toBe(200);
  // Whoever holds a place stays in its season while it lasts.
  expect(stakesOf(deps, place.applicantId)).toMatchObject([{ kind: 'place', ends_on: '2026-09-20' }]);
  expect(standing()).toEqual({ states: ['open', 'running'], named: 'summer 2026' });
  expect(await pageSays()).toEqual([
    expect.stringContaining('The summer 2026 season is already running, until 28 September 2026.'),
    'You can apply for summer 2027 until 31 March 2027. Placements are between 1 July 2027 and 20 September 2027.',
  ]);
  expect(pageKnows()).toEqual({ ...summer26, open: 2 });
  // The poster of that day names both, and its code leads to the invitation of a partner, by which people apply for either.
  const poster = await posterOf(inviteToken);
  expect(poster.text).toContain('For students, summer 2026 and summer 2027.');
  const newcomer = await apply(api, { season: second, partner: poster.token });
  expect(columnOf(deps.db, 'applicant', 'partner_id', { id: newcomer.id })).toEqual([partnerId]);
  came(newcomer.id);
  expect(await statusSays(newcomer.id)).toContain('Summer 2027: placements from 1 July 2027 to 20 September 2027');
  expect(columnOf(deps.db, 'applicant', 'season_id', { id: newcomer.id })).toEqual([second]);

  await until('2026-09-29');
  expect(standing()).toEqual({ states: ['open', 'over'], named: 'summer 2027' });
  expect(await pageSays()).toEqual([expect.stringContaining('You can apply for summer 2027 until 31 March 2027.')]);
  expect(pageKnows()).toEqual(summer27);
  expect((await posterOf(inviteToken)).text).toMatch(/For students, summer 2027\..* Apply by 31\.03\.2027/);
  expect(listed()).toEqual([...people, newcomer.id].sort());
  expect(await partnerSees(second)).toMatchObject({ people: 1, seasons: ['summer 2027', 'summer 2026'] });
  // Of both together it is said when the first leave.
  expect(await partnerSees()).toMatchObject({ people: 3, until: '2026-10-28' });
  expect(await queued(second)).toEqual([newcomer.id]);
  expect(await queued(first)).toEqual([...people, candidate, place.applicantId].sort());
  expect(inPool()).toBeUndefined();
  expect(judgeForPool(deps, candidate).obstacles).toEqual(['season-over']);
  // In the new season the same person has other days.
  changeRows(deps.db, 'applicant', { id: candidate }, { season_id: second });
  changeRows(
    deps.db,
    'placement_profile',
    { applicant_id: candidate },
    { available_until: '2027-12-01', vacation_until: '2027-12-01' },
  );
  settle(deps, candidate);
  expect(inPool()).toEqual({ from: '2027-07-01', until: '2027-09-20' });

  await until('2026-10-01');
  const choice = { season_id: first, decision_id: randomUUID(), open: 'end', complete: 'move', to: second };
  expect((await chief('close-season', choice)).body).toEqual({ done: 2, left: 1, after: null });
  // Whoever worked in it is left with it, and so is the place.
  expect(matched()).toEqual(['confirmed']);
  expect(columnOf(deps.db, 'applicant', 'season_id', { id: place.applicantId })).toEqual([first]);
  expect(standing()).toEqual({ states: ['open', 'archived'], named: 'summer 2027' });
  await until('2026-10-02');
  expect(statusOf(api, unfinished.id)).toBe('REJECTED');
  expect(await subjectsTo(api, unfinished.email)).toContain('Your application ends with the season');
  expect(await subjectsTo(api, complete.email)).toContain('Your application is now for: summer 2027');
  expect(await statusSays(complete.id)).toContain('Summer 2027: placements from 1 July 2027');
  expect(await statusSays(place.applicantId)).toContain('Summer 2026: placements from 1 July 2026');
  // Moved in time: the passport is kept to the end of the new season.
  expect(goes(complete.id)).toEqual({ what: 'passport', on: '2027-10-21' });

  const seen = partnersSeeUntil('2026-09-28', deps.site.retention.partnersDays);
  await until(berlinDate(seen));
  expect(listed()).toHaveLength(3);
  await until(berlinDate(seen + DAY_MS));
  // Whoever ended with the first season is seen no more; whoever moved or came later is.
  expect(listed()).toEqual([complete.id, newcomer.id].sort());
  expect(await partnerSees()).toMatchObject({ people: 2, seasons: ['summer 2027'] });

  await until('2027-04-01');
  expect(standing()).toEqual({ states: ['closed', 'archived'], named: 'summer 2027' });
  expect((await sendStep1(api, { email: 'late@example.org' })).body.code).toBe('applications_closed');
  expect(await pageSays()).toEqual([expect.stringContaining('Applications for summer 2027 are closed.')]);
  await until('2027-07-01');
  expect(standing()).toEqual({ states: ['running', 'archived'], named: 'summer 2027' });
  await until('2027-09-21');
  expect(standing()).toEqual({ states: ['over', 'archived'], named: 'summer 2027' });
  expect(await pageSays()).toEqual([
    expect.stringContaining('The summer 2027 season is over and applications are closed.'),
  ]);
  expect(pageKnows()).toEqual(summer27);
  expect(goes(complete.id)).toEqual({ what: 'passport', on: '2027-10-21' });
}, 120_000);
