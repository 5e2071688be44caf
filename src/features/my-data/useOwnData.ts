import { useState } from 'react';
import type { OwnDataReply } from '#contract/personal-data/personal-data.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { forgetKept } from '#src/lib/kept.ts';
import { loadSession } from '#src/lib/session/session.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { MyDataProps } from './my-data-props.ts';

export type OwnDataView =
  | { kind: 'loading' }
  /** `why`: the link has ended, or the student who is signed in has no application. */
  | { kind: 'ask'; why?: 'ended' | 'none' }
  | { kind: 'erased' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; data: OwnDataReply; token: string | undefined };

/** Whose data the page shows: of the link in its address, else of the student who is signed in. */
export function useOwnData({ lang, texts }: MyDataProps) {
  const [view, setView] = useState<OwnDataView>({ kind: 'loading' });
  const load = async () => {
    setView((before) => (before.kind === 'ready' ? before : { kind: 'loading' }));
    setView(await look(lang, texts.page.failed));
  };
  useOnMount(() => void load());
  const show = (data: OwnDataReply) => setView((before) => (before.kind === 'ready' ? { ...before, data } : before));
  const onErased = () => {
    forgetKept();
    setView({ kind: 'erased' });
  };
  return { view, load, show, onErased };
}

async function look(lang: string, failed: string): Promise<OwnDataView> {
  const token = new URLSearchParams(location.search).get('token')?.trim() || undefined;
  if (token === undefined) {
    const session = await loadSession(lang);
    if (session.kind === 'unreachable') return { kind: 'failed', message: failed };
    if (session.kind !== 'signed-in' || session.user.role !== 'student') return { kind: 'ask' };
  }
  return viewOf(await call('GET /api/my-data', {}, { lang, token }), token, failed);
}

function viewOf(answer: Answer<OwnDataReply>, token: string | undefined, failed: string): OwnDataView {
  if (answer.kind === 'ok' && typeof answer.data.number === 'string')
    return { kind: 'ready', data: answer.data, token };
  if (answer.kind !== 'refused') return { kind: 'failed', message: failed };
  if (answer.code === 'data_link_ended') return { kind: 'ask', why: 'ended' };
  if (answer.code === 'applicant_not_found') return { kind: 'ask', why: 'none' };
  return answer.status === 401 ? { kind: 'ask' } : { kind: 'failed', message: answer.message ?? failed };
}
