import {
  ORIGINALS,
  type Original,
  type OriginalState,
  type OriginalView,
  originalsToCome,
} from '#contract/model/original.ts';
import { isOpen } from '#contract/model/status.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';
import { loadApplicant } from './load.ts';
import { originalStore } from './original.store.ts';

/** The papers of the envelope as they stand, in the order of the envelope. */
export function originalsOf(
  { db }: Pick<Deps, 'db'>,
  { id, originals_received_at: allHereSince }: Applicant,
): OriginalView[] {
  const noted = originalStore(db).noted(id);
  // Before papers were noted one by one, the operator confirmed all of them at once.
  const otherwise = allHereSince === null ? EXPECTED : ({ state: 'received', on: berlinDate(allHereSince) } as const);
  return ORIGINALS.map((original) => {
    const found = noted.find((one) => one.original === original);
    return { original, ...(found ? { state: found.state, on: found.since_day } : otherwise) };
  });
}

const EXPECTED = { state: 'expected', on: null } as const;

/**
 * Notes the state of some papers since a day, inside a transaction. Once all of them are here, the application can be
 * completed; what is missing or goes back has to be posted again, so an earlier envelope no longer counts.
 */
export function noteOriginals(
  deps: Deps,
  applicantId: string,
  papers: readonly Original[],
  { state, on }: Omit<OriginalView, 'original'>,
): void {
  const applicant = loadApplicant(deps, applicantId);
  const now = deps.clock.now();
  const after = originalsOf(deps, applicant).map((one) =>
    papers.includes(one.original) ? { original: one.original, state, on } : one,
  );
  // All papers are written: those without a row of their own are derived from `originals_received_at`, which changes
  // below.
  for (const { original, state: its, on: since_day } of after)
    originalStore(deps.db).note(applicantId, { original, state: its, since_day });
  const allHereSince = originalsToCome(after).length > 0 ? null : (applicant.originals_received_at ?? now);
  applicantStore(deps.db).setOriginalsReceived(applicantId, allHereSince, now);
  if (HAS_TO_BE_POSTED.includes(state) && isOpen(applicant.status))
    applicantStore(deps.db).setOriginalsPosted(applicantId, null, '', now);
}

const HAS_TO_BE_POSTED: readonly OriginalState[] = ['missing', 'sent_back'];
