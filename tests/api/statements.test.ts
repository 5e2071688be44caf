import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '#api/db/open.ts';
import type { Deps } from '#api/deps.ts';
import { sweepCounters } from '#api/http/counter.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';

const API = path.resolve(import.meta.dirname, '../../api');

/** What may be read from end to end, and why. Everything else has an index that fits. */
const MAY_BE_SCANNED: Readonly<Record<string, string>> = {
  schema_migration: 'a row for each migration',
  season: 'a row or two for each year',
  season_end: 'a row for each year, no longer written',
  sqlite_schema: 'the schema, compared at the start',
  CONSTANT: 'no table at all',
  json_each: 'the ids that the statement was given',
  standing_old: 'the first few marks, in any order',
  match_stale: 'the same',
  found: 'a search by the full-text index',
  own_application: 'applications of one person, found by an index',
  person: 'the same',
  '(subquery-n)': 'the same',
};
/** The two totals of the admins’ overview: organisations are hundreds, and a row is short. */
const TOTALS_OF_PARTNERS = 'SELECT count(*) AS "all", coalesce(sum(invite_active), 0)';
/** For tests and for the operator's own look, never while somebody waits. */
const ONLY_IN_TESTS = ['SELECT * FROM outbox ORDER BY created_at, rowid', 'SELECT * FROM security_event ORDER BY id'];

const prepared = new Map<string, Set<string>>();
let api: Api;
beforeAll(async () => {
  const { prototype } = Database;
  const { prepare } = prototype;
  prototype.prepare = function (this: Database.Database, sql: string) {
    const known = prepared.get(this.name) ?? new Set<string>();
    prepared.set(this.name, known.add(sql));
    return prepare.call(this, sql);
  } as typeof prepare;
  api = await startApi();
  await prepareAll(api.deps);
  sweepCounters(api.deps.counters, 0);
  prototype.prepare = prepare;
});
afterAll(() => api.stop());

/** Stores prepare their statements at their first use. */
async function prepareAll({ db, counters }: Pick<Deps, 'db' | 'counters'>) {
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.store.ts'));
  for (const file of files) {
    const parts = (await import(path.join(API, file))) as Record<string, unknown>;
    const ofCounters = /link-open|click|counter/.test(file);
    for (const [name, store] of Object.entries(parts))
      if (/Store$/.test(name) && name !== 'counterStore') (store as (db: Db) => object)(ofCounters ? counters : db);
  }
}

function planOf(db: Database.Database, sql: string): string[] {
  const names = [...sql.matchAll(/@(\w+)/g)].map(([, name]) => [name, 'x']);
  const values = names.length > 0 ? [Object.fromEntries(names)] : [...sql.matchAll(/\?/g)].map(() => 'x');
  const rows = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[];
  return rows.map(({ detail }) => detail);
}

const statementsOf = (db: Database.Database) =>
  [...(prepared.get(db.name) ?? [])].filter((sql) => /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql));

describe('The statements of the stores', () => {
  it('are all prepared in the stores', () => {
    const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    // The database's own affairs, and the question whether it answers at all.
    const apart = [`db${path.sep}`, `health${path.sep}`];
    const others = files.filter(
      (name) => !name.endsWith('.store.ts') && !apart.some((folder) => name.startsWith(folder)),
    );
    const preparing = others.filter((name) => /\.prepare[(<]/.test(readFileSync(path.join(API, name), 'utf8')));
    expect(preparing).toEqual([]);
    expect(statementsOf(api.deps.db).length).toBeGreaterThan(80);
  });

  it('read no table from end to end, whatever it holds', () => {
    const found = [api.deps.db, api.deps.counters].flatMap((db) =>
      statementsOf(db)
        .filter((sql) => !ONLY_IN_TESTS.includes(sql) && !sql.includes(TOTALS_OF_PARTNERS))
        .flatMap((sql) => planOf(db, sql).map((detail) => ({ sql, detail })))
        .filter(({ detail }) => {
          // A full-text table is asked for one row by its number.
          if (/^SCAN \w+ VIRTUAL TABLE INDEX 0:=$/.test(detail)) return false;
          const scanned = /^SCAN (.+)/.exec(detail.replace(/\(subquery-\d+\)/, '(subquery-n)'))?.[1];
          return scanned !== undefined && ![scanned, scanned.split(' ')[0] ?? ''].some((one) => one in MAY_BE_SCANNED);
        }),
    );
    expect(found).toEqual([]);
  });

  it('about one person go by the index of the person, not by one of what happened to everybody', () => {
    const ofEverybody = /^SEARCH (?:outbox|event) USING .*\((?:template|action|state|at|created_at)[=<>]/;
    const found = statementsOf(api.deps.db)
      .filter((sql) => /^\s*SELECT.*\b(?:applicant_id|account_id|subject_id) = /s.test(sql))
      .filter((sql) => planOf(api.deps.db, sql).some((detail) => ofEverybody.test(detail)));
    expect(found).toEqual([]);
  });

  it('about what happened to one person hide the subject from the plan, which a bare parameter would end at each use', () => {
    const asking = statementsOf(api.deps.db).filter((sql) => /FROM event\b.*\bsubject_id = \?/s.test(sql));
    expect(asking.length).toBeGreaterThan(5);
    expect(asking.filter((sql) => /\bsubject = [?@]/.test(sql))).toEqual([]);
  });

  it('that clear away the events of accounts read no others', () => {
    const [clearing = ''] = statementsOf(api.deps.db).filter((sql) =>
      /DELETE FROM event.*subject = 'account' AND at/s.test(sql),
    );
    expect(planOf(api.deps.db, clearing).join()).toContain('event_of_account_by_time (at<?)');
  });

  it('that a form and its reading ask make no table of their own', async () => {
    const asked = new Set<string>();
    const { prototype } = api.deps.db.prepare('SELECT 1').constructor as { prototype: Database.Statement };
    const spies = (['get', 'all', 'run'] as const).map((way) => {
      const real = prototype[way];
      return vi.spyOn(prototype, way).mockImplementation(function (this: Database.Statement, ...values: unknown[]) {
        asked.add(this.source);
        return real.apply(this, values);
      });
    });
    const { token } = await apply(api);
    await answerOf(fetch(`${api.url}/api/functions/get-applicant`, { headers: { authorization: `Bearer ${token}` } }));
    for (const spy of spies) spy.mockRestore();
    const known = [...asked].filter((sql) => statementsOf(api.deps.db).includes(sql));
    expect(known.length).toBeGreaterThan(15);
    expect(known.filter((sql) => planOf(api.deps.db, sql).some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
  });

  it('of the queue’s lists have an index in the order of each', () => {
    const lists = statementsOf(api.deps.db).filter((sql) => /^\s*SELECT \* FROM standing WHERE.*ORDER BY/s.test(sql));
    expect(lists.length).toBeGreaterThan(20);
    expect(lists.filter((sql) => planOf(api.deps.db, sql).some((step) => step.includes('TEMP B-TREE')))).toEqual([]);
  });

  it('that are for tests are called nowhere in the product', () => {
    const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const callers = files.filter((name) =>
      /\b(outbox|securityEvent)Store\(\w+(\.\w+)*\)\.list\(/.test(readFileSync(path.join(API, name), 'utf8')),
    );
    expect(callers).toEqual([]);
  });
});
