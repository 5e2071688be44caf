import type { Answer } from '#src/lib/call/answer.ts';

/** Why nothing came: the network, or what passes. */
export function whyNot({ kind }: Answer, t: Record<'offline' | 'failed', string>): string {
  return kind === 'unreachable' ? t.offline : t.failed;
}
