import type { ReplyOf } from '#contract/calls.ts';
import { FINDING_STATES } from '#contract/desk/finding.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

type ServerReply = ReplyOf<'GET /api/admin/server'>;
type Findings = ServerReply['findings'];

/** The worst first. Undefined for an answer that is not our server's. */
export function readFindings({ findings }: Unchecked<ServerReply>): Findings | undefined {
  if (!Array.isArray(findings)) return undefined;
  const isFinding = (one: Partial<Findings[number]> | null) =>
    FINDING_STATES.some((state) => state === one?.state) && typeof one?.say === 'string' && Array.isArray(one.fields);
  if (!findings.every(isFinding)) return undefined;
  return (['bad', 'look', 'ok'] as const).flatMap((state) =>
    (findings as Findings).filter((one) => one.state === state),
  );
}

/** What the settings of these paths are called, each once: a text has a path in each language, a row one in each column. */
export function settingNames(fields: readonly string[], names: Readonly<Record<string, string>>): string {
  const own = (path: string) => Object.keys(names).find((name) => path === name || path.startsWith(`${name}.`));
  return [...new Set(fields.map((path) => names[own(path) ?? ''] ?? path))].join(', ');
}
