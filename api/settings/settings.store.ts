import type { Db } from '../db/open.ts';
import { perDatabase } from '../db/per-database.ts';

/** Values that differ from the shipped ones, by field: `legal.entity` → 'Träger e. V.'. */
export type KeptValues = Readonly<Record<string, unknown>>;

/** How a version came about: typed in the browser, an earlier one taken again, from a file, or from site.config.ts. */
export type Origin = 'typed' | 'earlier' | 'file' | 'site.config.ts';

export interface SettingsVersion {
  id: number;
  at: number;
  account_id: string | null;
  name: string | null;
  origin: Origin;
  kept: KeptValues;
}

type Row = Omit<SettingsVersion, 'kept'> & { kept: string };

/** One that was edited by hand, and is no object of values any more, counts as if it were not there. */
const READABLE = "CASE WHEN json_valid(kept) THEN json_type(kept) = 'object' END";

export const settingsStore = perDatabase(({ db }) => {
  const newestId = db.prepare<[], { id: number }>(
    `SELECT id FROM settings_version WHERE id > 0 AND ${READABLE} ORDER BY id DESC LIMIT 1`,
  );
  const find = db.prepare<[number], Row>(`SELECT * FROM settings_version WHERE id = ? AND ${READABLE}`);
  const page = db.prepare<[number, number], Row>(
    `SELECT * FROM settings_version WHERE id < ? AND ${READABLE} ORDER BY id DESC LIMIT ?`,
  );
  const insert = db.prepare(
    'INSERT INTO settings_version (at, account_id, name, origin, kept) VALUES (@at, @account_id, @name, @origin, @kept)',
  );
  const findVersion = (id: number) => opened(find.get(id));
  return {
    newestId: () => newestId.get()?.id ?? 0,
    find: findVersion,
    newest: () => findVersion(newestId.get()?.id ?? 0),
    /** Newest first, those before a version. */
    page: (before: number, most: number) => page.all(before, most).flatMap((row) => opened(row) ?? []),
    /** Answers the new version's id. */
    add: (version: Omit<SettingsVersion, 'id'>): number =>
      Number(insert.run({ ...version, kept: JSON.stringify(version.kept) }).lastInsertRowid),
  };
});

function opened(row: Row | undefined): SettingsVersion | undefined {
  return row && { ...row, kept: JSON.parse(row.kept) as KeptValues };
}

/** Whether the database knows of settings: an older one, which a command may read beside its server, does not. */
export function hasSettings(db: Db): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'settings_version'").get() !== undefined;
}
