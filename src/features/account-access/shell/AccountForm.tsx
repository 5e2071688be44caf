import type { ReactNode } from 'react';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { FirstFault } from '#src/ui/form-errors/FirstFault.tsx';
import { useAccount } from './account-context.ts';
import { Refused } from './Refused.tsx';

interface Props {
  form: FormHandle;
  /** The title over a refusal that is about no single field. */
  failedTitle: string;
  submit: string;
  act?: (code: string) => ReactNode;
  children?: ReactNode;
}

/** A short form: refusals, fields, lost connection, button. */
export function AccountForm({ form, failedTitle, submit, act, children }: Props) {
  const { texts } = useAccount();
  return (
    // Without a script the form must not write a password into the address.
    <form ref={form.ref} className="stack" method="post" noValidate {...form.events}>
      <Refused form={form} title={failedTitle} {...(act ? { act } : {})} />
      {children}
      <FormEnd form={form} label={submit} texts={texts.form} ready />
      <FirstFault form={form} />
    </form>
  );
}
