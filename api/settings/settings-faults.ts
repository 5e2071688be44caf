import type { Deps } from '../deps.ts';
import { settingsStore } from './settings.store.ts';

/** Kept values that this release does not take, and pages that could not be built; since when. */
export function settingsFaults({ db, settings, siteBuild }: Deps): { count: number; oldest: number | null } {
  const since = settings.refused.length > 0 ? (settingsStore(db).newest()?.at ?? null) : null;
  const state = siteBuild.state();
  if (state.kind !== 'failed') return { count: settings.refused.length, oldest: since };
  return { count: settings.refused.length + 1, oldest: since ?? state.at };
}
