import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { Answer } from '#src/lib/call/answer.ts';
import { latestOnly } from '#src/lib/latest-only.ts';
import { useOnChange } from './island/on-change.ts';

interface Wanted<Reply, Data, Fault> {
  /** The first answer, where the page brought it along: then nothing is asked. */
  brought?: Answer<Reply> | undefined;
  /** Undefined: there is nothing to be shown of it. */
  ask: (signal: AbortSignal) => Promise<Answer<Reply> | undefined>;
  /** What is shown of the reply, if not all of it; undefined: nothing can be shown of this one. */
  read?: ((reply: Reply) => Data | undefined) | undefined;
  /** Says why nothing could be read. */
  fault: (answer: Answer) => Fault;
  /** Asks again whenever this is another one. */
  key?: unknown;
  /** How long to wait for a further `key` first, as while somebody types. */
  waitMilliseconds?: number;
}

export interface Loaded<Data, Fault = string> {
  /** What was loaded last; undefined until then. It stays where a later look fails. */
  data: Data | undefined;
  /** Why the last look failed. */
  fault: Fault | undefined;
  isAsking: boolean;
  /** The server knows of nothing at this address: another try is in vain. */
  isGone: boolean;
  /** Nobody answered: the network may be at fault. */
  isOffline: boolean;
  /** Asks again, for what is wanted by then. */
  load: () => void;
  /** Shows something else, such as the answer to a change. */
  show: Dispatch<SetStateAction<Data | undefined>>;
}

/** Asks the server when the component appears, and whenever `key` changes. Only the answer to the last question counts. */
export function useLoaded<Reply, Data = Reply, Fault = string>(
  wanted: Wanted<Reply, Data, Fault>,
): Loaded<Data, Fault> {
  const { brought, ask, read = (reply) => reply as unknown as Data, fault: faultOf, key, waitMilliseconds } = wanted;
  const isBrought = useRef(brought?.kind === 'ok');
  const [data, show] = useState(() => (brought?.kind === 'ok' ? read(brought.data) : undefined));
  const [fault, setFault] = useState<Fault>();
  const [isAsking, setAsking] = useState(!isBrought.current);
  const [isGone, setGone] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [retries, setRetries] = useState(0);
  const [inTurn] = useState(latestOnly);
  const look = async (wait = 0) => {
    setAsking(true);
    const answer = await inTurn(ask, wait);
    if (!answer) return;
    const found = answer.kind === 'ok' ? read(answer.data) : undefined;
    if (found !== undefined) show(found);
    setFault(found === undefined ? faultOf(answer) : undefined);
    setGone(answer.kind === 'refused' && (answer.status === 404 || answer.status === 400));
    setOffline(answer.kind === 'unreachable');
    setAsking(false);
  };
  useOnChange(key, () => {
    if (!isBrought.current) look(waitMilliseconds);
    isBrought.current = false;
  });
  useOnChange(retries, () => {
    if (retries > 0) look();
  });
  const load = () => {
    setFault(undefined);
    setRetries((count) => count + 1);
  };
  return { data, fault, isAsking, isGone, isOffline, load, show };
}
