import { useState } from 'react';

/**
 * A reason that has to be given. What was typed stays until it was taken. `missing`: said where it is not given. `draft`:
 * where what was typed is kept, if not here.
 */
export function useReason(missing: string, draft?: [text: string, write: (text: string) => void]) {
  const own = useState('');
  const [value, setValue] = draft ?? own;
  const [isMissing, setMissing] = useState(false);
  const isGiven = value.trim() !== '';
  return {
    value,
    field: { value, onChange: setValue, problem: isMissing && !isGiven ? missing : undefined },
    /** Whether it is given; says it at the field where not. */
    check: () => {
      setMissing(!isGiven);
      return isGiven;
    },
    clear: () => setValue(''),
  };
}
