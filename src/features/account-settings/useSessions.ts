import { useState } from 'react';
import type { ReplyOf } from '#contract/calls.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { isForWantOfSession, tellSession } from '#src/lib/session/session.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { AccountSettingsTexts } from './account.text.ts';

/** One active session. */
export type AccountSession = ReplyOf<'GET /api/auth/sessions'>['sessions'][number];

type Act =
  | { kind: 'idle' }
  /** `id`: the session that is being ended; left out while all of them are. */
  | { kind: 'busy'; id?: string }
  | { kind: 'failed'; message: string }
  | { kind: 'ended'; session: AccountSession };

export function useSessions(lang: string, t: AccountSettingsTexts['sessions']) {
  const [act, setAct] = useState<Act>({ kind: 'idle' });

  const sentenceOf = (answer: Answer) => faultOf(answer, lang, t);
  const list = useLoaded({
    ask: (signal) => call('GET /api/auth/sessions', {}, { lang, signal }),
    read: ({ sessions }) => sessions,
    fault: sentenceOf,
  });

  const end = async (session: AccountSession) => {
    setAct({ kind: 'busy', id: session.id });
    const answer = await call('POST /api/auth/end-session', { id: session.id }, { lang });
    if (isForWantOfSession(answer)) return;
    // A session that was ended from another device is gone too: the fresh list shows that.
    const isGone = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'session_not_found');
    setAct(isGone ? { kind: 'ended', session } : { kind: 'failed', message: sentenceOf(answer) });
    if (isGone) list.load();
  };

  const endAll = async (to: string) => {
    setAct({ kind: 'busy' });
    const answer = await call('POST /api/auth/sign-out-everywhere', {}, { lang });
    if (answer.kind === 'ok') tellSession({ kind: 'signed-out', to });
    else if (!isForWantOfSession(answer)) setAct({ kind: 'failed', message: sentenceOf(answer) });
  };

  return { list, act, end, endAll };
}
export type Sessions = ReturnType<typeof useSessions>;
