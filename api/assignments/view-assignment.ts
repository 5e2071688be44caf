import type { AssignmentReply, AssignmentRowView } from '#contract/matching/assignment.ts';
import type { Score } from '#contract/matching/matching.ts';
import { wholeName } from '#contract/person-name.ts';
import type { Deps } from '../deps.ts';
import { numberOf } from '../matches/view-match.ts';
import { type Beside, pageByTime } from '../paging/page-by-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { refusalOf } from './accept-rows.ts';
import { assignmentStore, type ShownRow } from './assignment.store.ts';

/** A page of the newest proposal. */
export function pageOfAssignment(deps: Deps, { after, before }: Beside = {}): AssignmentReply {
  const { db } = deps;
  const assignments = assignmentStore(db);
  const found = assignments.find();
  if (!found) return { assignment: null, rows: [], previous: null, next: null, gaps: [] };
  const { rows, ...neighbours } = pageByTime({
    rowsAfter: (place, how) => assignments.page(place, how),
    after,
    before,
  });
  const { id, counted_at, figures } = found;
  return {
    assignment: { id, counted_at: isoTime(counted_at), figures, counts: countsOf(deps) },
    rows: rows.map((row) => viewRow(deps, row)),
    ...neighbours,
    gaps: assignments.gaps(),
  };
}

export function countsOf({ db }: Pick<Deps, 'db'>) {
  const assignments = assignmentStore(db);
  return {
    open: assignments.count('open'),
    accepted: assignments.count('accepted'),
    refused: assignments.count('refused'),
  };
}

export function viewRow(deps: Deps, row: ShownRow): AssignmentRowView {
  const { number, state, applicant_id, requirement_id, employer_id, company, site, field_of_work } = row;
  return {
    ...{ number, state, applicant_id, requirement_id, employer_id, company, site, field_of_work },
    refusal: (state === 'open' ? refusalOf(deps, row) : row.refusal) || null,
    applicant_name: wholeName(row),
    candidate: numberOf({ number: row.number_in_pool }),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    score: JSON.parse(row.score_parts) as Score,
    greedy: greedyOf(row),
  };
}

function greedyOf(row: ShownRow): AssignmentRowView['greedy'] {
  const { greedy_requirement_id: requirement_id, greedy_score: score, greedy_site: site } = row;
  const { greedy_company: company, greedy_field: field_of_work } = row;
  if (requirement_id === null || score === null || company === null) return null;
  return { requirement_id, score, company, site: site ?? '', field_of_work: field_of_work ?? '' };
}
