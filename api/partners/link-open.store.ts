import { counting } from '../db/counters.ts';
import { perDatabase } from '../db/per-database.ts';

/**
 * How often each link of a partner was opened on a day, in the counters database. Only the number is kept: no address,
 * no cookie. `linkId`: '' for the first link.
 */
export const linkOpenStore = perDatabase(({ db: counters }) => {
  counters.exec(`
    CREATE TABLE IF NOT EXISTS link_open (
      partner_id TEXT NOT NULL, link_id TEXT NOT NULL, day TEXT NOT NULL, opens INTEGER NOT NULL,
      PRIMARY KEY (partner_id, link_id, day)
    ) STRICT, WITHOUT ROWID;
    -- One row with the sum of all, since the rows above grow with every day.
    CREATE TABLE IF NOT EXISTS link_open_total (id INTEGER PRIMARY KEY CHECK (id = 1), opens INTEGER NOT NULL) STRICT;
    CREATE TRIGGER IF NOT EXISTS link_open_begins AFTER INSERT ON link_open
      BEGIN UPDATE link_open_total SET opens = opens + NEW.opens; END;
    CREATE TRIGGER IF NOT EXISTS link_open_goes_on AFTER UPDATE OF opens ON link_open
      BEGIN UPDATE link_open_total SET opens = opens + NEW.opens - OLD.opens; END`);
  // Asked first: to insert nothing would still take the write lock, and this connection does not wait for it.
  const total = counters.prepare<[], { opens: number }>('SELECT opens FROM link_open_total WHERE id = 1');
  if (!total.get())
    counters.exec(
      'INSERT INTO link_open_total SELECT 1, coalesce(sum(opens), 0) FROM link_open WHERE true ON CONFLICT DO NOTHING',
    );
  const add = counters.prepare<[string, string, string]>(`
    INSERT INTO link_open VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET opens = opens + 1`);
  const sums = counters.prepare<[string], { link_id: string; opens: number }>(
    'SELECT link_id, sum(opens) AS opens FROM link_open WHERE partner_id = ? GROUP BY link_id',
  );
  return {
    /** `day` is an ISO date. */
    add: (partnerId: string, linkId: string, day: string) => void counting(() => add.run(partnerId, linkId, day)),
    /** How often all links of all partners were opened, ever. */
    total: () => counting(() => total.get()?.opens ?? 0),
    /** Totals of all days, by link. */
    sums: (partnerId: string) =>
      new Map(counting(() => sums.all(partnerId)).map(({ link_id, opens }) => [link_id, opens])),
  };
});
