import { useEffect, useRef, useState } from 'react';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { Note } from '#src/ui/Note.tsx';
import { useShell } from '../shell/shell-context.ts';
import { keepToken } from '../shell/tab-storage.ts';
import type { Flash } from '../shell/view.ts';
import type { Applicant } from './applicant.ts';

const CONFIRMATION_MILLISECONDS = 2000;

/** After steps 2 and 3: keeps the token at once, shows the confirmation for two seconds, then the new status. */
export function useConfirmation(token: string) {
  const { application } = useShell();
  const [arrived, setArrived] = useState<Applicant>();
  useOnChange(arrived, () => {
    if (!arrived) return;
    const timer = setTimeout(() => application.show(arrived, arrived.access_token || token), CONFIRMATION_MILLISECONDS);
    return () => clearTimeout(timer);
  });
  const confirm = (applicant: Applicant) => {
    keepToken(applicant.access_token || token);
    setArrived(applicant);
  };
  return { arrived: arrived !== undefined, confirm };
}

export function Confirmation({ title, text, tone = 'ok' }: Flash) {
  const ref = useRef<HTMLDivElement>(null);
  // The pressed button is gone; without this the focus would fall to the top of the page.
  // Where the whole screen is new, its heading takes the focus afterwards.
  useEffect(() => ref.current?.focus(), []);
  return <Note tone={tone} title={title} role="status" ref={ref} text={text} />;
}
