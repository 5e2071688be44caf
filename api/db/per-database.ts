import type { RunResult } from 'better-sqlite3';
import { MOST_COUNTED } from '#contract/limits.ts';
import type { Db } from './open.ts';

/** What a store is made of: statements as functions with the parameters in the order of the SQL, and the database. */
export interface Statements {
  db: Db;
  /** All rows. */
  all<Params extends unknown[], Row>(sql: string): (...params: Params) => Row[];
  /** Answers whether it has changed a row. */
  changed<Params extends unknown[]>(sql: string): (...params: Params) => boolean;
  /** The first column of all rows. */
  column<Params extends unknown[], Value>(sql: string): (...params: Params) => Value[];
  /** Names of all columns, for a table whose rows are written whole: a new column is added to its row and migration. */
  columnsOf(table: string): string[];
  /** Several statements, one after the other, with the same parameters. */
  each<Params extends unknown[]>(...sqls: string[]): (...params: Params) => void;
  /** Answers whether there is a row. */
  exists<Params extends unknown[]>(sql: string): (...params: Params) => boolean;
  first<Params extends unknown[], Row>(sql: string): (...params: Params) => Row | undefined;
  /** The first column of the first row, such as a count; 0 without a row. */
  number<Params extends unknown[]>(sql: string): (...params: Params) => number;
  run<Params extends unknown[]>(sql: string): (...params: Params) => RunResult;
  /** Deletes rows of a table, at most as many as the last parameter says; `rest`: from `WHERE` on. Returns how many. */
  sweep<Params extends unknown[]>(
    table: string,
    key: string,
    rest: string,
  ): (...params: [...Params, most: number]) => number;
  /** The first column of the first row. */
  value<Params extends unknown[], Value>(sql: string): (...params: Params) => Value | undefined;
  /** How many rows a query has, up to `MOST_COUNTED`, and the first of their times: `since`, its only column. */
  waiting<Params extends unknown[]>(rows: string): (...params: Params) => Waiting;
}

/** How much of one kind waits, up to `MOST_COUNTED`, and since when. */
export interface Waiting {
  count: number;
  oldest: number | null;
}

/** A store made where it is used: once for each database, with its statements prepared at the first use. */
export function perDatabase<Store extends object>(make: (statements: Statements) => Store): (db: Db) => Store {
  const made = new WeakMap<Db, Store>();
  return (db) => {
    const found = made.get(db) ?? make(statementsOf(db));
    made.set(db, found);
    return found;
  };
}

function statementsOf(db: Db): Statements {
  function run<Params extends unknown[]>(sql: string) {
    const statement = db.prepare<Params>(sql);
    return (...params: Params) => statement.run(...params);
  }
  function value<Params extends unknown[], Value>(sql: string) {
    const statement = db.prepare<Params, Value>(sql).pluck();
    return (...params: Params) => statement.get(...params);
  }
  return {
    db,
    all<Params extends unknown[], Row>(sql: string) {
      const statement = db.prepare<Params, Row>(sql);
      return (...params: Params) => statement.all(...params);
    },
    changed<Params extends unknown[]>(sql: string) {
      const change = run<Params>(sql);
      return (...params: Params) => change(...params).changes > 0;
    },
    column<Params extends unknown[], Value>(sql: string) {
      const statement = db.prepare<Params, Value>(sql).pluck();
      return (...params: Params) => statement.all(...params);
    },
    columnsOf: (table) => (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name),
    each<Params extends unknown[]>(...sqls: string[]) {
      const statements = sqls.map((sql) => run<Params>(sql));
      return (...params: Params) => statements.forEach((statement) => void statement(...params));
    },
    exists<Params extends unknown[]>(sql: string) {
      const found = value<Params, unknown>(sql);
      return (...params: Params) => found(...params) !== undefined;
    },
    first<Params extends unknown[], Row>(sql: string) {
      const statement = db.prepare<Params, Row>(sql);
      return (...params: Params) => statement.get(...params);
    },
    number<Params extends unknown[]>(sql: string) {
      const found = value<Params, number>(sql);
      return (...params: Params) => found(...params) ?? 0;
    },
    run,
    sweep<Params extends unknown[]>(table: string, key: string, rest: string) {
      const sql = `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} ${rest} LIMIT ?)`;
      const change = run<[...Params, most: number]>(sql);
      return (...params: [...Params, most: number]) => change(...params).changes;
    },
    value,
    waiting<Params extends unknown[]>(rows: string) {
      const counted = db.prepare<Params, Waiting>(
        `SELECT count(*) AS count, min(since) AS oldest FROM (${rows} LIMIT ${MOST_COUNTED})`,
      );
      // A count always has its row.
      return (...params: Params) => counted.get(...params) as Waiting;
    },
  };
}
