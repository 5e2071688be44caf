import { eventStore } from '../../audit/event.store.ts';
import type { Deps } from '../../deps.ts';

type SeasonAct =
  | 'season-saved'
  | 'season-opened'
  | 'season-closed'
  | 'season-reopened'
  | 'season-unopened'
  | 'season-removed';

/** Notes what an admin did about a season, in the log of their account. */
export function recordSeasonAct({ db, clock }: Deps, accountId: string, action: SeasonAct, season: string): void {
  const who = { accountId };
  const about = { subject: 'account', subjectId: accountId, actor: 'operator', who } as const;
  eventStore(db).add({ at: clock.now(), ...about, action, detail: { season } });
}
