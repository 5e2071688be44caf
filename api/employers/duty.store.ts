import type { Duty } from '#contract/employers/duty-rules.ts';
import { perDatabase } from '../db/per-database.ts';

interface DoneDuty {
  duty: Duty;
  account_id: string;
  done_at: number;
}

/** What of an employer's duties is done, for each requirement. */
export const dutyStore = perDatabase(({ db, all, run }) => {
  const tick = db.prepare<DoneDuty & { requirement: string }>(`
    INSERT INTO employer_duty (requirement_id, duty, account_id, done_at)
    VALUES (@requirement, @duty, @account_id, @done_at) ON CONFLICT DO NOTHING`);
  return {
    of: all<[requirementId: string], DoneDuty>(
      'SELECT duty, account_id, done_at FROM employer_duty WHERE requirement_id = ?',
    ),
    /** Whoever has ticked it first stays the one who has. */
    tick: (requirement: string, done: DoneDuty) => tick.run({ ...done, requirement }),
    untick: run<[requirementId: string, duty: Duty]>('DELETE FROM employer_duty WHERE requirement_id = ? AND duty = ?'),
  };
});
