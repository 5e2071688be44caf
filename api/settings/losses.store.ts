import { perDatabase } from '../db/per-database.ts';

/** How many rows a change takes away. Counts all of them: for an admin who changes a period, once in years. */
export const lossStore = perDatabase(({ db }) => {
  const count = <Given extends unknown[]>(sql: string) => {
    const statement = db.prepare<Given, { count: number }>(`SELECT count(*) AS count FROM ${sql}`);
    return (...given: Given) => statement.get(...given)?.count ?? 0;
  };
  return {
    /** Applications whose status is one of a JSON list. */
    applications: count<[string]>('applicant WHERE status IN (SELECT value FROM json_each(?))'),
    mails: count<[number, number]>(
      "outbox WHERE state IN ('sent', 'cancelled', 'dead') AND created_at >= ? AND created_at < ?",
    ),
    events: count<[number, number]>("event WHERE subject = 'account' AND at >= ? AND at < ?"),
    views: count<[number, number]>('partner_view WHERE at >= ? AND at < ?'),
    /** Of seasons that are over on a day, and that partners still see. */
    registrations: count<[string]>(
      'registration WHERE season_id IN (SELECT id FROM season WHERE partners_hidden_at IS NULL AND ends_on < ?)',
    ),
    /** Offers and places whose days are not over, as the cost sheet was shown with them, and no contract was sent. */
    offered: count<[string]>(
      `match WHERE state IN ('released', 'confirmed') AND changed_at > -1 AND ends_on >= ? AND NOT EXISTS (
        SELECT 1 FROM contract WHERE match_id = match.id AND contract.state NOT IN ('draft', 'cancelled'))`,
    ),
    /** In the employers' pool, and too young or too old on the first day of work. */
    candidates: count<[{ minAge: number; maxAge: number }]>(
      `pool_candidate JOIN placement_profile USING (applicant_id)
        WHERE pool_candidate.applicant_id > ''
          AND (born_on > date(pool_candidate.available_from, -@minAge || ' years')
            OR born_on <= date(pool_candidate.available_from, -(@maxAge + 1) || ' years'))`,
    ),
  };
});
