import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { fitsPool } from '#api/employers/fits-pool.ts';
import { type PoolRow, poolStore } from '#api/placements/pool.store.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import type { PoolReply } from '#contract/placements/pool.ts';
import { member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { REQUIREMENT, vetEmployer } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { deleteRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  const admin = await newAdmin(api);
  chief = admin.browser;
  company = (await member(api, 'employer')).browser;
  other = (await member(api, 'employer')).browser;
  await vetEmployer(company, chief);
  await vetEmployer(other, chief);
});
afterAll(() => api.stop());

const ask = async (browser: Visitor, wish: object = {}) => {
  const { status, body } = await browser.post('/api/employer/candidates', wish);
  return { status, code: body.code, pool: body as unknown as PoolReply };
};
const ids = async (wish: object = {}) => (await ask(company, wish)).pool.candidates.map(({ id }) => id);

/** A match of an employer with a candidate, as rows alone. */
async function match(browser: Visitor, applicantId: string, state: MatchState) {
  const requirementId = randomUUID();
  await browser.post('/api/employer/save-requirement', { ...REQUIREMENT, requirement_id: requirementId });
  makeMatch(api.deps, { requirementId, applicantId, state });
}
const KEYS = [
  ...['available_from', 'available_until', 'days_left', 'documentStatus', 'email', 'id', 'level'],
  ...['matchingStatus', 'name', 'since', 'wishes'],
];

describe('The candidates', () => {
  it('EMPA-16 are shown to employers that we have vetted, and to nobody else', async () => {
    const fresh = (await member(api, 'employer')).browser;
    expect(await ask(fresh)).toMatchObject({ status: 403, code: 'pool_not_vetted' });
    expect((await ask(company)).pool.candidates).toEqual([]);
  });

  const KNOWN: MatchState[] = ['released', 'confirmed'];
  const MATCHED: MatchState[] = ['accepted', ...KNOWN];
  const STATES: MatchState[] = ['shortlisted', 'proposed', ...MATCHED, 'declined'];
  it.each(STATES)(
    'EMPA-10 EMPA-16 are nameless in a match that is %s, but for whom they were released to',
    async (state) => {
      const { id, number } = makePoolCandidate(api.deps);
      await match(company, id, state);
      const { first_name = '', last_name = '', email = '' } = applicantStore(api.deps.db).find(id) ?? {};
      const secrets = [id, last_name, email, '2003-05-31', 'Adama', '2031-01-31'];
      const [own, foreign] = [await ask(company), await ask(other)];
      const isKnown = KNOWN.includes(state);
      const matchingStatus = MATCHED.includes(state) ? 'matched' : 'available';
      for (const { pool } of [own, foreign]) {
        expect(Object.keys(pool).sort()).toEqual(['candidates', 'next', 'previous', 'stats']);
        expect(pool.candidates.map((one) => Object.keys(one).sort())).toEqual([KEYS]);
        expect(pool.candidates).toMatchObject([{ id: `K-${number}`, matchingStatus }]);
      }
      for (const { pool } of isKnown ? [foreign] : [own, foreign])
        for (const secret of secrets) expect(JSON.stringify(pool)).not.toContain(secret);
      const known = { name: `${first_name} ${last_name}`, email };
      expect(own.pool.candidates).toMatchObject([isKnown ? known : { name: null, email: null }]);
      deleteRows(api.deps.db, 'match');
      poolStore(api.deps.db).remove(id);
    },
  );

  it('EMPA-09 are counted as their rows say, whatever changes', async () => {
    const made = [
      makePoolCandidate(api.deps),
      makePoolCandidate(api.deps, { documents: 'pending' }),
      makePoolCandidate(api.deps, { documents: 'pending' }),
    ];
    const [first, second] = made;
    const statsAndRows = async () => {
      const { candidates, stats } = (await ask(company)).pool;
      const complete = candidates.filter(({ documentStatus }) => documentStatus === 'complete').length;
      const available = candidates.filter(({ matchingStatus }) => matchingStatus === 'available').length;
      return [stats, { total: candidates.length, complete, available }];
    };
    expect(await statsAndRows()).toEqual(Array(2).fill({ total: 3, complete: 1, available: 3 }));
    await match(company, second?.id ?? '', 'accepted');
    expect(await statsAndRows()).toEqual(Array(2).fill({ total: 3, complete: 1, available: 2 }));
    poolStore(api.deps.db).remove(first?.id ?? '');
    expect(await statsAndRows()).toEqual(Array(2).fill({ total: 2, complete: 0, available: 1 }));
    deleteRows(api.deps.db, 'match');
    for (const { id } of made) poolStore(api.deps.db).remove(id);
    expect((await ask(company)).pool.stats).toEqual({ total: 0, complete: 0, available: 0 });
  });

  it('EMPA-16 come in pages, in each order, forwards and back, each once', async () => {
    const made = Array.from({ length: PAGE_ROWS * 2 + 5 }, (_, index) =>
      makePoolCandidate(api.deps, {
        number: 200_000 + ((index * 7919) % 1000),
        since: 1_000_000 + (index % 40),
        level: (['A2', 'B1', 'B2'] as const)[index % 3] ?? 'A2',
        available: { from: `2027-07-${String(1 + (index % 20)).padStart(2, '0')}`, until: '2027-09-28' },
      }),
    );
    for (const order of ['newest', 'level', 'availability']) {
      const first = await ask(company, { order });
      const second = await ask(company, { order, after: first.pool.next });
      const third = await ask(company, { order, after: second.pool.next });
      const all = [first, second, third].flatMap(({ pool }) => pool.candidates);
      expect(new Set(all.map(({ id }) => id)).size).toBe(made.length);
      expect([first.pool.previous, third.pool.next]).toEqual([null, null]);
      const keys = all.map((one) => (order === 'level' ? one.level : order === 'newest' ? '' : one.available_from));
      expect(keys).toEqual(order === 'level' ? keys.toSorted().reverse() : keys.toSorted());
      expect((await ask(company, { order, before: third.pool.previous })).pool).toEqual(second.pool);
    }
    const few = await ids({ level: 'B2', from: '2027-07-01' });
    expect(few).toHaveLength(2);
    const [first = '', second] = await ids({});
    for (const search of [first, first.toLowerCase().replace('-', ' ')]) expect(await ids({ search })).toEqual([first]);
    expect(await ids({ search: `${first} ${second}` })).toEqual([]);
    for (const { id } of made) poolStore(api.deps.db).remove(id);
  });

  it.each([
    [{ order: 'name' }, 'order'],
    [{ level: 'A1' }, 'level'],
    [{ wish: 'x'.repeat(60_000) }, 'wish'],
    [{ from: 'soon' }, 'from'],
    [{ documents: true }, 'documents'],
    [{ after: "1_1' OR 1" }, 'after'],
    [{ before: 'x'.repeat(60_000) }, 'before'],
  ])('say which filter %j is wrong', async (wish, path) => {
    const { status, body } = await company.post('/api/employer/candidates', wish);
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, [path]]);
  });
});

describe('A filter', () => {
  const row = {
    ...{ level: 'B1', first_wish: 'cabin', second_wish: 'service', documents: 'complete', is_matched: 0 },
    ...{ available_from: '2027-07-10', available_until: '2027-09-10' },
  } as PoolRow;

  it.each([
    [{}, true],
    [{ level: 'A2' }, true],
    [{ level: 'B2' }, false],
    [{ wish: 'service' }, true],
    [{ wish: 'baggage' }, false],
    [{ from: '2027-07-10', until: '2027-09-10' }, true],
    [{ from: '2027-07-09' }, false],
    [{ until: '2027-09-11' }, false],
    [{ documents: 'pending' }, false],
    [{ matching: 'available' }, true],
    [{ matching: 'matched' }, false],
  ] as const)('EMPA-16 takes %j: %s', (wish, expected) => {
    expect(fitsPool(wish, '2027-07-01')(row)).toBe(expected);
  });

  it('EMPA-16 counts a first day that has passed as today, as candidates who could begin then do', () => {
    expect(fitsPool({ from: '2027-07-01' }, '2027-07-10')(row)).toBe(true);
  });
});
