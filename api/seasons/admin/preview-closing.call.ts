import type * as z from 'zod/mini';
import { isOpen } from '#contract/model/status.ts';
import type { previewClosingReply } from '#contract/seasons/season.ts';
import { type Applicant, applicantStore } from '../../applicants/applicant.store.ts';
import { whyNotMoved } from '../../applicants/review/move-to-season.ts';
import type { Deps } from '../../deps.ts';
import { endpoint } from '../../http/endpoint.ts';
import { matchStore } from '../../matches/match.store.ts';
import { adminOrReader } from '../../sessions/session-auth.ts';
import { inPages } from '../../time/next-turn.ts';
import { wishAtClosing } from './wish-at-closing.ts';

// Each asks for its offers and places: some milliseconds, while others wait.
const ROWS_AT_ONCE = 100;

/** Whom the closing of a season would be about; nothing changes. */
export const previewClosing = endpoint('previewClosing', {
  auth: adminOrReader,
  limit: { perNetwork: 600, perCaller: 120 },
  async handle({ deps, input: { season_id } }) {
    const counts = { open: 0, complete: 0, kept: 0, held: 0, accepted: 0 };
    const wishes: Counts['wishes'] = new Map();
    const rowsAfter = (last: Applicant | undefined) =>
      applicantStore(deps.db).ofSeason(season_id, last?.id ?? '', ROWS_AT_ONCE);
    for await (const rows of inPages(rowsAfter))
      for (const applicant of rows) countOne(deps, { counts, wishes }, applicant);
    return { ...counts, wishes: [...wishes.values()] };
  },
});

type Reply = z.infer<typeof previewClosingReply>;
interface Counts {
  counts: Omit<Reply, 'wishes'>;
  wishes: Map<string, Reply['wishes'][number]>;
}

function countOne(deps: Deps, { counts, wishes }: Counts, applicant: Applicant): void {
  const leftOut = whyNotMoved(deps, applicant, undefined);
  if (leftOut === 'ended') return;
  const group = isOpen(applicant.status) ? 'open' : 'complete';
  counts[leftOut ? 'kept' : group] += 1;
  if (leftOut) return;
  const wish = wishAtClosing(deps, applicant);
  if (wish) countWish(wishes, group, wish);
  if (wish || group === 'complete') return;
  if (applicant.held_at !== null) counts.held += 1;
  const places = matchStore(deps.db).activeOf(applicant.id);
  if (places.some(({ state }) => state === 'accepted')) counts.accepted += 1;
}

function countWish(
  wishes: Counts['wishes'],
  group: 'open' | 'complete',
  { season, moves }: NonNullable<ReturnType<typeof wishAtClosing>>,
): void {
  const counts = wishes.get(season.id) ?? { season_id: season.id, moves, open: 0, complete: 0 };
  wishes.set(season.id, { ...counts, [group]: counts[group] + 1 });
}
