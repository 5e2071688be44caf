import type { ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  children: ReactNode;
}

/** One box to tick, required. The label may hold a link. */
export function Checkbox({ form, name, children }: Props) {
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="true"
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        <FieldError id={id} problem={problem} />
      </div>
    </div>
  );
}
