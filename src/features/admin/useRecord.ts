import { useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';

/** The act that is under way, or why the last one failed. */
export type Doing<Act> = { kind: 'idle' } | { kind: 'busy'; act: Act } | { kind: 'failed'; act: Act; message: string };

interface Wanted<Act, Reply> {
  ask: (signal: AbortSignal) => Promise<Answer<Reply>>;
  fault: (answer: Answer) => string;
  /** Called with the act once the page shows its result. */
  onDone: (act: Act) => void;
}

/** One record of the admins' area, and what is done about it. After a conflict the page shows what is there now. */
export function useRecord<Act, Reply>(wanted: Wanted<Act, Reply>) {
  const { fault, onDone } = wanted;
  const loaded = useLoaded(wanted);
  const [doing, setDoing] = useState<Doing<Act>>({ kind: 'idle' });
  /** Sends an act, whose answer is the record as it is then. Answers whether it was done. */
  const run = async (act: Act, send: () => Promise<Answer<Reply>>) => {
    if (doing.kind === 'busy') return false;
    setDoing({ kind: 'busy', act });
    const answer = await send();
    if (answer.kind === 'ok') {
      setDoing({ kind: 'idle' });
      loaded.show(answer.data);
      onDone(act);
      return true;
    }
    setDoing({ kind: 'failed', act, message: fault(answer) });
    if (answer.kind === 'refused' && (answer.status === 409 || answer.code === 'member_not_found')) loaded.load();
    return false;
  };
  /** Forgets why the last act failed. */
  const forget = () => setDoing((now) => (now.kind === 'failed' ? { kind: 'idle' } : now));
  return { ...loaded, doing, run, forget };
}
