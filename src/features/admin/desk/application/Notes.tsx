import { useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { formatDateTime } from '#src/i18n/format.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../../Deciders.tsx';
import { LongField } from '../../LongField.tsx';
import { useDraft } from '../drafts.ts';
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
export function Notes({ texts: t, one, application: { id: applicationId, notes } }: Props) {
  const [text, setText] = useDraft(applicationId, 'note');
  // Whoever comes back to what they were writing sees it.
  const [isOpen, setOpen] = useState(text !== '');
  const [isMissing, setMissing] = useState(false);
  const isBusy = one.doing.kind === 'busy' && one.doing.act === 'note';
  const save = () => {
    setMissing(!text.trim());
    if (text.trim()) one.addNote(text);
  };
  return (
    <details className="fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
      <Deciders>
        <LongField
          id="application-note"
          label={t.noteLabel}
          hint={t.noteHint}
          value={text}
          onChange={setText}
          problem={isMissing && !text.trim() ? t.noteMissing : undefined}
        />
        <p>
          <Button look="line small" isBusy={isBusy} working={t.acts.working} label={t.addNote} onClick={save} />
        </p>
        <Failed one={one} acts={['note']} texts={t} />
      </Deciders>
    </details>
  );
}
