import { isDeepStrictEqual } from 'node:util';
import { SETTINGS_FIELDS } from '#contract/settings/settings-fields.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Deps } from '../deps.ts';
import { readEditedFile } from './edited-file.ts';
import { followSettings } from './follow-settings.ts';
import { inForce, valueAt } from './in-force.ts';
import { type KeptValues, settingsStore } from './settings.store.ts';

type Parts = Pick<Deps, 'db' | 'site' | 'settings' | 'clock' | 'log' | 'tx'>;

/**
 * Once, before anything else is kept: what an operator had set in site.config.ts becomes the first version.
 * @throws Error where the file cannot be read: without its periods, data would go sooner than the operator had set
 */
export async function takeOver(deps: Parts, edited?: unknown): Promise<void> {
  const { db, settings, clock, log, tx } = deps;
  if (settingsStore(db).newestId() > 0) return;
  const own = editsOf(settings.shipped, edited ?? (await readEditedFile()));
  const { refused } = inForce(settings.shipped, own);
  const kept = Object.fromEntries(Object.entries(own).filter(([field]) => !refused.includes(field)));
  if (refused.length > 0) log.error({ refused }, 'values of site.config.ts that are not valid');
  if (Object.keys(kept).length === 0) return;
  tx(() =>
    settingsStore(db).add({
      at: clock.now(),
      account_id: null,
      name: 'site.config.ts',
      origin: 'site.config.ts',
      kept,
    }),
  );
  followSettings(deps);
}

/** What of site.config.ts is another value than the shipped one, by field. */
export function editsOf(shipped: SiteConfig, edited: unknown): KeptValues {
  const fields = [...SETTINGS_FIELDS, ...leaves(shipped.programme, 'programme')];
  const values = fields.map((field) => [field, valueAt(edited as SiteConfig, field)] as const);
  return Object.fromEntries(
    values.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, valueAt(shipped, field))),
  );
}

function leaves(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([key, inside]) => leaves(inside, `${at}.${key}`));
}
