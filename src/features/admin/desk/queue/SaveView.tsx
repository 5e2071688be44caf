import { type FormEvent, useState } from 'react';
import { MAX_VIEW_NAME_CHARACTERS } from '#contract/limits.ts';
import type { QueueTexts } from './queue.text.ts';
import styles from './queue-head.module.css';
import type { QueueQuery } from './queue-query.ts';
import type { Views } from './useViews.ts';

/** A name for the filters that are set. What was typed stays until it is saved. */
export function SaveView({ texts: t, query, saved }: { texts: QueueTexts['views']; query: QueueQuery; saved: Views }) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isBlank = name.trim() === '';
    setMissing(isBlank);
    if (!isBlank && (await saved.save(name, query))) setName('');
  };
  const problem = isMissing && name.trim() === '' ? t.nameMissing : saved.fault;
  return (
    <form className={styles.save} onSubmit={save} noValidate>
      <div className="field">
        <label htmlFor="queue-view-name">{t.name}</label>
        <input
          id="queue-view-name"
          autoComplete="off"
          maxLength={MAX_VIEW_NAME_CHARACTERS}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : 'queue-view-problem'}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {problem !== undefined && (
          <span className="err" id="queue-view-problem" role="alert">
            {problem}
          </span>
        )}
      </div>
      <button type="submit" className="btn line small">
        {t.save}
      </button>
    </form>
  );
}
