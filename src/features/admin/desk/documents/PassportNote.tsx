import { type FormEvent, useId, useState } from 'react';
import { fill } from '#contract/fill.ts';
import { readDay } from '#contract/read-day.ts';
import { dateInWords, formatDate, formatDateTime } from '#src/i18n/format.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import styles from './checks.module.css';
import type { DocumentTexts } from './documents.text.ts';
import { endsTooEarly } from './passport-expiry.ts';
import type { Checked, Note } from './useChecks.ts';

interface Props extends TextProps<DocumentTexts> {
  noted: Checked['passport'];
  /** Resolves to what was kept; undefined where nothing was. */
  onSave: (note: Note) => Promise<Checked | undefined>;
  canDecide: boolean;
  /** ISO day. */
  seasonEndsOn: string;
}

/** Number and expiry, for whoever books and applies later. What was typed stays until it is kept. */
export function PassportNote({ lang, texts: { passport: t }, noted, seasonEndsOn, onSave, canDecide }: Props) {
  const id = useId();
  const [number, setNumber] = useState(noted?.number ?? '');
  const [expires, setExpires] = useState(noted?.expires_on ?? '');
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const kept = await onSave({ number, expires_on: expires });
    if (kept) setNumber(kept.passport?.number ?? '');
    setSaving(false);
  };
  const isEarly = endsTooEarly(readDay(expires), seasonEndsOn);
  return (
    <form className={styles.passport} onSubmit={save} noValidate>
      {canDecide && (
        <fieldset>
          <legend>{t.title}</legend>
          <div className={styles.fields}>
            <div className="field">
              <label htmlFor={`${id}-number`}>{t.number}</label>
              <input
                id={`${id}-number`}
                value={number}
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                onChange={({ target }) => setNumber(target.value)}
              />
            </div>
            <div className="field">
              <label htmlFor={`${id}-expires`}>{t.expires}</label>
              <input
                id={`${id}-expires`}
                type="date"
                value={expires}
                autoComplete="off"
                aria-describedby={isEarly ? `${id}-early` : undefined}
                onChange={({ target }) => setExpires(target.value)}
              />
            </div>
            <button type="submit" className="btn line small" aria-busy={isSaving || undefined}>
              {isSaving ? t.saving : t.save}
            </button>
          </div>
        </fieldset>
      )}
      {isEarly && (
        <p className={styles.early} id={`${id}-early`}>
          {fill(t.early, { end: dateInWords(seasonEndsOn, lang) })}
        </p>
      )}
      <p className={styles.who} role="status">
        {noted &&
          fill(t.saved, {
            number: noted.number || '–',
            expires: noted.expires_on ? formatDate(noted.expires_on) : '–',
            by: noted.by,
            at: formatDateTime(noted.at),
          })}
      </p>
    </form>
  );
}
