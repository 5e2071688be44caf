import { createHash } from 'node:crypto';
import type { OriginalView } from '#contract/original.ts';
import type { Deps } from '../deps.ts';
import type { Document } from '../documents/document.store.ts';
import { problem } from '../http/problem.ts';
import type { Applicant } from './applicant.store.ts';
import { loadApplicant } from './load.ts';
import { originalsOf } from './originals.ts';

/**
 * Names what an operator sees of an application on the desk, so that no decision is made about another state of it.
 * More than the command line's code: with two operators, reviews and holds change too.
 */
export function deskSeen(
  applicant: Applicant,
  documents: readonly Document[],
  originals: readonly OriginalView[],
): string {
  const { status, first_name, middle_name, last_name, email, lang, held_at, hold_reason, held_until } = applicant;
  const papers = documents.map(({ id, subtype, review, reason }) => [id, subtype, review, reason]);
  const facts = [
    status,
    first_name,
    middle_name,
    last_name,
    email,
    lang,
    held_at,
    hold_reason,
    held_until,
    papers,
    originals,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, SEEN_CHARACTERS);
}

const SEEN_CHARACTERS = 16;

/** Throws where the application is no longer as the operator has seen it. */
export function assertSeenOnDesk(deps: Deps, id: string, seen: string): void {
  const applicant = loadApplicant(deps, id);
  const now = deskSeen(applicant, deps.documents.current(id), originalsOf(deps, applicant));
  if (now !== seen) throw problem('changed_meanwhile');
}
