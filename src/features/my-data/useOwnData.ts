import { useState } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import type { OwnDataReply } from '#contract/personal-data/personal-data.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { forgetKept } from '#src/lib/kept.ts';
import { loadSession } from '#src/lib/session/session.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { MyDataProps } from './my-data-props.ts';

export type OwnDataView =
  | { kind: 'loading' }
  /** `why`: the link has ended, or the student who is signed in has no application, or one of another address. */
  | { kind: 'ask'; why?: 'ended' | 'none' | 'other' }
  | { kind: 'erased' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; data: OwnDataReply; token: string | undefined };

/** What the server has drawn the page from. */
export interface DrawnData {
  finished: Finished;
  view: OwnDataView;
  /** Set where somebody's data are shown. */
  sections: typeof import('./Sections.tsx') | undefined;
}

/** Loads what a finished page is drawn from: on the server to draw it, in the browser to take it over as it stands. */
export async function takeOver({ texts }: MyDataProps, finished: Finished): Promise<DrawnData> {
  const view = viewIn(finished, texts.page.failed);
  return { finished, view, sections: view.kind === 'ready' ? await import('./Sections.tsx') : undefined };
}

function viewIn({ token, answers, done }: Finished, failed: string): OwnDataView {
  if (done === 'erase-my-data') return { kind: 'erased' };
  const answer = answers['GET /api/my-data'] as Answer<OwnDataReply> | undefined;
  return answer ? viewOf(answer, token, failed) : { kind: 'ask' };
}

/** Whose data the page shows: of the link in its address, else of the student who is signed in. */
export function useOwnData({ lang, texts }: MyDataProps, first: DrawnData | undefined) {
  const [view, setView] = useState<OwnDataView>(first?.view ?? { kind: 'loading' });
  const load = async () => {
    setView((before) => (before.kind === 'ready' ? before : { kind: 'loading' }));
    setView(await look(lang, texts.page.failed));
  };
  useOnMount(() => {
    if (!first) load();
  });
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
    if (session.kind === 'unreachable') return { kind: 'failed', message: session.said ?? failed };
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
  if (answer.code === 'data_link_needed') return { kind: 'ask', why: 'other' };
  return answer.status === 401 ? { kind: 'ask' } : { kind: 'failed', message: answer.message ?? failed };
}
