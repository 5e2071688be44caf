import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import { noteRefusal } from '#src/lib/session/session.ts';

export type Loaded<T> =
  | { kind: 'loading' }
  /** `isBroken`: the server answered that it cannot work. */
  | { kind: 'failed'; isBroken: boolean; load: () => void }
  | { kind: 'ready'; data: T; load: () => void };

/** Asks the server when the page opens, and again whenever `key` is another one; `read` may find an answer unusable. */
export function useLoaded<Reply, T>(
  ask: (signal: AbortSignal) => Promise<Answer<Reply>>,
  read: (reply: Reply) => T | undefined,
  key = '',
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: 'loading' });
  const inTurn = useRef(latestOnly()).current;
  const load = async () => {
    setLoaded((now) => (now.kind === 'failed' ? { kind: 'loading' } : now));
    const answer = await inTurn(ask, 0);
    if (!answer) return;
    noteRefusal(answer);
    const data = answer.kind === 'ok' ? read(answer.data) : undefined;
    const isBroken = answer.kind === 'refused' && answer.status >= 500;
    setLoaded(data === undefined ? { kind: 'failed', isBroken, load } : { kind: 'ready', data, load });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked for
  useEffect(() => {
    load();
  }, [key]);
  return loaded;
}
