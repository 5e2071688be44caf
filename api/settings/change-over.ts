import type { Deps } from '../deps.ts';
import { outdateStandings } from '../standing/keep-standing.ts';
import { followSettings } from './follow-settings.ts';

/** Has the running server go on with the newest settings, whichever process kept them: its parts, lists and pages. */
export function changeOver(deps: Deps): void {
  if (!followSettings(deps)) return;
  outdateStandings(deps);
  deps.siteBuild.ask();
}
