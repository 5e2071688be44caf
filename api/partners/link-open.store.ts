import { counting } from '../db/counters.ts';
import { perDatabase } from '../db/per-database.ts';

/**
 * How often each link of a partner was opened on a day, in the counters database. Only the number is kept: no address,
 * no cookie. `linkId`: '' for the first link.
 */
export const linkOpenStore = perDatabase(({ db: counters, number }) => {
  counters.exec(`
    CREATE TABLE IF NOT EXISTS link_open (
      partner_id TEXT NOT NULL, link_id TEXT NOT NULL, day TEXT NOT NULL, opens INTEGER NOT NULL,
      PRIMARY KEY (partner_id, link_id, day)
    ) STRICT, WITHOUT ROWID`);
  const add = counters.prepare<[string, string, string]>(`
    INSERT INTO link_open VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET opens = opens + 1`);
  const total = number<[]>("SELECT sum(opens) FROM link_open WHERE partner_id > ''");
  const sums = counters.prepare<[string], { link_id: string; opens: number }>(
    'SELECT link_id, sum(opens) AS opens FROM link_open WHERE partner_id = ? GROUP BY link_id',
  );
  return {
    /** `day` is an ISO date. */
    add: (partnerId: string, linkId: string, day: string) => void counting(() => add.run(partnerId, linkId, day)),
    /** How often all links of all partners were opened, ever. */
    total: () => counting(total),
    /** Totals of all days, by link. */
    sums: (partnerId: string) =>
      new Map(counting(() => sums.all(partnerId)).map(({ link_id, opens }) => [link_id, opens])),
  };
});
