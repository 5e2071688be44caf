import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isSettingsField, SETTINGS_FIELDS } from '#contract/settings/settings-fields.ts';
import type { Operator } from '../command-line/operator.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { Deps } from '../deps.ts';
import { changeSettings } from './change-settings.ts';
import { valueAt } from './in-force.ts';
import { assertSeen, keepSettings } from './keep-settings.ts';
import { lossesOf } from './losses.ts';
import type { KeptValues } from './settings.store.ts';

const USAGE = `Usage: npm run settings -- <command>

  export <file>          writes all settings into a file of JSON
  import <file>          checks such a file, says what it changes, and keeps it as a new version; fields that are not in
                         it stay. A running server goes on with them within seconds
  import <file> --dry    only says what it would change
  import <file> --yes    also where that takes something away, such as data sooner

--as <name> says who you are; without it your name on this system is written down.`;

/** Runs `npm run settings` and returns what to print. */
export async function runSettings(
  deps: Deps,
  [command, file, flag, ...more]: string[],
  who: Operator,
): Promise<string> {
  if (!file || more.length > 0) throw new UsageError(USAGE);
  if (command === 'export' && flag === undefined) return exportInto(deps, file);
  if (command === 'import' && (flag === undefined || flag === '--dry' || flag === '--yes'))
    return importFrom(deps, file, flag, who);
  throw new UsageError(USAGE);
}

function exportInto({ site }: Deps, file: string): string {
  const values = Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, valueAt(site, field)]));
  writeFileSync(file, `${JSON.stringify(values, null, 2)}\n`);
  return `${file} has all settings.`;
}

async function importFrom(deps: Deps, file: string, flag: string | undefined, who: Operator): Promise<string> {
  const changed = changeSettings(deps, valuesIn(file));
  const { changes } = changed;
  if (changes.length === 0) return 'Nothing changes.';
  const losses = (await lossesOf(deps, changed.site)).map(({ what, count }) => `Takes away: ${what}, ${count}`);
  const lines = changes.map(
    ({ field, before, after }) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  );
  const said = [...lines, ...losses].join('\n');
  if (flag === '--dry') return said;
  if (losses.length > 0 && flag !== '--yes')
    throw new Error(`${said}\nNothing was kept. To do it all the same, add --yes.`);
  const version = deps.tx(() => {
    assertSeen(deps, deps.settings.version ?? 0);
    return keepSettings(deps, changed, who, 'file');
  });
  return `${said}\nKept as version ${version}. A running server goes on with it within seconds, and builds the pages.`;
}

function valuesIn(file: string): KeptValues {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const values = objectIn(readFileSync(file, 'utf8'));
  if (!values) throw new Error(`${file} is no object of settings by field in JSON, as \`export\` writes it.`);
  const unknown = Object.keys(values).filter((name) => !isSettingsField(name));
  if (unknown.length > 0) throw new Error(`There are no such settings: ${unknown.join(', ')}. \`export\` writes all.`);
  return values;
}

function objectIn(text: string): KeptValues | undefined {
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && !Array.isArray(values) ? ((values ?? undefined) as KeptValues) : undefined;
  } catch {
    return undefined;
  }
}
