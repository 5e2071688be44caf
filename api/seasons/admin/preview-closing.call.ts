import type * as z from 'zod/mini';
import { isOpen } from '#contract/model/status.ts';
import type { previewClosingReply } from '#contract/seasons/season.ts';
import { type Applicant, applicantStore } from '../../applicants/applicant.store.ts';
import { whyNotMoved } from '../../applicants/review/move-to-season.ts';
import { endpoint } from '../../http/endpoint.ts';
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
    const counts = { open: 0, complete: 0, kept: 0 };
    const wishes = new Map<string, Wish>();
    const rowsAfter = (last: Applicant | undefined) =>
      applicantStore(deps.db).ofSeason(season_id, last?.id ?? '', ROWS_AT_ONCE);
    for await (const rows of inPages(rowsAfter))
      for (const applicant of rows) {
        const leftOut = whyNotMoved(deps, applicant, undefined);
        if (leftOut === 'ended') continue;
        const group = isOpen(applicant.status) ? 'open' : 'complete';
        counts[leftOut ? 'kept' : group] += 1;
        if (!leftOut) countWish(wishes, group, wishAtClosing(deps, applicant));
      }
    return { ...counts, wishes: [...wishes.values()] };
  },
});

type Wish = z.infer<typeof previewClosingReply>['wishes'][number];

function countWish(
  wishes: Map<string, Wish>,
  group: 'open' | 'complete',
  wish: ReturnType<typeof wishAtClosing>,
): void {
  if (!wish) return;
  const { season, moves } = wish;
  const counts = wishes.get(season.id) ?? { season_id: season.id, moves, open: 0, complete: 0 };
  wishes.set(season.id, { ...counts, [group]: counts[group] + 1 });
}
