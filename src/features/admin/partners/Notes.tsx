import { useState } from 'react';
import { formatDateTime } from '#src/i18n/format.ts';
import { Deciders } from '../Deciders.tsx';
import { LongField } from '../LongField.tsx';
import { NotSaved } from '../NotSaved.tsx';
import { ActButton } from './ActButton.tsx';
import styles from './notes.module.css';
import type { AuditEntry } from './partner.ts';
import type { PartnerTexts } from './partners.text.ts';
import type { OnePartner } from './usePartner.ts';
import words from './words.module.css';

/** The notes that admins have left for each other, newest first, and a field for another one. */
export function Notes({ texts, one, notes }: { texts: PartnerTexts; one: OnePartner; notes: readonly AuditEntry[] }) {
  const { checkCard: t, detail } = texts;
  // The typed text stays until it is saved, which shows as one note more.
  const [typed, setTyped] = useState({ text: '', before: notes.length });
  const [isMissing, setMissing] = useState(false);
  const text = typed.before === notes.length ? typed.text : '';
  const save = () => {
    setMissing(!text.trim());
    if (text.trim()) one.addNote(text);
  };
  return (
    <div className={styles.notes}>
      <h3>{t.notes}</h3>
      {notes.length > 0 && (
        <ul>
          {notes.map(({ id, detail: note, actor_email: author, created_at: at }) => (
            <li key={id}>
              <p className={words.lines}>{note}</p>
              <p className="sm muted long">
                {author ?? detail.system}, <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Deciders>
        <LongField
          id="partner-note"
          label={t.noteLabel}
          hint={t.noteHint}
          value={text}
          onChange={(next) => setTyped({ text: next, before: notes.length })}
          problem={isMissing && !text.trim() ? t.noteMissing : undefined}
        />
        <p>
          <ActButton one={one} act="note" label={t.addNote} working={detail.working} look="line" onPress={save} />
        </p>
        <NotSaved doing={one.doing} acts={['note']} title={detail.notSaved} />
      </Deciders>
    </div>
  );
}
