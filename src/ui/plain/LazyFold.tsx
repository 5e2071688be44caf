import { type ReactNode, useContext, useRef, useState } from 'react';
import { PlainFormsContext, useHydrated } from '../form/plain-form.ts';

interface Props {
  summary: ReactNode;
  className?: string | undefined;
  /** Of the form inside: it is open where that was refused. */
  form: string;
  /** Whether it is drawn anew with each opening. */
  isFresh?: boolean;
  children: ReactNode;
}

/** Something that is drawn when somebody opens it; where the script is late or missing, before that. */
export function LazyFold({ summary, className = 'fold', form, isFresh = true, children }: Props) {
  const isRefused = useContext(PlainFormsContext)?.refused?.id === form;
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(isRefused);
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={fold}
      className={className}
      open={isRefused || undefined}
      onToggle={({ currentTarget: { open } }) => setOpen((before) => open || (before && !isFresh))}
    >
      <summary>{summary}</summary>
      {/* Somebody may have opened it, and typed, before the script ran. */}
      {(isOpen || !hydrated || fold.current?.open) && children}
    </details>
  );
}
