import type { Deps } from '#api/deps.ts';

type Db = Deps['db'];

/** Writes a row like one that is there, with other values: thousands of people cost no thousands of calls. */
export function copyRow(db: Db, table: string, id: string, change: object): void {
  const row = { ...(db.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id) as object), ...change };
  const written = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all() as string[];
  // Without the columns that are generated.
  const names = Object.keys(row).filter((name) => written.includes(name));
  db.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map((name) => `@${name}`)})`).run(row);
}

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Writes into rows what no call writes, such as a state that only time brings. */
export function changeRows(db: Db, table: string, where: Values, change: Values): void {
  const set = Object.keys(change).map((name) => `${name} = ?`);
  db.prepare(`UPDATE ${table} SET ${set} WHERE ${conditionOf(where)}`).run(
    ...Object.values(change).map(orNull),
    ...Object.values(where).map(orNull),
  );
}

export function deleteRows(db: Db, table: string, where: Values): void {
  db.prepare(`DELETE FROM ${table} WHERE ${conditionOf(where)}`).run(...Object.values(where).map(orNull));
}

const conditionOf = (where: Values) =>
  Object.keys(where)
    .map((name) => `${name} = ?`)
    .join(' AND ');
const orNull = (value: Values[string]) => value ?? null;
