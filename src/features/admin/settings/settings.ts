import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

type SettingsReply = ReplyOf<'GET /api/admin/settings'>;
export type SettingsFound = SettingsReply;
export type Preview = ReplyOf<'POST /api/admin/preview-settings'>;

/** Undefined for an answer that is not our server's. */
export function readSettings(reply: Unchecked<SettingsReply>): SettingsFound | undefined {
  const { version, values, refused, pages } = reply as Partial<SettingsReply>;
  if (typeof version !== 'number' || typeof values !== 'object' || !pages) return undefined;
  return { version, values, refused: Array.isArray(refused) ? refused : [], pages };
}
