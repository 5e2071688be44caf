import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

export type SettingsFound = ReplyOf<'GET /api/admin/settings'>;
export type Preview = ReplyOf<'POST /api/admin/preview-settings'>;

/** Undefined for an answer that is not our server's. */
export function readSettings(reply: Unchecked<SettingsFound>): SettingsFound | undefined {
  const { version, values, refused = [], invented = [], pages } = reply as Partial<SettingsFound>;
  if (typeof version !== 'number' || typeof values !== 'object' || !pages) return undefined;
  if (!Array.isArray(refused) || !Array.isArray(invented)) return undefined;
  return { version, values, refused, invented, pages };
}

/** What the settings of these paths are called, each once: a text has a path in each language, a row one in each column. */
export function settingNames(fields: readonly string[], names: Readonly<Record<string, string>>): string {
  const own = (path: string) => Object.keys(names).find((name) => path === name || path.startsWith(`${name}.`));
  return [...new Set(fields.map((path) => names[own(path) ?? ''] ?? path))].join(', ');
}
