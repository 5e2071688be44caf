import { Field } from '#src/ui/form/Field.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useAccount } from './account-context.ts';

/** The account's address; 'username' where it is the name to sign in with. */
export function AccountEmail({
  form,
  autoComplete = 'email',
}: {
  form: FormHandle;
  autoComplete?: 'email' | 'username';
}) {
  const { email } = useAccount().texts.fields;
  return <Field form={form} name="email" label={email} type="email" autoComplete={autoComplete} inputMode="email" />;
}
