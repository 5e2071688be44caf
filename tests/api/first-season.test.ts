import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configHash } from '#api/config/site-stamp.ts';
import { takeFirstSeason } from '#api/seasons/first-season.ts';
import { seasonStore } from '#api/seasons/season.store.ts';
import { seasonIsOverAt } from '#api/seasons/season-time.ts';
import { followSettings } from '#api/settings/follow-settings.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { site } from '#site';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { addRow, changeRows, columnOf, deleteRows, rowsOf, tablesOf } from '../support/rows.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterEach(() => api.stop());

const OVER = seasonIsOverAt(site.programme.endsOn);

/** A database as the version before seasons left it. */
function withoutSeasons(): void {
  changeRows(api.deps.db, 'applicant', {}, { season_id: null });
  deleteRows(api.deps.db, 'season');
}

/** One hash for each table but the seasons', without the column that says which season an application is of. */
function hashes(): Record<string, string> {
  const { db } = api.deps;
  const hash = (table: string) => {
    const rows = rowsOf(db, table).map(({ season_id: _season, ...row }) => row);
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  };
  const tables = tablesOf(db).filter((table) => table !== 'season');
  return Object.fromEntries(tables.map((table) => [table, hash(table)]));
}

it('SEAS-02 the first start takes the programme of site.config.ts into one season, and changes nothing else', async () => {
  const { deps, clock } = api;
  clock.time = OVER - DAY_MS;
  const before = await apply(api);
  clock.time = OVER;
  const after = await apply(api);
  withoutSeasons();
  const found = hashes();
  takeFirstSeason(deps.db, deps.site, clock.now());
  const [season, ...others] = seasonStore(deps.db).all();
  expect(others).toEqual([]);
  expect(season).toMatchObject({
    name_de: site.programme.season.de,
    starts_on: site.programme.startsOn,
    ends_on: site.programme.endsOn,
    campaign: site.programme.campaign,
    partners_hidden_at: null,
  });
  expect(columnOf(deps.db, 'applicant', 'season_id', { id: before.id })).toEqual([season?.id]);
  // It was told that it is for the next season.
  expect(columnOf(deps.db, 'applicant', 'season_id', { id: after.id })).toEqual([null]);
  expect(hashes()).toEqual(found);

  takeFirstSeason(deps.db, { ...deps.site, programme: { ...deps.site.programme, startsOn: '2028-07-01' } }, OVER);
  expect(seasonStore(deps.db).all()).toEqual([season]);
});

it('SEAS-02 pages that were built of the shipped values fit the first season, whatever the day', () => {
  const { deps, clock } = api;
  expect(configHash(deps.site)).toBe(configHash());
  clock.time = OVER + DAY_MS;
  followSettings(deps);
  expect(configHash(deps.site)).toBe(configHash());
});

it('SEAS-02 whom partners had lost with a season before, they do not see again; a day typed wrong takes nobody', async () => {
  const { deps, clock } = api;
  clock.time = Date.parse('2025-08-01T10:00:00Z');
  const { id } = await apply(api);
  withoutSeasons();
  const end = (ends_on: string, seen_at: number) => ({ ends_on, seen_at, announced_at: seen_at, hidden_at: 1 });
  addRow(deps.db, 'season_end', end('2025-09-28', Date.parse('2025-01-01')));
  addRow(deps.db, 'season_end', end('2025-01-28', Date.parse('2026-02-01')));
  addRow(deps.db, 'season_end', end(site.programme.endsOn, 5));
  takeFirstSeason(deps.db, deps.site, OVER);
  expect(seasonStore(deps.db).all()).toMatchObject([
    { name_en: 'until 28.09.2025', ends_on: '2025-09-28', archived_at: OVER, partners_hidden_at: 1 },
    { ends_on: site.programme.endsOn, archived_at: null, partners_hidden_at: 1 },
  ]);
  expect(columnOf(deps.db, 'applicant', 'season_id', { id })).toEqual([seasonStore(deps.db).all()[0]?.id]);
});
