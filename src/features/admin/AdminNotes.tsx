import { useRef, useState } from 'react';
import type { OrganizationNoteView } from '#contract/accounts/organization-note.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { randomId } from '#src/lib/random-id.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './admin-notes.module.css';
import { Deciders } from './Deciders.tsx';
import { LongField } from './LongField.tsx';
import { NotSaved } from './NotSaved.tsx';
import { useReason } from './useReason.ts';
import type { Doing } from './useRecord.ts';

interface Props {
  id: string;
  texts: Record<'noteLabel' | 'noteHint' | 'noteMissing' | 'addNote' | 'system' | 'working' | 'notSaved', string>;
  /** The newest first; without an author: the system's. */
  notes: readonly (Omit<OrganizationNoteView, 'id'> & { id: string | number })[];
  doing: Doing<string>;
  /** `id`: the same until the note is kept: sent twice, it is one. */
  onAdd: (text: string, id: string) => void;
  /** Where what is typed is kept; without it, in the field until it is saved. */
  draft?: Draft;
}

type Draft = NonNullable<Parameters<typeof useReason>[1]>;

/** The notes that admins have left for each other, and a field for another one. */
export function AdminNotes({ id: fieldId, texts: t, notes, doing, onAdd, draft }: Props) {
  const newest = notes[0]?.id;
  const typed = useTyped(newest);
  const text = useReason(t.noteMissing, draft ?? typed);
  const id = useNoteId(newest);
  const save = () => {
    if (text.check()) onAdd(text.value, id);
  };
  return (
    <div className={styles.notes}>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <p className="lines">{note.note}</p>
              <p className="sm muted long">
                {note.by_email ?? t.system}, <time dateTime={note.at}>{formatDateTime(note.at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Deciders>
        <LongField id={fieldId} label={t.noteLabel} hint={t.noteHint} {...text.field} />
        <p>
          <Button
            look="line small"
            isBusy={doing.kind === 'busy' && doing.act === 'note'}
            working={t.working}
            label={t.addNote}
            onClick={save}
          />
        </p>
        <NotSaved doing={doing} acts={NOTE} title={t.notSaved} />
      </Deciders>
    </div>
  );
}

const NOTE = ['note'] as const;

type NoteId = string | number | undefined;

/** The typed text stays until it is saved, which shows as another newest note. */
function useTyped(before: NoteId): Draft {
  const [typed, setTyped] = useState({ text: '', before });
  return [typed.before === before ? typed.text : '', (text) => setTyped({ text, before })];
}

/** Another one with each note that is kept. */
function useNoteId(before: NoteId): string {
  const next = useRef({ before, id: randomId() });
  if (next.current.before !== before) next.current = { before, id: randomId() };
  return next.current.id;
}
