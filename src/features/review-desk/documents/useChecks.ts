import { useEffect, useState } from 'react';
import * as at from '#contract/addresses/document-check.ts';
import type { InputOf, ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { isOfRole } from '#src/lib/fault-of.ts';
import { loadSession, noteRefusal } from '#src/lib/session/session.ts';
import type { DocumentTexts } from './documents.text.ts';

export type Checked = ReplyOf<typeof at.getDocumentChecks.path>;
export type Note = Pick<InputOf<typeof at.setPassportNote.path>, 'number' | 'expires_on'>;

type View = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; checked: Checked };

/** What was ticked in a document, and what was noted. A click shows at once and is taken back where it was not kept. */
export function useChecks(id: string, lang: Lang, t: DocumentTexts['checks']) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  // Clicks that the server has not answered yet: the answer to an earlier one must not take a later one back.
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({});
  const [fault, setFault] = useState<string>();

  const show = (answer: Answer<Checked>): boolean => {
    if (answer.kind === 'ok') setView({ kind: 'ready', checked: answer.data });
    return answer.kind === 'ok';
  };
  const load = async () => {
    setView({ kind: 'loading' });
    const answer = await call(at.getDocumentChecks, { document_id: id }, { lang });
    if (!show(answer)) setView({ kind: 'failed', message: faultOf(answer, lang, t.offline) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; another document is another list
  useEffect(() => {
    load();
  }, []);

  const tick = async (point: string, ticked: boolean) => {
    setFault(undefined);
    setPending((before) => ({ ...before, [point]: ticked }));
    const answer = await call(at.setDocumentCheck, { document_id: id, point, ticked }, { lang });
    setPending(({ [point]: _done, ...others }) => others);
    if (!show(answer)) setFault(faultOf(answer, lang, t.offline));
  };
  /** Resolves to what was kept, as the server writes it; undefined where nothing was. */
  const note = async (noted: Note): Promise<Checked | undefined> => {
    setFault(undefined);
    const seen = view.kind === 'ready' ? (view.checked.passport?.at ?? null) : null;
    const answer = await call(at.setPassportNote, { document_id: id, ...noted, seen }, { lang });
    if (show(answer) && answer.kind === 'ok') return answer.data;
    setFault(faultOf(answer, lang, t.offline));
    // Somebody else has noted something: it shows below what was typed here.
    if (answer.kind === 'refused' && answer.code === 'note_changed')
      show(await call(at.getDocumentChecks, { document_id: id }, { lang }));
    return undefined;
  };
  const isTicked = (point: string) =>
    pending[point] ?? (view.kind === 'ready' && view.checked.checks.some((check) => check.point === point));
  return { view, load, isTicked, tick, note, fault };
}

/** An ended session or a changed role is the guard's to show. */
function faultOf(answer: Answer, lang: Lang, offline: string): string {
  if (!noteRefusal(answer) && isOfRole(answer)) loadSession(lang);
  if (answer.kind !== 'refused') return offline;
  const [field] = answer.errors;
  return field?.message ?? answer.message ?? offline;
}
