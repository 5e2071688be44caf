import { isDeepStrictEqual } from 'node:util';
import { cleanText } from '#contract/clean-text.ts';
import type { FieldError } from '#contract/field-errors.ts';
import type { Lang } from '#contract/languages.ts';
import type { SettingsChange } from '#contract/settings/settings.ts';
import { isSettingsField, SETTINGS_FIELDS } from '#contract/settings/settings-fields.ts';
import { checkSite, type SiteConfig } from '../config/site.ts';
import { siteFault } from '../config/site-fault.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem, problem, type SpokenFieldError } from '../http/problem.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { valueAt, withValues } from './in-force.ts';
import { type KeptValues, settingsStore } from './settings.store.ts';

type Parts = Pick<Deps, 'db' | 'site' | 'settings' | 'clock'>;

/** The settings as they would be, and what of them is kept. */
export interface ChangedSettings {
  site: SiteConfig;
  kept: KeptValues;
  changes: SettingsChange[];
}

/**
 * What becomes of values that somebody has typed, or that are in a file; fields that are not named stay.
 * @throws Problem with a fault for each wrong value
 */
export function changeSettings(deps: Parts, typed: KeptValues): ChangedSettings {
  const unknown = Object.keys(typed).filter((field) => !isSettingsField(field));
  if (unknown.length > 0) throw fieldProblem(unknown.map((path) => ({ path, code: 'input_invalid' })));
  const values = cleaned(typed) as KeptValues;
  const site = withValues(deps.site, values);
  const today = berlinDate(deps.clock.now());
  const faults = faultsOf(site, today);
  // A fault that is there already is not of this change: all days lie ahead where the clock is wrong.
  const before = faults.length > 0 ? faultsOf(deps.site, today).map(({ path }) => path) : [];
  const own = faults.filter(({ path }) => !before.includes(path));
  if (own.length > 0) throw fieldProblem(own.map(spoken));
  return changed(deps, site);
}

/** What becomes of the values of an earlier version. */
export function changeBack(deps: Parts, version: number): ChangedSettings {
  const earlier = version === 0 ? {} : settingsStore(deps.db).find(version)?.kept;
  if (!earlier) throw problem('settings_version_gone');
  const { shipped } = deps.settings;
  const values = SETTINGS_FIELDS.map((field) => [field, earlier[field] ?? valueAt(shipped, field)]);
  return changeSettings(deps, Object.fromEntries(values));
}

/** With numbers as each language writes them: 13,90 or 13.90, and 30 in both. */
function spoken({ path, code, params = {} }: FieldError): SpokenFieldError {
  const written = (lang: Lang) =>
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? value.toLocaleString(lang, { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })
        : value,
    ]);
  return { path, code, params: (lang) => Object.fromEntries(written(lang)) };
}

function faultsOf(site: SiteConfig, today: string): FieldError[] {
  return [...(checkSite(site).error?.issues.map(siteFault) ?? []), ...daysAhead(site, today)];
}

function changed({ db, site: before, settings }: Parts, site: SiteConfig): ChangedSettings {
  const changes = SETTINGS_FIELDS.map((field) => ({
    field,
    before: valueAt(before, field),
    after: valueAt(site, field),
  })).filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const own = SETTINGS_FIELDS.filter(
    (field) => !isDeepStrictEqual(valueAt(site, field), valueAt(settings.shipped, field)),
  );
  // What is kept besides, no form shows.
  const others = Object.entries(settingsStore(db).newest()?.kept ?? {}).filter(([field]) => !isSettingsField(field));
  const kept = Object.fromEntries([...others, ...own.map((field) => [field, valueAt(site, field)])]);
  return { site, kept, changes };
}

/** Days on which something was done cannot lie ahead. */
function daysAhead(site: SiteConfig, today: string) {
  return DONE_ON.filter((field) => String(valueAt(site, field)) > today).map((path) => ({
    path,
    code: 'settings_day_ahead' as const,
  }));
}

const DONE_ON = ['privacy.lastChanged', 'earnings.checkedOn', 'contracts.readByCounselOn'] as const;

// By field, row, column and language; a bomb of brackets would end the stack.
const DEEPEST = 6;

/** Without signs that nobody sees, in every text of a value. What lies too deep for a setting is left out. */
function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((inside) => cleaned(inside, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, cleaned(inside, depth + 1)]));
}
