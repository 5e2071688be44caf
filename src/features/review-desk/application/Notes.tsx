import { useState } from 'react';
import type { DeskApplication } from '#contract/desk-application.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { LongField } from '#src/ui/LongField.tsx';
import styles from './application.module.css';
import type { ApplicationTexts } from './application.text.ts';
import { Failed } from './Failed.tsx';
import type { OneApplication } from './useApplication.ts';

interface Props {
  texts: ApplicationTexts;
  one: OneApplication;
  application: DeskApplication;
}

/** What admins have written down for each other, newest first, and a field for another note. */
export function Notes({ texts: t, one, application: { notes } }: Props) {
  // The typed text stays until it is saved, which shows as one note more.
  const [typed, setTyped] = useState({ text: '', before: notes.length });
  const [isMissing, setMissing] = useState(false);
  const text = typed.before === notes.length ? typed.text : '';
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'note';
  const save = () => {
    setMissing(!text.trim());
    if (text.trim()) one.addNote(text);
  };
  return (
    <details className="fold">
      <summary>
        {t.notes} {notes.length > 0 && `(${notes.length})`}
      </summary>
      {notes.length > 0 && (
        <ul className={styles.timeline}>
          {notes.map(({ id, note, author, created_at }) => (
            <li key={id}>
              <p className={styles.lines}>{note}</p>
              <span className="xs muted">
                {author ?? t.timeline.actors.operator}, <time dateTime={created_at}>{formatDateTime(created_at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <LongField
        id="application-note"
        label={t.noteLabel}
        hint={t.noteHint}
        value={text}
        onChange={(next) => setTyped({ text: next, before: notes.length })}
        problem={isMissing && !text.trim() ? t.noteMissing : undefined}
      />
      <p>
        <button type="button" className="btn line sml" aria-busy={isBusy || undefined} onClick={save}>
          {isBusy ? t.acts.working : t.addNote}
        </button>
      </p>
      <Failed one={one} acts={['note']} texts={t} />
    </details>
  );
}
