import { useState } from 'react';
import type { InputOf, ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { isOfRole } from '#src/lib/fault-of.ts';
import { loadSession } from '#src/lib/session/session.ts';
import { useLoaded } from '#src/ui/useLoaded.ts';
import type { DocumentTexts } from './documents.text.ts';

export type Checked = ReplyOf<'GET /api/admin/documents/:document_id/checks'>;
export type Note = Pick<InputOf<'POST /api/admin/set-passport-note'>, 'number' | 'expires_on'>;

/** What was ticked in a document, and what was noted. A click shows at once and is taken back where it was not kept. */
export function useChecks(id: string, lang: Lang, t: DocumentTexts['checks']) {
  // Clicks that the server has not answered yet: the answer to an earlier one must not take a later one back.
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({});
  const [notKept, setNotKept] = useState<string>();
  const {
    data: checked,
    fault,
    load,
    show: showChecked,
  } = useLoaded({
    ask: (signal) => call('GET /api/admin/documents/:document_id/checks', { document_id: id }, { lang, signal }),
    fault: (answer) => faultOf(answer, lang, t.offline),
  });

  const show = (answer: Answer<Checked>): boolean => {
    if (answer.kind === 'ok') showChecked(answer.data);
    return answer.kind === 'ok';
  };

  const tick = async (point: string, ticked: boolean) => {
    setNotKept(undefined);
    setPending((before) => ({ ...before, [point]: ticked }));
    const answer = await call('POST /api/admin/set-document-check', { document_id: id, point, ticked }, { lang });
    setPending(({ [point]: _done, ...others }) => others);
    if (!show(answer)) setNotKept(faultOf(answer, lang, t.offline));
  };
  /** Resolves to what was kept, as the server writes it; undefined where nothing was. */
  const note = async (noted: Note): Promise<Checked | undefined> => {
    setNotKept(undefined);
    const seen = checked?.passport?.at ?? null;
    const answer = await call('POST /api/admin/set-passport-note', { document_id: id, ...noted, seen }, { lang });
    if (show(answer) && answer.kind === 'ok') return answer.data;
    setNotKept(faultOf(answer, lang, t.offline));
    // Somebody else has noted something: it shows below what was typed here.
    if (answer.kind === 'refused' && answer.code === 'note_changed')
      show(await call('GET /api/admin/documents/:document_id/checks', { document_id: id }, { lang }));
    return undefined;
  };
  const isTicked = (point: string) => pending[point] ?? checked?.checks.some((check) => check.point === point) ?? false;
  return { checked, fault, load, isTicked, tick, note, notKept };
}

/** An ended session or a changed role is the guard's to show. */
function faultOf(answer: Answer, lang: Lang, offline: string): string {
  if (isOfRole(answer)) loadSession(lang);
  if (answer.kind !== 'refused') return offline;
  const [field] = answer.errors;
  return field?.message ?? answer.message ?? offline;
}
