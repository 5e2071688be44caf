import type { ManyDone } from '#contract/many/many-rows.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { type Many, undoMilliseconds, useMany } from '#src/ui/many/useMany.ts';

type Row = ManyDone[number];

/** What the page asks for: first a preview; `undo` takes back what the same decision has done. */
interface Asked<Act extends string> {
  act: Act;
  rows: { id: string; seen?: number | undefined }[];
  only_preview?: boolean;
  undo?: boolean;
  decision_id?: string;
}
type Reply = { rows: ManyDone; undo_seconds: number };

interface Wanted<Act extends string> {
  /** As the list shows them: one that has changed since is left out, and the list read anew. */
  listed?: readonly { id: string; version: number }[];
  ask: (input: Asked<Act>) => Promise<Answer<Reply>>;
  fault: (answer: Answer) => string;
  onDone: () => void;
}

/** An act on several matches or contracts: the preview and the deed are one call, which names each of them. */
export function useManyMatches<Act extends string>({ listed = [], ask, fault, onDone }: Wanted<Act>): Many<Row, Act> {
  const rowsOf = (answer: Answer<Reply>) => (answer.kind === 'ok' ? answer.data.rows : fault(answer));
  return useMany<Row, Act>({
    async preview(act, ids) {
      const asked = ids.map((id) => ({ id, seen: listed.find((one) => one.id === id)?.version }));
      const rows = rowsOf(await ask({ act, rows: asked, only_preview: true }));
      if (typeof rows !== 'string' && rows.some(({ left_out }) => left_out !== null)) onDone();
      return rows;
    },
    async run(act, rows, { decision: decision_id }) {
      const answer = await ask({ act, rows: rows.map(({ id, seen }) => ({ id, seen })), decision_id });
      if (answer.kind !== 'ok') return fault(answer);
      return { results: answer.data.rows, undoMilliseconds: undoMilliseconds(answer.data) };
    },
    undo: async (decision_id, ids, act) =>
      rowsOf(await ask({ act, rows: ids.map((id) => ({ id })), undo: true, decision_id })),
    onDone,
  });
}
