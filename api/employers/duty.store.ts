import type { Duty } from '#contract/employers/duty-rules.ts';
import { perDatabase } from '../db/per-database.ts';

interface DoneDuty {
  duty: Duty;
  account_id: string;
  done_at: number;
}

/** What of an employer's duties is done, for each requirement. */
export const dutyStore = perDatabase((db) => {
  const of = db.prepare<[string], DoneDuty>(
    'SELECT duty, account_id, done_at FROM employer_duty WHERE requirement_id = ?',
  );
  const tick = db.prepare<DoneDuty & { requirement: string }>(`
    INSERT INTO employer_duty (requirement_id, duty, account_id, done_at)
    VALUES (@requirement, @duty, @account_id, @done_at) ON CONFLICT DO NOTHING`);
  const untick = db.prepare<[string, Duty]>('DELETE FROM employer_duty WHERE requirement_id = ? AND duty = ?');
  return {
    of: (requirementId: string) => of.all(requirementId),
    /** Whoever has ticked it first stays the one who has. */
    tick: (requirement: string, done: DoneDuty) => tick.run({ ...done, requirement }),
    untick: (requirementId: string, duty: Duty) => untick.run(requirementId, duty),
  };
});
