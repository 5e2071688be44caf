import type { FormHandle } from '../form/useForm.ts';

/** What the fields of a form have in common, where labels and initial values are known by the fields' names. */
export function fieldProps<Name extends string>(
  form: FormHandle,
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
) {
  return (name: Name) => ({ form, name, label: labels[name], value: String(values[name] ?? '') });
}
