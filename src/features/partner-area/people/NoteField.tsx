import { useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { useAskBeforeLeaving } from '#src/ui/useAskBeforeLeaving.ts';
import { usePartnerArea } from '../partner-area-context.ts';
import styles from './people.module.css';

type NoteState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string };

interface Props {
  person: Registration;
  onSaved: (person: Registration, note: string) => void;
}

/** The partner's note about a student. An unsaved note stays in the field, and leaving the page asks first. */
export function NoteField({ person, onSaved }: Props) {
  const { guard, texts } = usePartnerArea();
  const t = texts.registrations;
  const field = useRef<HTMLTextAreaElement>(null);
  /** Undefined once a colleague's newer note has been named: the next press replaces that. */
  const stored = useRef<string | undefined>(person.note);
  const [state, setState] = useState<NoteState>({ kind: 'untouched' });
  useAskBeforeLeaving(state.kind === 'typing' || state.kind === 'saving' || state.kind === 'failed');

  const typed = () => field.current?.value.trim() ?? '';
  const save = async () => {
    const note = typed();
    if (state.kind === 'saving') return;
    if (note === stored.current) return setState((now) => (now.kind === 'saved' ? now : { kind: 'untouched' }));
    setState({ kind: 'saving' });
    const input = { person_id: person.person_id, note, before: stored.current };
    const answer = await call('POST /api/partner/note', input, { lang: guard.lang });
    if (answer.kind === 'ok') {
      stored.current = note;
      onSaved(person, note);
      setState({ kind: typed() === note ? 'saved' : 'typing' });
    } else setState({ kind: 'failed', message: whyNot(answer) });
  };
  /** Even an ended session must not cover the typed note: the message says what to do. */
  const whyNot = (answer: Answer) => {
    if (answer.kind !== 'refused') return t.offline;
    if (answer.code === 'partner_note_changed') stored.current = undefined;
    return answer.message ?? t.tryAgain;
  };
  // Somebody may have typed on while the note was being saved, and left the field before that ended.
  useOnChange(state.kind, () => {
    if (state.kind === 'typing' && document.activeElement !== field.current) save();
  });

  const statusId = `note-status-${person.person_id}`;
  return (
    <div className={styles.note}>
      <textarea
        ref={field}
        rows={1}
        maxLength={t.noteMax}
        defaultValue={person.note}
        aria-label={fill(t.noteNamed, { name: person.name })}
        aria-describedby={state.kind === 'failed' ? statusId : 'note-hint'}
        aria-invalid={state.kind === 'failed' || undefined}
        onChange={() => setState((now) => (now.kind === 'saving' ? now : { kind: 'typing' }))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <span className={`xs ${styles.noteState}`} role="status" id={statusId} data-note-state={state.kind}>
        {state.kind === 'saving' && t.saving}
        {state.kind === 'saved' && t.saved}
        {state.kind === 'failed' && (
          <>
            <b>{t.unsaved}</b> {state.message}{' '}
            <button type="button" onClick={save}>
              {t.saveAgain}
            </button>
          </>
        )}
      </span>
    </div>
  );
}
