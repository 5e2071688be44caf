import { Labelled } from '../form/Labelled.tsx';
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
  const first = form.firstOf(name, value) ?? '';
  return (
    <Labelled id={form.idOf(name)} problem={form.problemOf(name)} {...{ label, hint, optional }}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={Math.max(3, first.split('\n').length + 1)}
          defaultValue={first}
          required={!optional}
        />
      )}
    </Labelled>
  );
}
