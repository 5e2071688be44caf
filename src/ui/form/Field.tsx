import type { HTMLAttributes } from 'react';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint?: string;
  /** The word for 'optional'; a field without it is required. */
  optional?: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete: string;
  /** The initial value. */
  value?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** Label, hint, error and control, tied together for screen readers. The control stays uncontrolled by React. */
export function Field({ form, name, label, hint, optional, type = 'text', autoComplete, value, inputMode }: Props) {
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={form.firstOf(name, value)}
        inputMode={inputMode}
        required={!optional}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <FieldError id={id} problem={problem} />
    </div>
  );
}

export function FieldError({ id, problem }: { id: string; problem: string | undefined }) {
  if (!problem) return null;
  return (
    <p className="err" id={`${id}-error`}>
      <span>{problem}</span>
    </p>
  );
}
