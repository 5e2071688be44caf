import { perDatabase } from '../db/per-database.ts';

export interface SavedView {
  id: string;
  name: string;
  /** JSON of the filters. */
  filters: string;
}

export const savedViewStore = perDatabase(({ db, all, run }) => {
  const save = db.prepare<SavedView & { account: string; now: number }>(`
    INSERT INTO saved_view (id, account_id, name, filters, created_at) VALUES (@id, @account, @name, @filters, @now)
    ON CONFLICT (account_id, name) DO UPDATE SET filters = excluded.filters`);
  return {
    /** The views of an account; it may have `MAX_SAVED_VIEWS`. */
    of: all<[accountId: string], SavedView>(
      'SELECT id, name, filters FROM saved_view WHERE account_id = ? ORDER BY created_at, id',
    ),
    /** Saves a view; one of the same name takes the new filters. */
    save: (account: string, view: SavedView, now: number) => save.run({ ...view, account, now }),
    remove: run<[id: string, accountId: string]>('DELETE FROM saved_view WHERE id = ? AND account_id = ?'),
  };
});
