import type { RegistrationStep } from '#contract/registration.ts';
import type { Status } from '#contract/status.ts';
import type { Db } from '../db/open.ts';

export type FiguresStore = ReturnType<typeof createFiguresStore>;

/** How many applications there are; triggers keep the counts. `partnerId`: '' for the applications of everybody. */
export function createFiguresStore(db: Db) {
  const byStatus = db.prepare<[string], { status: Status; applications: number }>(
    'SELECT status, applications FROM application_status_count WHERE partner_id = ?',
  );
  const between = db.prepare<[string, number, number], { applications: number | null }>(
    'SELECT sum(applications) AS applications FROM application_hour_count WHERE partner_id = ? AND hour >= ? AND hour < ?',
  );
  const erased = db.prepare<[string], { step: RegistrationStep; people: number }>(
    'SELECT step, people FROM erased_step_count WHERE partner_id = ?',
  );
  return {
    /** How many erased people came how far. */
    erased: (partnerId: string) => new Map(erased.all(partnerId).map(({ step, people }) => [step, people])),
    byStatus: (partnerId: string) =>
      new Map(byStatus.all(partnerId).map(({ status, applications }) => [status, applications])),
    /** Applications that came from one full hour to before another, both counted from 1970. */
    between: (partnerId: string, from: number, to: number) => between.get(partnerId, from, to)?.applications ?? 0,
  };
}
