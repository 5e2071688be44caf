import type { Status } from '#contract/model/status.ts';
import type { RegistrationStep } from '#contract/model/steps.ts';
import { perDatabase } from '../db/per-database.ts';

export type FiguresStore = ReturnType<typeof figuresStore>;

/** How many applications there are. `partnerId`: '' for the applications of everybody. */
export const figuresStore = perDatabase((db) => {
  const byStatus = (where: string) =>
    db.prepare<{ partner: string }, { status: Status; applications: number }>(
      `SELECT status, count(*) AS applications FROM applicant WHERE ${where} GROUP BY status`,
    );
  const between = (where: string) =>
    db.prepare<{ partner: string; from: number; to: number }, { applications: number }>(
      `SELECT count(*) AS applications FROM applicant WHERE ${where} AND created_at >= @from AND created_at < @to`,
    );
  const erased = (where: string) =>
    db.prepare<{ partner: string }, { step: RegistrationStep; people: number }>(
      `SELECT step, sum(people) AS people FROM erased_statistics WHERE ${where} GROUP BY step`,
    );
  // Of each: everybody, and a partner. A condition that is always true has SQLite use an index.
  const statuses = [byStatus("status > ''"), byStatus('partner_id = @partner')] as const;
  const times = [between('true'), between('partner_id = @partner')] as const;
  const gone = [erased("month > ''"), erased("month > '' AND partner_id = @partner")] as const;
  return {
    /** How many erased people came how far. */
    erased: (partner: string) =>
      new Map(gone[partner ? 1 : 0].all({ partner }).map(({ step, people }) => [step, people])),
    byStatus: (partner: string) =>
      new Map(statuses[partner ? 1 : 0].all({ partner }).map(({ status, applications }) => [status, applications])),
    /** Applications that came from one time to before another. */
    between: (partner: string, from: number, to: number) =>
      times[partner ? 1 : 0].get({ partner, from, to })?.applications ?? 0,
  };
});
