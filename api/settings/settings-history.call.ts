import { isDeepStrictEqual } from 'node:util';
import { SETTINGS_FIELDS } from '#contract/settings/settings-fields.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime } from '../time/iso-time.ts';
import { valueAt } from './in-force.ts';
import { type KeptValues, type SettingsVersion, settingsStore } from './settings.store.ts';

const VERSIONS = 20;
const ALL = 1e9;

export const settingsHistory = endpoint('settingsHistory', {
  auth: adminOrReader,
  limit: { perNetwork: 600, perCaller: 300 },
  handle({ deps, input: { before = ALL } }) {
    // The one behind the last of them says what that one changed.
    const found = settingsStore(deps.db).page(before, VERSIONS + 1);
    const shown = found.slice(0, VERSIONS);
    return {
      versions: shown.map((version, index) => view(deps, version, found[index + 1]?.kept ?? {})),
      next: found.length > VERSIONS ? (shown.at(-1)?.id ?? null) : null,
    };
  },
});

function view(
  { db, settings }: Deps,
  { id, at, account_id, name, origin, kept }: SettingsVersion,
  earlier: KeptValues,
) {
  const inVersion = (values: KeptValues, field: string) => values[field] ?? valueAt(settings.shipped, field);
  return {
    version: id,
    at: isoTime(at),
    by: account_id === null ? name : accountStore(db).emailOf(account_id),
    origin,
    changes: SETTINGS_FIELDS.map((field) => ({
      field,
      before: inVersion(earlier, field),
      after: inVersion(kept, field),
    })).filter(({ before, after }) => !isDeepStrictEqual(before, after)),
  };
}
