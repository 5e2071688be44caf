import type { PasswordProfile } from '#contract/accounts/password.ts';
import type { FormHandle } from '../form/useForm.ts';
import { PasswordField } from './PasswordField.tsx';
import { rulesOf } from './password-rules.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

type Texts = Parameters<typeof PasswordField>[0]['texts'] &
  Parameters<typeof StrengthMeter>[0]['texts'] &
  Parameters<typeof rulesOf>[2];

interface Props {
  form: FormHandle;
  profile: PasswordProfile;
  label: string;
  repeat: string;
  texts: Texts;
}

/** Fields for a new password and its repetition, with its strength: `password` and `password_confirm`. */
export function NewPassword({ form, profile, label, repeat, texts }: Props) {
  const typed = String(form.entries.get('password') ?? '');
  return (
    <>
      <PasswordField form={form} name="password" label={label} autoComplete="new-password" texts={texts}>
        <StrengthMeter typed={typed} rules={rulesOf(typed, profile, texts)} texts={texts} />
      </PasswordField>
      <PasswordField form={form} name="password_confirm" label={repeat} autoComplete="new-password" texts={texts} />
    </>
  );
}
