import { type ReactNode, useState } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './PasswordField.module.css';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  texts: { show: string; hide: string; showPassword: string; hidePassword: string };
  /** Stands below the field, such as the strength. Its id describes the field. */
  children?: ReactNode;
}

/** A password field that can show its content, as phone keyboards make typing uncertain. Pasting works. */
export function PasswordField({ form, name, label, autoComplete, texts, children }: Props) {
  const [shown, setShown] = useState(false);
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const describedBy = [problem && `${id}-error`, children && `${id}-more`].filter(Boolean).join(' ');
  return (
    <div className={styles.whole}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <div className={styles.control}>
          <input
            id={id}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy || undefined}
          />
          {/* Hidden before the script runs, as it would not work. */}
          <button
            type="button"
            hidden={!form.hydrated}
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? texts.hide : texts.show}
          </button>
        </div>
        <FieldError id={id} problem={problem} />
      </div>
      {children && <div id={`${id}-more`}>{children}</div>}
    </div>
  );
}
