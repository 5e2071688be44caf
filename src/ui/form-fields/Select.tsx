import { Labelled } from '../form/Labelled.tsx';
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
  return (
    <Labelled id={form.idOf(name)} problem={form.problemOf(name)} {...{ label, hint }}>
      {(control) => (
        <select {...control} name={name} defaultValue={form.firstOf(name, value)}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
