import type { ManyDone } from '#contract/matching/many.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { type Many, useMany } from '#src/ui/many/useMany.ts';

type Row = ManyDone[number];

interface Wanted<Act extends string> {
  ask: (act: Act, rows: { id: string; seen?: number }[], only_preview: boolean) => Promise<Answer<{ rows: ManyDone }>>;
  fault: (answer: Answer) => string;
  onDone: () => void;
}

/** An act on several matches or contracts: the preview and the deed are one call, which names each of them. */
export function useManyMatches<Act extends string>({ ask, fault, onDone }: Wanted<Act>): Many<Row, Act> {
  const rowsOf = async (answer: Answer<{ rows: ManyDone }>) =>
    answer.kind === 'ok' ? answer.data.rows : fault(answer);
  return useMany<Row, Act>({
    preview: async (act, ids) =>
      rowsOf(
        await ask(
          act,
          ids.map((id) => ({ id })),
          true,
        ),
      ),
    async run(act, rows) {
      const done = await rowsOf(
        await ask(
          act,
          rows.map(({ id, seen }) => ({ id, seen })),
          false,
        ),
      );
      return typeof done === 'string' ? done : { results: done };
    },
    onDone,
  });
}
