import type { ComponentProps } from 'react';
import type { FormHandle } from './useForm.ts';

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'action' | 'noValidate'> {
  form: FormHandle;
}

/** A form that the script sends; where it is late or missing, the browser does. */
export function PostForm({ form, children, ...attributes }: Props) {
  const { plain, hydrated } = form;
  return (
    <form
      {...attributes}
      {...(import.meta.env.SSR && plain?.form)}
      {...(import.meta.env.SSR && attributes.encType && plain?.photos)}
      {...form.events}
      ref={form.ref}
      method="post"
      noValidate
    >
      {/* First, so that it comes before any file; the script sends such fields by itself. */}
      {plain && !hydrated && <input type="hidden" name="fixed" value={plain.fixed} />}
      {children}
    </form>
  );
}
