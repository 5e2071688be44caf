import type { Click } from '#contract/click.ts';
import { counting } from '../db/counters.ts';
import { perDatabase } from '../db/per-database.ts';

/** How often each contact link was clicked on a day, in the counters database. Only the number is kept. */
export const clickStore = perDatabase(({ db: counters }) => {
  counters.exec(`
    CREATE TABLE IF NOT EXISTS click_count (
      day TEXT NOT NULL, event TEXT NOT NULL, page TEXT NOT NULL, cta TEXT NOT NULL, clicks INTEGER NOT NULL,
      PRIMARY KEY (day, event, page, cta)
    ) STRICT, WITHOUT ROWID`);
  const add = counters.prepare<Click & { day: string }>(`
    INSERT INTO click_count VALUES (@day, @event, @page, @cta, 1)
    ON CONFLICT DO UPDATE SET clicks = clicks + 1`);
  return {
    /** `day` is an ISO date. */
    add: (day: string, click: Click) => void counting(() => add.run({ day, ...click })),
  };
});
