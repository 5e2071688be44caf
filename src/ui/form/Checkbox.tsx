import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  children: ReactNode;
  hint?: string;
  optional?: boolean;
  /** What is sent once it is ticked. */
  value?: string;
}

/** A checkbox whose label may hold a link. */
export function Checkbox({ form, name, children, hint, optional = false, value = 'true' }: Props) {
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        // In the browser it is as it stands in the page.
        defaultChecked={import.meta.env.SSR && form.firstOf(name) !== undefined}
        required={!optional}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <FieldError id={id} problem={problem} />
      </div>
    </div>
  );
}
