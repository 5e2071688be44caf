import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#contract/calls.ts';
import type { DeskApplication, TimelineEntry } from '#contract/desk/desk-application.ts';
import type { DocumentType, Subtype } from '#contract/model/document.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { faultOf } from '#src/lib/fault-of.ts';
import { randomId } from '#src/lib/random-id.ts';
import { sendFiles } from '#src/ui/chosen-file/send-files.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { onChangedElsewhere } from '../application-news.ts';
import { draftOf, forgetDrafts, noteReach } from '../drafts.ts';
import type { ApplicationTexts } from './application.text.ts';
import { takeAhead } from './application-ahead.ts';
import { type Choice, isReachable, newSince, readApplication } from './desk-application.ts';

export type View =
  | { kind: 'loading' }
  | { kind: 'not-found' }
  | { kind: 'failed'; message: string }
  /** The server is newer than this page. */
  | { kind: 'status-unknown' }
  | { kind: 'ready'; application: DeskApplication };

/** What is under way, or why the last act failed. */
export type Act = Choice['action'] | 'hold' | 'correct' | 'note' | 'upload' | 'correction';
export type Doing =
  | { kind: 'idle' }
  | { kind: 'busy'; act: Act }
  | { kind: 'failed'; act: Act; message: string; field?: string }
  | { kind: 'changed'; act: Act; entries: readonly TimelineEntry[] };

type CorrectionFields = Omit<InputOf<'POST /api/admin/correct-application'>, 'applicant_id' | 'seen'>;

/** A decision that was made, and its id, by which it can be undone. */
interface Done {
  choice?: Choice;
  decision?: string;
  /** What was written and sent, by field. */
  written?: Readonly<Record<string, string | undefined>>;
}

/** Which application an act is about, and in which state it was seen. */
type Seen = { applicant_id: string; seen: string };

/** The part of each reply that the desk reads; only replies to decisions say whether a mail goes out. */
interface Answered {
  application: DeskApplication;
  sends_mail?: boolean;
}

interface Asked extends TextProps<ApplicationTexts> {
  id: string;
  /** `isShown`: whether the application is still shown. `sendsMail`: whether the decision has queued a mail. */
  onDone: (application: DeskApplication, done: Done & { act: Act; isShown: boolean; sendsMail: boolean }) => void;
  onChanged: () => void;
  onId: (id: string) => void;
}

const DRAWING_MILLISECONDS = 200;

/** One application of the desk, and all that can be done about it. */
export function useApplication({ lang, texts, id, onDone, onChanged, onId }: Asked) {
  const [view, setView] = useState<View>(() => atFirst(id));
  const current = viewed(view);
  useEffect(() => {
    if (current) noteReach(current.id, (field) => isReachable(current, field));
  }, [current]);
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' });
  // Answers about an application that is no longer shown are dropped; each application has a component of its own.
  const shownId = useRef<string>(undefined);
  const idFor = useRequestIds();

  // Counts acts: an application that was loaded ahead can be decided about before the answer to the first question has
  // come, and that older answer must not replace the decision's.
  const acts = useRef(0);
  const ask = async (): Promise<DeskApplication | undefined> => {
    const asked = acts.current;
    const answer = await call('GET /api/admin/applications/:applicant_id', { applicant_id: id }, { lang });
    if (shownId.current !== id || acts.current !== asked) return undefined;
    const after = viewAfter(answer);
    if (after.kind === 'ready' && after.application.id !== id) onId(after.application.id);
    else setView(after);
    return viewed(after);
  };

  const viewAfter = (answer: Answer<{ application: DeskApplication }>): View => {
    const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
    if (application) return viewOf(application);
    if (answer.kind === 'refused' && answer.status === 404) return { kind: 'not-found' };
    return { kind: 'failed', message: faultOf(answer, lang, texts) };
  };

  const run = async (act: Act, send: (at: Seen) => Promise<Answer<Answered>>, done: Done = {}) => {
    if (doing.kind === 'busy' || view.kind !== 'ready') return;
    setDoing({ kind: 'busy', act });
    const before = view.application;
    const answer = await send({ applicant_id: before.id, seen: before.seen });
    const application = answer.kind === 'ok' ? readApplication(answer.data) : undefined;
    const sendsMail = answer.kind === 'ok' && answer.data.sends_mail === true;
    if (application) arrive(application, { ...done, act, sendsMail });
    else if (shownId.current === id) await tell(act, before, answer);
  };

  const arrive = (application: DeskApplication | 'status-unknown', done: Done & { act: Act; sendsMail: boolean }) => {
    acts.current += 1;
    forgetDrafts(id, done.written ?? {});
    const isShown = shownId.current === id;
    if (isShown) {
      setDoing({ kind: 'idle' });
      setView(viewOf(application));
    }
    if (application === 'status-unknown') onChanged();
    else onDone(application, { ...done, isShown });
  };

  const tell = async (act: Act, before: DeskApplication, answer: Answer) => {
    const { code, errors = [] } = answer.kind === 'refused' ? answer : {};
    if (code !== 'changed_meanwhile') {
      const field = errors[0]?.path;
      setDoing({ kind: 'failed', act, message: faultOf(answer, lang, texts), ...(field && { field }) });
      return;
    }
    const now = await ask();
    setDoing({ kind: 'changed', act, entries: now ? newSince(before.timeline, now.timeline) : [] });
    onChanged();
  };

  useOnChange(id, () => {
    shownId.current = id;
    // What came ahead was loaded a moment ago: it is drawn first.
    const timer = setTimeout(ask, current ? DRAWING_MILLISECONDS : 0);
    const stop = onChangedElsewhere((changed, application) => {
      if (changed !== shownId.current) return;
      if (application) setView({ kind: 'ready', application });
      else ask();
    });
    return () => {
      shownId.current = undefined;
      clearTimeout(timer);
      stop();
    };
  });

  return {
    view,
    doing,
    load: () => {
      setView({ kind: 'loading' });
      ask();
    },
    decide(choice: Choice) {
      const decision_id = idFor([id, viewed(view)?.seen, choice]);
      run(
        choice.action,
        (at) => call('POST /api/admin/decide-application', { ...at, decision_id, ...choice }, { lang }),
        { choice, decision: decision_id, written: writtenFor(id, choice) },
      );
    },
    /** Puts the application on hold with a reason, until an ISO date; without them, lets it go on. */
    hold: (held?: { reason: string; until: string }) =>
      run('hold', (at) => call('POST /api/admin/hold-application', { ...at, ...held }, { lang }), {
        written: { hold: held?.reason },
      }),
    correct: (fields: CorrectionFields) =>
      run('correct', (at) => call('POST /api/admin/correct-application', { ...at, ...fields }, { lang })),
    addNote(note: string) {
      const note_id = idFor([id, viewed(view)?.notes.length, note]);
      const input = { applicant_id: id, note_id, note };
      run('note', () => call('POST /api/admin/note-application', input, { lang }), { written: { note } });
    },
    answerCorrection(correction_id: string, state: 'done' | 'declined', answer: string) {
      const input = { applicant_id: id, correction_id, state, answer };
      const written = { correction: answer };
      run('correction', () => call('POST /api/admin/answer-correction', input, { lang }), { written });
    },
    /** Uploads a document on behalf of the applicant. */
    upload: (type: DocumentType, file: File, subtype?: Subtype) =>
      run('upload', (at) => {
        const fields = { ...at, document_type: type, ...(subtype && { subtype }), file };
        return sendFiles('POST /api/admin/upload-document', new Map(), fields, { lang });
      }),
    /** Forgets why the last act failed. */
    forget: () => setDoing((now) => (now.kind === 'busy' ? now : { kind: 'idle' })),
  };
}
export type OneApplication = ReturnType<typeof useApplication>;

/** The drafts that a decision ends: what was sent, and also words that were typed for it and left out. */
function writtenFor(id: string, { action, document_id, reason_key, reason }: Choice): NonNullable<Done['written']> {
  const about = action === 'send-back' ? `${action} ${document_id}` : action;
  return { [`${about} key`]: reason_key, [`${about} own`]: reason ?? draftOf(id, `${about} own`) };
}

/** The same id for the same request, so that one whose answer was lost counts once when it is sent again. */
function useRequestIds(): (request: unknown) => string {
  const last = useRef({ request: '', id: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current.request !== text) last.current = { request: text, id: randomId() };
    return last.current.id;
  };
}

/** An application that was loaded ahead is shown at once, until the server's answer replaces it. */
function atFirst(id: string): View {
  const application = takeAhead(id);
  return application ? { kind: 'ready', application } : { kind: 'loading' };
}

function viewOf(application: DeskApplication | 'status-unknown'): View {
  return application === 'status-unknown' ? { kind: application } : { kind: 'ready', application };
}

function viewed(view: View): DeskApplication | undefined {
  return view.kind === 'ready' ? view.application : undefined;
}
