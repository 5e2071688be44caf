import type { Deps } from '#api/deps.ts';

type Db = Deps['db'];
type Values = Readonly<Record<string, string | number | null | undefined>>;
type Row = Record<string, unknown>;

/** The rows of a table in which these columns have these values. */
export function rowsOf<Kind = Row>(db: Db, table: string, where: Values = {}): Kind[] {
  return db.prepare(`SELECT * FROM ${table} WHERE ${conditionOf(where)}`).all(...valuesOf(where)) as Kind[];
}

export function columnOf<Value = string>(db: Db, table: string, column: string, where: Values = {}): Value[] {
  return rowsOf(db, table, where).map((row) => row[column] as Value);
}

export function countOf(db: Db, table: string, where: Values = {}): number {
  return rowsOf(db, table, where).length;
}

/** Writes a row that no call writes. */
export function addRow(db: Db, table: string, row: Row): void {
  const names = Object.keys(row);
  db.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map((name) => `@${name}`)})`).run(row);
}

/** Writes a row like one that is there, with other values: thousands of people cost no thousands of calls. */
export function copyRow(db: Db, table: string, id: string, change: object): void {
  const written = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all() as string[];
  const row = { ...rowsOf(db, table, { id })[0], ...change };
  // Without the columns that are generated.
  addRow(db, table, Object.fromEntries(Object.entries(row).filter(([name]) => written.includes(name))));
}

/** Writes into rows what no call writes, such as a state that only time brings. */
export function changeRows(db: Db, table: string, where: Values, change: Values): void {
  const set = Object.keys(change).map((name) => `${name} = ?`);
  db.prepare(`UPDATE ${table} SET ${set} WHERE ${conditionOf(where)}`).run(...valuesOf(change), ...valuesOf(where));
}

export function deleteRows(db: Db, table: string, where: Values = {}): void {
  db.prepare(`DELETE FROM ${table} WHERE ${conditionOf(where)}`).run(...valuesOf(where));
}

const conditionOf = (where: Values) =>
  Object.keys(where)
    .map((name) => `${name} IS ?`)
    .join(' AND ') || 'true';
const valuesOf = (values: Values) => Object.values(values).map((value) => value ?? null);

/** Names of all tables of a database. */
export const tablesOf = (db: Db) =>
  columnOf(db, 'sqlite_schema', 'name', { type: 'table' })
    // A full-text index has tables of its own.
    .filter((name) => !/^sqlite|_(config|data|docsize|idx)$/.test(name));

/** Names of all columns of a table or view, generated ones too. */
export const columnsOf = (db: Db, table: string) => columnOf(db, `pragma_table_xinfo('${table}')`, 'name');
