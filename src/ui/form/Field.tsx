import type { HTMLAttributes } from 'react';
import { Labelled } from './Labelled.tsx';
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

/** A field of a form on one line. The control stays uncontrolled by React. */
export function Field({ form, name, label, hint, optional, type = 'text', autoComplete, value, inputMode }: Props) {
  return (
    <Labelled id={form.idOf(name)} problem={form.problemOf(name)} {...{ label, hint, optional }}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          autoComplete={autoComplete}
          defaultValue={form.firstOf(name, value)}
          inputMode={inputMode}
          required={!optional}
        />
      )}
    </Labelled>
  );
}
