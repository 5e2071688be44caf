import { FieldError } from '../form/Field.tsx';
import type { FormHandle } from '../form/useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint?: string;
  /** What stands there while nothing is chosen. */
  none?: string;
  choices: readonly (readonly [value: string, text: string])[];
  /** The initial value. */
  value?: string;
}

/** One of many. */
export function Select({ form, name, label, hint, none, choices, value }: Props) {
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <select
        id={id}
        name={name}
        defaultValue={form.firstOf(name, value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={id} problem={problem} />
    </div>
  );
}
