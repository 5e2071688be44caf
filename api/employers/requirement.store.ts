import type { RequirementFields, RequirementState } from '#contract/employers/requirement-rules.ts';
import type { Db } from '../db/open.ts';
import { perDatabase } from '../db/per-database.ts';
import type { TimePlace } from '../paging/page-by-time.ts';

export interface Requirement extends RequirementFields {
  id: string;
  employer_id: string;
  state: RequirementState;
  version: number;
  created_at: number;
}
export type ListedRequirement = Requirement & TimePlace;

type NewRequirement = Omit<Requirement, 'version'>;

interface Reading {
  employer: string;
  state?: RequirementState;
  created_at?: number;
  rowid?: number;
  most: number;
}

export type RequirementStore = ReturnType<typeof requirementStore>;

export const requirementStore = perDatabase((db) => {
  const insert = db.prepare<NewRequirement>(`
    INSERT INTO requirement (id, employer_id, site, field_of_work, headcount, starts_on, ends_on, model, minimum_level,
      shifts, shifts_en, week_hours_from, week_hours_to, wage_cents, overtime_percent, night_percent,
      sunday_percent, housing, housing_euro, area, check_authority, check_answer, check_answered_on, state, created_at)
    VALUES (@id, @employer_id, @site, @field_of_work, @headcount, @starts_on, @ends_on, @model, @minimum_level,
      @shifts, @shifts_en, @week_hours_from, @week_hours_to, @wage_cents, @overtime_percent,
      @night_percent, @sunday_percent, @housing, @housing_euro, @area, @check_authority,
      @check_answer, @check_answered_on, @state, @created_at)`);
  const byId = db.prepare<[string], Requirement>('SELECT * FROM requirement WHERE id = ?');
  const change = db.prepare<RequirementFields & Pick<Requirement, 'id' | 'state'>>(`
    UPDATE requirement SET site = @site, field_of_work = @field_of_work, headcount = @headcount,
      starts_on = @starts_on, ends_on = @ends_on, model = @model, minimum_level = @minimum_level, shifts = @shifts,
      shifts_en = @shifts_en, week_hours_from = @week_hours_from, week_hours_to = @week_hours_to,
      wage_cents = @wage_cents, overtime_percent = @overtime_percent, night_percent = @night_percent,
      sunday_percent = @sunday_percent, housing = @housing, housing_euro = @housing_euro, area = @area,
      check_authority = @check_authority, check_answer = @check_answer, check_answered_on = @check_answered_on,
      state = @state, version = version + 1
    WHERE id = @id`);
  // Its matches are looked at by api/matches/settle-matches.ts. A headcount of null stands for the present one.
  const lookAtMatches = db.prepare<{ id: string; state: RequirementState; headcount: number | null }>(`
    INSERT INTO match_stale SELECT 'requirement', id FROM requirement
    WHERE id = @id AND (state <> @state OR (@headcount IS NOT NULL AND headcount IS NOT @headcount))
      AND EXISTS (SELECT 1 FROM match WHERE requirement_id = @id) ON CONFLICT DO NOTHING`);
  const setState = db.prepare('UPDATE requirement SET state = ?, version = version + 1 WHERE id = ?');
  const openOf = db.prepare<[string], { id: string }>(
    "SELECT id FROM requirement WHERE employer_id = ? AND state = 'open' ORDER BY id",
  );
  const count = db.prepare<[string], { requirements: number }>(
    'SELECT count(*) AS requirements FROM requirement WHERE employer_id = ?',
  );
  const lists = { all: preparePages(db, ''), state: preparePages(db, 'AND state = @state') };
  return {
    add: (row: NewRequirement) => insert.run(row),
    find: (id: string) => byId.get(id),
    change(id: string, fields: RequirementFields, state: RequirementState): void {
      lookAtMatches.run({ id, state, headcount: fields.headcount });
      change.run({ ...fields, id, state });
    },
    openOf: (employerId: string) => openOf.all(employerId).map(({ id }) => id),
    setState(id: string, state: RequirementState): void {
      lookAtMatches.run({ id, state, headcount: null });
      setState.run(state, id);
    },
    count: (employerId: string) => count.get(employerId)?.requirements ?? 0,
    /** Requirements of an employer behind a place, the newest first; `back`: those before it, the nearest first. */
    page(
      { employer, state }: { employer: string; state?: RequirementState | undefined },
      place: TimePlace | undefined,
      { back, most }: { back: boolean; most: number },
    ) {
      const list = lists[state ? 'state' : 'all'];
      const reading = { employer, ...(state && { state }), most };
      return place ? list[back ? 'back' : 'on'].all({ ...reading, ...place }) : list.first.all(reading);
    },
  };
});

function preparePages(db: Db, condition: string) {
  const statement = (beside: string, order: 'ASC' | 'DESC') =>
    db.prepare<Reading, ListedRequirement>(`
      SELECT requirement.*, rowid FROM requirement WHERE employer_id = @employer ${condition} ${beside}
      ORDER BY created_at ${order}, rowid ${order} LIMIT @most`);
  return {
    first: statement('', 'DESC'),
    on: statement('AND (created_at, rowid) < (@created_at, @rowid)', 'DESC'),
    back: statement('AND (created_at, rowid) > (@created_at, @rowid)', 'ASC'),
  };
}
