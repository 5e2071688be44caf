import { useState } from 'react';
import { formatDateTime } from '#src/i18n/format.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './admin-notes.module.css';
import { Deciders } from './Deciders.tsx';
import { LongField } from './LongField.tsx';
import { NotSaved } from './NotSaved.tsx';
import type { Doing } from './useRecord.ts';

interface Props {
  id: string;
  texts: Record<'noteLabel' | 'noteHint' | 'noteMissing' | 'addNote' | 'system' | 'working' | 'notSaved', string>;
  /** The newest first; without an author: the system's. */
  notes: readonly { id: string | number; text: string; author: string | null; at: string }[];
  doing: Doing<string>;
  onAdd: (text: string) => void;
  /** Where what is typed is kept; without it, in the field until it is saved. */
  draft?: Draft;
}

type Draft = readonly [text: string, write: (text: string) => void];

/** The notes that admins have left for each other, and a field for another one. */
export function AdminNotes({ id, texts: t, notes, doing, onAdd, draft }: Props) {
  const typed = useTyped(notes.length);
  const [text, write] = draft ?? typed;
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    setMissing(!text.trim());
    if (text.trim()) onAdd(text);
  };
  return (
    <div className={styles.notes}>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.lines}>{note.text}</p>
              <p className="sm muted long">
                {note.author ?? t.system}, <time dateTime={note.at}>{formatDateTime(note.at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Deciders>
        <LongField
          id={id}
          label={t.noteLabel}
          hint={t.noteHint}
          value={text}
          onChange={write}
          problem={isMissing && !text.trim() ? t.noteMissing : undefined}
        />
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

/** The typed text stays until it is saved, which shows as one note more. */
function useTyped(before: number): Draft {
  const [typed, setTyped] = useState({ text: '', before });
  return [typed.before === before ? typed.text : '', (text) => setTyped({ text, before })];
}
