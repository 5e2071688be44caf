import { FieldError } from '../form/Field.tsx';
import type { FormHandle } from '../form/useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint?: string;
  /** The word for 'optional'; a field without it is required. */
  optional?: string;
  /** The initial value. */
  value?: string;
}

/** A field of a form for several lines, uncontrolled by React as `Field` is. */
export function Lines({ form, name, label, hint, optional, value }: Props) {
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
      <textarea
        id={id}
        name={name}
        rows={3}
        defaultValue={form.firstOf(name, value)}
        required={!optional}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <FieldError id={id} problem={problem} />
    </div>
  );
}
