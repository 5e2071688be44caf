import { useEffect, useRef, useState } from 'react';
import type { Answer, Unreachable } from '#src/lib/call/answer.ts';
import { type Progress, secondsLeft } from './upload-progress.ts';

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; progress: Progress }
  /** `temporary`: another try may help. `paused`: it may, after a while, as the server was too busy or tries too many. */
  | { kind: 'refused'; message: string; temporary: boolean; paused: boolean; code: string }
  | { kind: 'unreachable'; reason: Unreachable['reason'] };

export interface SendHooks {
  onProgress: (loadedBytes: number, totalBytes: number) => void;
  signal: AbortSignal;
}

/** Sends one request at a time, with its progress, and can abort it. */
export function useSending(first: Sending = { kind: 'idle' }) {
  const running = useRef<AbortController | undefined>(undefined);
  const [sending, setSending] = useState(first);
  useEffect(() => () => running.current?.abort(), []);

  const transmit = async <Reply>(send: (hooks: SendHooks) => Promise<Answer<Reply>>): Promise<Answer<Reply>> => {
    const controller = new AbortController();
    running.current = controller;
    const startedAt = performance.now();
    setSending({ kind: 'sending', progress: { loaded: 0, total: 0 } });
    const onProgress = (loaded: number, total: number) => {
      const left = secondsLeft(loaded, total, performance.now() - startedAt);
      const progress = left === undefined ? { loaded, total } : { loaded, total, secondsLeft: left };
      if (running.current === controller) setSending({ kind: 'sending', progress });
    };
    const answer = await send({ onProgress, signal: controller.signal });
    running.current = undefined;
    return answer;
  };

  return {
    sending,
    setSending,
    transmit,
    isRunning: () => running.current !== undefined,
    cancel: () => running.current?.abort(),
  };
}
