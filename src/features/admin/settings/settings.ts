import type { ReplyOf } from '#contract/calls.ts';

export type SettingsFound = ReplyOf<'GET /api/admin/settings'>;
export type Preview = ReplyOf<'POST /api/admin/preview-settings'>;

/** What the settings of these paths are called, each once: a text has a path in each language, a row one in each column. */
export function settingNames(fields: readonly string[], names: Readonly<Record<string, string>>): string[] {
  const own = (path: string) => Object.keys(names).find((name) => path === name || path.startsWith(`${name}.`));
  return [...new Set(fields.map((path) => names[own(path) ?? ''] ?? path))];
}
