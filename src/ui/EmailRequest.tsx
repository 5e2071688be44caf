import type { ComponentProps, ReactNode } from 'react';
import { Field } from './form/Field.tsx';
import { FormEnd } from './form/FormEnd.tsx';
import { PostForm } from './form/PostForm.tsx';
import type { FormHandle } from './form/useForm.ts';
import { Mail } from './icons.tsx';
import { takeFocus } from './island/take-focus.ts';
import { Note } from './Note.tsx';
import { Button } from './parts/Button.tsx';

interface Props {
  form: FormHandle;
  /** Where nothing else says why the form was refused. */
  id?: string;
  label: string;
  /** 'username' where the address is the name to sign in with. */
  autoComplete: 'email' | 'username';
  submit: string;
  texts: ComponentProps<typeof FormEnd>['texts'];
  /** The server's refusal, shown above the field. */
  children?: ReactNode;
}

/** Asks for a link by mail: an address and a button. */
export function EmailRequest({ form, id, label, autoComplete, submit, texts, children }: Props) {
  return (
    <PostForm form={form} id={id} className="stack">
      {children}
      <Field form={form} name="email" label={label} type="email" autoComplete={autoComplete} inputMode="email" />
      <FormEnd form={form} label={submit} texts={texts} ready />
    </PostForm>
  );
}

interface SentProps {
  texts: Record<'sentTitle' | 'sentText' | 'sentHint' | 'other', string>;
  /** Back to the form, for another address. */
  onOther: () => void;
}

/** Stands in the form's place once the link was asked for. */
export function LinkSent({ texts: t, onOther }: SentProps) {
  return (
    <>
      <Note tone="ok" title={t.sentTitle} icon={Mail} role="status" ref={takeFocus} text={t.sentText} />
      <p className="sm muted">{t.sentHint}</p>
      <p>
        <Button look="line small" label={t.other} onClick={onOther} />
      </p>
    </>
  );
}
