import { fill } from '#contract/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  /** The last day as ISO date; null: the programme does not allow it. */
  until: string | null;
  text: string;
  hint: string;
}

/** The choice to send a document by a later day. */
export function Follows({ form, name, until, text, hint }: Props) {
  return (
    until && (
      <Checkbox form={form} name={name} optional hint={hint}>
        {fill(text, { date: formatDate(until) })}
      </Checkbox>
    )
  );
}
