import { FieldError } from '../form/FieldError.tsx';
import type { FormHandle } from '../form/useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  choices: readonly (readonly [value: string, text: string])[];
  /** The initial value. */
  value?: string;
}

/** One of a few, as large boxes. The first one has the field's id, so that a list of faults leads to it. */
export function Radios({ form, name, label, choices, value }: Props) {
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  return (
    <fieldset className="group" aria-describedby={problem && `${id}-error`}>
      <legend className="label">{label}</legend>
      <div className="choices">
        {choices.map(([choice, text], index) => (
          <label key={choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${choice}`}
              name={name}
              value={choice}
              defaultChecked={choice === form.firstOf(name, value)}
              aria-invalid={problem ? true : undefined}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={id} problem={problem} />
    </fieldset>
  );
}
