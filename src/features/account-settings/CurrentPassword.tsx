import { Field } from '#src/ui/form/Field.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { useAccountSettings } from './account-settings-context.ts';

interface Props {
  form: FormHandle;
  name?: string;
  label: string;
}

/** Who is signed in shows that it is still them. */
export function CurrentPassword({ form, name = 'password', label }: Props) {
  const { texts } = useAccountSettings();
  return <PasswordField form={form} name={name} label={label} autoComplete="current-password" texts={texts.fields} />;
}

interface BothProps {
  form: FormHandle;
  texts: Record<'password' | 'code' | 'codeHint', string>;
}

/** The password, and a code of the app. */
export function BothFactors({ form, texts: t }: BothProps) {
  return (
    <>
      <CurrentPassword form={form} label={t.password} />
      <Field form={form} name="code" label={t.code} hint={t.codeHint} autoComplete="one-time-code" />
    </>
  );
}
