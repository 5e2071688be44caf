import type { AriaAttributes, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The word for 'optional'. */
  optional?: string | undefined;
  problem?: string | undefined;
  className?: string | undefined;
  /** The control, which takes these attributes. */
  children: (control: { id: string } & AriaAttributes) => ReactNode;
}

/** Label, hint, error and control, tied together for screen readers. */
export function Labelled({ id, label, hint, optional, problem, className = '', children }: Props) {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy || undefined })}
      <FieldError id={id} problem={problem} />
    </div>
  );
}
