import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/account.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { noteRefusal, tellSession } from '#src/lib/session/session.ts';
import type { AccountSettingsTexts } from './account.text.ts';
import { type AccountSession, readSessions } from './account-sessions.ts';

type List =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; all: readonly AccountSession[] };
type Act =
  | { kind: 'idle' }
  /** `id`: the session that is being ended; left out while all of them are. */
  | { kind: 'busy'; id?: string }
  | { kind: 'failed'; message: string }
  | { kind: 'ended'; session: AccountSession };

export interface Sessions {
  list: List;
  act: Act;
  load: () => void;
  end: (session: AccountSession) => void;
  endAll: (to: string) => void;
}

/** The sessions of this account, and how to end them. */
export function useSessions(lang: string, t: AccountSettingsTexts['sessions']): Sessions {
  const [list, setList] = useState<List>({ kind: 'loading' });
  const [act, setAct] = useState<Act>({ kind: 'idle' });

  const sentenceOf = (answer: Answer): string => {
    if (answer.kind === 'unreachable') return t.offline;
    return (answer.kind === 'refused' && answer.message) || t.failed;
  };

  const load = async () => {
    const answer = await call(at.listSessions, {}, { lang });
    if (noteRefusal(answer)) return;
    const all = answer.kind === 'ok' ? readSessions(answer.data) : undefined;
    setList(all ? { kind: 'ready', all } : { kind: 'failed', message: sentenceOf(answer) });
  };

  const end = async (session: AccountSession) => {
    setAct({ kind: 'busy', id: session.id });
    const answer = await call(at.endSession, { id: session.id }, { lang });
    if (noteRefusal(answer)) return;
    // A session that was ended from another device is gone too: the fresh list shows that.
    const isGone = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'session_not_found');
    setAct(isGone ? { kind: 'ended', session } : { kind: 'failed', message: sentenceOf(answer) });
    if (isGone) load();
  };

  const endAll = async (to: string) => {
    setAct({ kind: 'busy' });
    const answer = await call(at.signOutEverywhere, {}, { lang });
    if (answer.kind === 'ok') tellSession({ kind: 'signed-out', to });
    else if (!noteRefusal(answer)) setAct({ kind: 'failed', message: sentenceOf(answer) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    load();
  }, []);

  return { list, act, load, end, endAll };
}
