import { type ReactNode, useRef } from 'react';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { Clock } from '#src/ui/icons.tsx';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { Note } from '#src/ui/Note.tsx';
import { useAccount } from './account-context.ts';

interface Props {
  form: FormHandle;
  title: string;
  /** What the person can do about a refusal, by its code. */
  act?: (code: string) => ReactNode;
}

/**
 * Shows a refusal that is about no field. Too many tries, and what exists already, are shown in amber: the person did
 * nothing wrong.
 */
export function Refused({ form, title, act }: Props) {
  const { texts } = useAccount();
  const note = useRef<HTMLDivElement>(null);
  const { attempts, problems, sending } = form;
  // Once for each attempt, not when a fault is mended.
  useOnChange(attempts, () => {
    if (attempts > 0 && problems.length === 0) note.current?.focus();
  });

  if (sending.kind !== 'refused') return null;
  const isUnconfirmed = sending.code === 'email_not_confirmed';
  const heading = isUnconfirmed ? texts.form.notConfirmed : sending.paused ? texts.form.pause : title;
  return (
    <Note
      tone={sending.temporary || isUnconfirmed ? 'warn' : 'bad'}
      title={heading}
      role="alert"
      ref={note}
      {...(sending.paused ? { icon: Clock } : {})}
    >
      <p>{sending.message}</p>
      {act?.(sending.code)}
    </Note>
  );
}
