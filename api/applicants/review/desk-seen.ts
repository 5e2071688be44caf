import { createHash } from 'node:crypto';
import type { OriginalView } from '#contract/model/original.ts';
import type { Stake } from '#contract/model/stakes.ts';
import type { Deps } from '../../deps.ts';
import { type Document, documentStore } from '../../documents/document.store.ts';
import { problem } from '../../http/problem.ts';
import { stakesOf } from '../../placements/stakes.ts';
import type { Applicant } from '../applicant.store.ts';
import { loadApplicant } from '../load.ts';
import { originalsOf } from '../originals.ts';

/**
 * Names what an operator sees of an application on the desk, so that no decision is made about another state of it:
 * the applicant changes name, documents and wish meanwhile, another operator reviews, holds, moves and offers a place.
 */
export function deskSeen(
  applicant: Applicant,
  documents: readonly Document[],
  originals: readonly OriginalView[],
  stakes: readonly Stake[],
): string {
  const papers = documents.map(({ id, subtype, review, reason }) => [id, subtype, review, reason]);
  const held = stakes.map(({ reads: _, ...stake }) => stake);
  const facts = [...SEEN.map((name) => applicant[name]), papers, originals, held];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, SEEN_CHARACTERS);
}

const SEEN = [
  ...(['status', 'first_name', 'middle_name', 'last_name', 'email', 'lang'] as const),
  ...(['held_at', 'hold_reason', 'held_until', 'season_id', 'wished_season_id'] as const),
];
const SEEN_CHARACTERS = 16;

/** The code of an application as it is now. */
export function seenNow(deps: Deps, applicant: Applicant): string {
  const documents = documentStore(deps.db).current(applicant.id);
  return deskSeen(applicant, documents, originalsOf(deps, applicant), stakesOf(deps, applicant.id));
}

/** Throws where the application is no longer as the operator has seen it. */
export function assertSeenOnDesk(deps: Deps, id: string, seen: string): void {
  if (seenNow(deps, loadApplicant(deps, id)) !== seen) throw problem('changed_meanwhile');
}
