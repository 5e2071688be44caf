import { perDatabase } from '../db/per-database.ts';

/** What the first start with seasons reads and writes. */
export const firstSeasonStore = perDatabase(({ all, run }) => ({
  give: run<[seasonId: string, before: number]>(
    "UPDATE applicant SET season_id = ? WHERE id > '' AND season_id IS NULL AND created_at < ?",
  ),
  /** Last days that earlier versions have read in site.config.ts. */
  ends: all<[], { ends_on: string; seen_at: number; hidden_at: number | null }>(
    'SELECT ends_on, seen_at, hidden_at FROM season_end ORDER BY ends_on',
  ),
}));
