import type { Deps } from '../deps.ts';
import { outdateStandings } from '../standing/keep-standing.ts';
import { followSettings } from './follow-settings.ts';

/** Has the running server go on with the newest settings, whichever process kept them: its parts, lists and pages. */
export function changeOver(deps: Deps): false {
  if (!followSettings(deps)) return false;
  outdateStandings(deps);
  deps.siteBuild.ask();
  return false;
}

/** What has failed may be no hindrance any more, such as a full disk. */
export function buildAgain({ siteBuild }: Deps): false {
  siteBuild.ask();
  return false;
}
