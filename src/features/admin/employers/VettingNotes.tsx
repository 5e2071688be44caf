import { useState } from 'react';
import { formatDateTime } from '#src/i18n/format.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Deciders } from '../Deciders.tsx';
import { LongField } from '../LongField.tsx';
import { NotSaved } from '../NotSaved.tsx';
import styles from './employers.module.css';
import type { AdminEmployersTexts } from './employers.text.ts';
import type { EmployerFound } from './employers.ts';
import type { useEmployerDetail } from './useEmployerDetail.ts';

interface Props {
  texts: AdminEmployersTexts;
  found: EmployerFound;
  one: ReturnType<typeof useEmployerDetail>;
}

/** What admins have looked at, newest first, and a field for another note. */
export function VettingNotes({ texts: { detail: t }, found: { notes }, one }: Props) {
  // The typed text stays until it is saved, which shows as one note more.
  const [typed, setTyped] = useState({ text: '', before: notes.length });
  const [isMissing, setMissing] = useState(false);
  const text = typed.before === notes.length ? typed.text : '';
  const save = () => {
    setMissing(!text.trim());
    if (text.trim()) one.addNote(text);
  };
  return (
    <section className="card" data-notes="">
      <h2>{t.notes}</h2>
      <p className="sm muted">{t.notesText}</p>
      <ul className={styles.notes}>
        {notes.map(({ id, note, by_email: author, at }) => (
          <li key={id}>
            <p className={styles.lines}>{note}</p>
            <p className="sm muted long">
              {author ?? t.system}, <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Deciders>
        <LongField
          id="employer-note"
          label={t.noteLabel}
          hint={t.noteHint}
          value={text}
          onChange={(next) => setTyped({ text: next, before: notes.length })}
          problem={isMissing && !text.trim() ? t.noteMissing : undefined}
        />
        <p className={styles.acts}>
          <Button
            look="line small"
            isBusy={one.doing.kind === 'busy' && one.doing.act === 'note'}
            working={t.working}
            label={t.addNote}
            onClick={save}
          />
        </p>
        <NotSaved doing={one.doing} acts={NOTE} title={t.notSaved} />
      </Deciders>
    </section>
  );
}

const NOTE = ['note'] as const;
