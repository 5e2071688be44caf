import { type PasswordProfile, strengthOf, strengthScore } from '#contract/accounts/password.ts';
import type { FormHandle } from '../form/useForm.ts';
import { PasswordField } from './PasswordField.tsx';
import { rulesOf } from './password-rules.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

type Texts = Parameters<typeof PasswordField>[0]['texts'] &
  Parameters<typeof StrengthMeter>[0]['texts'] &
  Parameters<typeof rulesOf>[2] &
  Record<'weak' | 'medium' | 'strong' | 'strongButOpen', string>;

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
  const score = strengthScore(typed);
  const strength = strengthOf(score);
  const rules = rulesOf(typed, profile, texts);
  const isOpen = strength === 'strong' && rules.some(({ kept }) => !kept);
  return (
    <>
      <PasswordField form={form} name="password" label={label} autoComplete="new-password" texts={texts}>
        <StrengthMeter
          score={score}
          look={strength}
          word={typed ? texts[isOpen ? 'strongButOpen' : strength] : undefined}
          rules={rules}
          texts={texts}
        />
      </PasswordField>
      <PasswordField form={form} name="password_confirm" label={repeat} autoComplete="new-password" texts={texts} />
    </>
  );
}
