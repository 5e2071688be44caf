import { type KeyboardEvent, useState } from 'react';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { MAX_REASON_CHARACTERS } from '#contract/limits.ts';
import { useDraft } from '../drafts.ts';
import styles from './application.module.css';
import type { ApplicationTexts, ReadyReason } from './application.text.ts';
import { shortName } from './desk-application.ts';

/** A ready reason and own words; one of them is enough. `about`: what is decided, for which they are kept. */
export function useReason(applicationId: string, about: string) {
  const [draftKey, setKey] = useDraft(applicationId, `${about} key`);
  const [own, setOwn] = useDraft(applicationId, `${about} own`);
  const key = draftKey || undefined;
  const [wasMissing, setMissing] = useState(false);
  const isGiven = key !== undefined || own.trim() !== '';
  return {
    key,
    own,
    setKey: (next: string | undefined) => setKey(next ?? ''),
    setOwn,
    /** The fields of a decision. */
    given: { ...(key !== undefined && { reason_key: key }), ...(own.trim() && { reason: own }) },
    isGiven,
    isMissing: wasMissing && !isGiven,
    /** Says whether there is a reason, and shows where not. */
    check: () => {
      setMissing(!isGiven);
      return isGiven;
    },
  };
}
export type Reason = ReturnType<typeof useReason>;

interface Props {
  id: string;
  texts: ApplicationTexts;
  application: DeskApplication;
  ready: readonly ReadyReason[];
  reason: Reason;
}

/** The ready reasons, each by its number, and a field for own words in the language that the applicant reads. */
export function ReasonFields({ id, texts: { acts: t }, application, ready, reason }: Props) {
  const name = shortName(application);
  const byNumber = (event: KeyboardEvent<HTMLElement>) => {
    const picked = ready[Number(event.key) - 1];
    if (!picked || (event.target as HTMLElement).tagName === 'TEXTAREA') return;
    event.preventDefault();
    reason.setKey(picked.key);
    event.currentTarget.querySelectorAll('input')[Number(event.key) - 1]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: numbers are a shorter way to the radio buttons inside
    <div onKeyDown={byNumber}>
      <fieldset className={styles.reasons} aria-describedby={reason.isMissing ? `${id}-missing` : undefined}>
        <legend className="label">{t.reasonLegend}</legend>
        {ready.map(({ key, text }, index) => (
          <label key={key}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={reason.key === key}
              onChange={() => reason.setKey(key)}
            />
            <span>{text}</span>
            <span className={styles.key} aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={`${id}-reason`}
            checked={reason.key === undefined}
            onChange={() => reason.setKey(undefined)}
          />
          <span>{t.ownWordsOnly}</span>
        </label>
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-own`}>{t.ownWords}</label>
        <span className="hint" id={`${id}-hint`}>
          {fill(t.writeIn[application.lang], { name })}
        </span>
        <textarea
          id={`${id}-own`}
          rows={3}
          lang={application.lang}
          maxLength={MAX_REASON_CHARACTERS}
          value={reason.own}
          aria-invalid={reason.isMissing || undefined}
          aria-describedby={reason.isMissing ? `${id}-hint ${id}-missing` : `${id}-hint`}
          onChange={(event) => reason.setOwn(event.target.value)}
        />
        {reason.isMissing && (
          <p className="err" id={`${id}-missing`} role="alert">
            <span>{fill(t.reasonMissing, { name })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
