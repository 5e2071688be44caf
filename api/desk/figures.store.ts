import type { Status } from '#contract/model/status.ts';
import type { RegistrationStep } from '#contract/model/steps.ts';
import { perDatabase } from '../db/per-database.ts';

export type FiguresStore = ReturnType<typeof figuresStore>;

/** Whose applications are counted. `partner`: '' for everybody's. `season`: '' for the next one; without it, of all. */
export interface Counted {
  partner: string;
  season?: string | undefined;
}

/** How many applications there are. */
export const figuresStore = perDatabase(({ db }) => {
  /** The same question about everybody, a partner, a season, and a partner in a season. */
  const ofEach = <Row, Given extends object = object>(
    conditions: readonly [string, string, string, string],
    sql: (where: string) => string,
  ) => {
    const statements = conditions.map((where) => db.prepare<[Counted & Given], Row>(sql(where)));
    return ({ partner, season }: Counted, given: Given) =>
      statements[(partner ? 1 : 0) + (season === undefined ? 0 : 2)]?.all({ partner, season, ...given }) ?? [];
  };
  const ofSeason = "season_id IS nullif(@season, '')";
  // A condition that is always true has SQLite use an index; `+` keeps it from one that is of less use.
  const statuses = ofEach<{ status: Status; applications: number }>(
    ["status > ''", 'partner_id = @partner', ofSeason, `partner_id = @partner AND +${ofSeason}`],
    (where) => `SELECT status, count(*) AS applications FROM applicant WHERE ${where} GROUP BY status`,
  );
  const times = ofEach<{ applications: number }, { from: number; to: number }>(
    ['true', 'partner_id = @partner', `+${ofSeason}`, `partner_id = @partner AND +${ofSeason}`],
    (where) =>
      `SELECT count(*) AS applications FROM applicant WHERE ${where} AND created_at >= @from AND created_at < @to`,
  );
  const gone = ofEach<{ step: RegistrationStep; people: number }>(
    [
      "season_id >= ''",
      "season_id >= '' AND partner_id = @partner",
      'season_id = @season',
      'season_id = @season AND partner_id = @partner',
    ],
    (where) => `SELECT step, sum(people) AS people FROM erased_statistics WHERE ${where} GROUP BY step`,
  );
  return {
    /** How many erased people came how far. */
    erased: (counted: Counted) => new Map(gone(counted, {}).map(({ step, people }) => [step, people])),
    byStatus: (counted: Counted) =>
      new Map(statuses(counted, {}).map(({ status, applications }) => [status, applications])),
    /** Applications that came from one time to before another. */
    between: (counted: Counted, from: number, to: number) => times(counted, { from, to })[0]?.applications ?? 0,
  };
});
