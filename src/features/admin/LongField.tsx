import { useEffect, useRef } from 'react';
import { MAX_NOTE_CHARACTERS } from '#contract/limits.ts';
import { Labelled } from '#src/ui/form/Labelled.tsx';
import { useAskBeforeLeaving } from '#src/ui/useAskBeforeLeaving.ts';

interface Props {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** A field for several lines. It takes the focus when something is wrong with it. */
export function LongField({ id, label, hint, value, onChange, problem }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  useAskBeforeLeaving(value !== '');
  return (
    <Labelled {...{ id, label, hint, problem }}>
      {(control) => (
        <textarea
          {...control}
          ref={field}
          rows={3}
          maxLength={MAX_NOTE_CHARACTERS}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
