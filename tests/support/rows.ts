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
