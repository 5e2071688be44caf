import {
  REQUIREMENT_FIELDS,
  type RequirementFields,
  type RequirementState,
} from '#contract/employers/requirement-rules.ts';
import { assigned, insertInto } from '../db/named-columns.ts';
import { perDatabase } from '../db/per-database.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';

export interface Requirement extends RequirementFields {
  id: string;
  employer_id: string;
  state: RequirementState;
  version: number;
  created_at: number;
}
export type ListedRequirement = Requirement & TimePlace;

type NewRequirement = Omit<Requirement, 'version'>;

/** What a requirement pays, and when. */
type Pay = Pick<Requirement, 'employer_id' | 'starts_on' | 'ends_on' | 'field_of_work'> & { wage_cents: number };

export type RequirementStore = ReturnType<typeof requirementStore>;

export const requirementStore = perDatabase(({ db, all, column, first, number, run }) => {
  const change = db.prepare<RequirementFields & Pick<Requirement, 'id' | 'state'>>(`
    UPDATE requirement SET ${assigned(REQUIREMENT_FIELDS)}, state = @state, version = version + 1 WHERE id = @id`);
  // Its matches are looked at by api/matches/settle-matches.ts. A headcount of null stands for the present one.
  const lookAtMatches = db.prepare<{ id: string; state: RequirementState; headcount: number | null }>(`
    INSERT INTO match_stale SELECT 'requirement', id FROM requirement
    WHERE id = @id AND (state <> @state OR (@headcount IS NOT NULL AND headcount IS NOT @headcount))
      AND EXISTS (SELECT 1 FROM match WHERE requirement_id = @id) ON CONFLICT DO NOTHING`);
  const setState = db.prepare('UPDATE requirement SET state = ?, version = version + 1 WHERE id = ?');
  const list = (condition: string) =>
    timePages<ListedRequirement>(
      db,
      `SELECT requirement.*, rowid FROM requirement WHERE employer_id = @employer ${condition}`,
    );
  const lists = { all: list(''), state: list('AND state = @state') };
  return {
    add: run<[row: NewRequirement]>(
      insertInto('requirement', ['id', 'employer_id', ...REQUIREMENT_FIELDS, 'state', 'created_at']),
    ),
    find: first<[id: string], Requirement>('SELECT * FROM requirement WHERE id = ?'),
    change(id: string, fields: RequirementFields, state: RequirementState): void {
      lookAtMatches.run({ id, state, headcount: fields.headcount });
      change.run({ ...fields, id, state });
    },
    /** Open ones, and filled ones of which somebody holds an offer. */
    openOf: column<[employerId: string], string>(`
      SELECT id FROM requirement WHERE employer_id = ? AND (state = 'open' OR state = 'filled' AND EXISTS (
        SELECT 1 FROM match WHERE requirement_id = requirement.id AND match.state = 'released')) ORDER BY id`),
    /**
     * The pay of requirements with days left from `today` on that are open, or have a taken place without a sent
     * contract. The oldest first. `+`: for the order of ids SQLite would read all requirements.
     */
    payOfWanted: all<[today: string], Pay>(`
      SELECT employer_id, wage_cents, starts_on, ends_on, field_of_work FROM (
        SELECT +id AS wanted FROM requirement WHERE state = 'open' AND created_at > -1
        UNION SELECT requirement_id FROM match WHERE state IN ('accepted', 'released', 'confirmed')
          AND NOT EXISTS (SELECT 1 FROM contract WHERE match_id = match.id AND state NOT IN ('draft', 'cancelled')))
      CROSS JOIN requirement ON id = wanted AND ends_on >= ? AND wage_cents IS NOT NULL
      ORDER BY created_at`),
    setState(id: string, state: RequirementState): void {
      lookAtMatches.run({ id, state, headcount: null });
      setState.run(state, id);
    },
    /** Writes its employer's price of a room into what was offered with it. */
    keepRent: run<[euro: number | null, employerId: string]>(`
      UPDATE requirement SET housing_euro = ?
      WHERE employer_id = ? AND housing = 'provided' AND housing_euro IS NULL AND EXISTS (
        SELECT 1 FROM match WHERE requirement_id = requirement.id AND match.state IN ('released', 'confirmed'))`),
    count: number<[employerId: string]>('SELECT count(*) FROM requirement WHERE employer_id = ?'),
    /** Requirements of an employer behind a place. */
    page: (
      { employer, state }: { employer: string; state?: RequirementState | undefined },
      place: TimePlace | undefined,
      how: Reading,
    ) => lists[state ? 'state' : 'all']({ employer, ...(state && { state }) }, place, how),
  };
});
