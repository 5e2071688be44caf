import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';

type SeasonAct =
  | 'season-saved'
  | 'season-opened'
  | 'season-closed'
  | 'season-reopened'
  | 'season-unopened'
  | 'season-removed';

/** Notes what an admin did about a season, in the log of their account. */
export function recordSeasonAct(deps: Deps, accountId: string, action: SeasonAct, season: string): void {
  recordEvent(deps, ['account', accountId], { actor: 'operator', accountId, action, detail: { season } });
}
