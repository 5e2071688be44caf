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

export const settingsStore = perDatabase((db) => {
  const newestId = db.prepare<[], { id: number | null }>('SELECT max(id) AS id FROM settings_version');
  const find = db.prepare<[number], Row>('SELECT * FROM settings_version WHERE id = ?');
  const page = db.prepare<[number, number], Row>(
    'SELECT * FROM settings_version WHERE id < ? ORDER BY id DESC LIMIT ?',
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
