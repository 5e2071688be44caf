import type { ComponentProps } from 'react';
import type { PlainForm } from './plain-form.ts';
import type { FormHandle } from './useForm.ts';

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'action' | 'encType' | 'noValidate'> {
  form: FormHandle;
  hasFiles?: boolean;
}

/** A form that the script sends; where it is late or missing, the browser does. */
export function PostForm({ form, hasFiles, children, ...attributes }: Props) {
  const { plain, hydrated } = form;
  return (
    <form
      {...attributes}
      ref={form.ref}
      method="post"
      action={plain?.action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      {...form.events}
    >
      {plain && !hydrated && <HiddenFields of={plain} />}
      {children}
    </form>
  );
}

/** First, so that a form with files is known by them; the script sends them by itself. */
export function HiddenFields({ of }: { of: PlainForm }) {
  return of.fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
