import { useEffect, useRef } from 'react';
import { MAX_NOTE_CHARACTERS } from '#contract/limits.ts';

interface Props {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** A field for several lines. It takes the focus when something is wrong with it. */
export function LongField({ id, label, hint, value, onChange, problem }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <textarea
        id={id}
        ref={field}
        rows={3}
        maxLength={MAX_NOTE_CHARACTERS}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p className="err" id={`${id}-error`}>
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
