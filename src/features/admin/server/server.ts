import type { ReplyOf } from '#contract/calls.ts';

type ServerReply = ReplyOf<'GET /api/admin/server'>;
export type Findings = ServerReply['findings'];

/** The worst first. */
export function worstFirst({ findings }: ServerReply): Findings {
  return (['bad', 'look', 'ok'] as const).flatMap((state) => findings.filter((one) => one.state === state));
}
