import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

export type SettingsFound = ReplyOf<'GET /api/admin/settings'>;
export type Preview = ReplyOf<'POST /api/admin/preview-settings'>;

/** Undefined for an answer that is not our server's. */
export function readSettings(reply: Unchecked<SettingsFound>): SettingsFound | undefined {
  const { version, values, refused, pages } = reply as Partial<SettingsFound>;
  if (typeof version !== 'number' || typeof values !== 'object' || !pages) return undefined;
  return { version, values, refused: Array.isArray(refused) ? refused : [], pages };
}
