import { useState } from 'react';
import type { FormHandle } from '../form/useForm.ts';
import { useOnChange } from '../island/on-change.ts';

/**
 * At the end of a short form, which has no summary of its faults: the first wrong field takes the focus, and its fault
 * is read out with it. Whoever pressed Enter in that field is there already: then the fault is said by itself.
 */
export function FirstFault({ form: { attempts, problems, idOf } }: { form: FormHandle }) {
  const [isThere, setThere] = useState(false);
  const [first] = problems;
  // Once for each attempt, not when a fault is mended.
  useOnChange(attempts, () => {
    const field = attempts > 0 && first && document.getElementById(idOf(first.path));
    if (!field) return;
    setThere(field === document.activeElement);
    field.focus();
  });
  if (!isThere || !first) return null;
  return (
    // Another element each time, so that the same sentence is said again.
    <p key={attempts} className="visually-hidden" role="alert">
      {first.message}
    </p>
  );
}
