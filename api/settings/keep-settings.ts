import type { Who } from '../audit/event.store.ts';
import { isInvented } from '../config/placeholders.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import type { ChangedSettings } from './change-settings.ts';
import { type Origin, settingsStore } from './settings.store.ts';

/** Keeps settings as a new version, in a transaction. Answers its number; the one before where nothing changes. */
export function keepSettings(deps: Deps, { kept, changes }: ChangedSettings, who: Who, origin: Origin): number {
  const { db, clock } = deps;
  const store = settingsStore(db);
  if (changes.length === 0) return store.newestId();
  const by = 'accountId' in who ? { account_id: who.accountId, name: null } : { account_id: null, name: who.name };
  tellBothAddresses(deps, changes);
  return store.add({ at: clock.now(), ...by, origin, kept });
}

/** The alarms' former address too: a slip or a stranger must not divert them in silence. */
function tellBothAddresses({ db, clock, site }: Deps, changes: ChangedSettings['changes']): void {
  const change = changes.find(({ field }) => field === 'operator.email');
  if (!change) return;
  const params = { about: 'alarms', place: String(change.after) };
  for (const recipient of [change.before, change.after].map(String))
    if (!isInvented(recipient))
      outboxStore(db).add(
        { template: 'operator-connection-changed', lang: site.operator.lang, recipient, params },
        clock.now(),
      );
}

/** @throws Problem where the newest version is another than the one that somebody has seen */
export function assertSeen({ db }: Pick<Deps, 'db'>, seen: number): void {
  if (settingsStore(db).newestId() !== seen) throw problem('settings_changed');
}
