import type { PasswordProfile } from '#contract/accounts/password.ts';
import { type Strength, strengthOf, strengthScore } from '#contract/accounts/password.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import type { FormHandle } from '../form/useForm.ts';
import { rulesOf } from './password-rules.ts';
import styles from './StrengthMeter.module.css';

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

interface Rule {
  label: string;
  kept: boolean;
}

interface StrengthMeterProps {
  typed: string;
  rules: readonly Rule[];
  texts: Record<Strength | 'almost' | 'strength' | 'kept' | 'open', string>;
}

const BLOCKS = [1, 2, 3, 4, 5];

/** Says while typing how strong a password is and what it still lacks. Blocks, words and icons say the same. */
function StrengthMeter({ typed, rules, texts }: StrengthMeterProps) {
  const score = strengthScore(typed);
  const strength = strengthOf(score);
  const isOpen = rules.some(({ kept }) => !kept);
  return (
    <div className={styles.strength}>
      <div className={`${styles.meter} ${styles[strength]}`}>
        {BLOCKS.map((block) => (
          <i key={block} className={block <= score ? styles.on : undefined} />
        ))}
        <span role="status">
          {typed && (
            <>
              <span className="visually-hidden">{texts.strength}: </span>
              {texts[strength === 'strong' && isOpen ? 'almost' : strength]}
            </>
          )}
        </span>
      </div>
      <ul className={styles.rules}>
        {rules.map(({ label, kept }) => (
          <li key={label} className={kept ? styles.kept : undefined}>
            {label}
            <span className="visually-hidden">: {kept ? texts.kept : texts.open}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
