import type { Who } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { ChangedSettings } from './change-settings.ts';
import { type Origin, settingsStore } from './settings.store.ts';

/** Keeps settings as a new version, in a transaction. Answers its number; the one before where nothing changes. */
export function keepSettings(
  { db, clock }: Deps,
  { kept, changes }: ChangedSettings,
  who: Who,
  origin: Origin,
): number {
  const store = settingsStore(db);
  if (changes.length === 0) return store.newestId();
  const by = 'accountId' in who ? { account_id: who.accountId, name: null } : { account_id: null, name: who.name };
  return store.add({ at: clock.now(), ...by, origin, kept });
}

/** @throws Problem where the newest version is another than the one that somebody has seen */
export function assertSeen({ db }: Pick<Deps, 'db'>, seen: number): void {
  if (settingsStore(db).newestId() !== seen) throw problem('settings_changed');
}
