import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DialogChoice } from '#src/ui/dialog/DialogChoice.tsx';
import type { HandoverTexts } from './handover.text.ts';

interface Props {
  texts: HandoverTexts;
  className: string;
  label: string;
  title: string;
  /** What leaving means; without it, the dialog asks only where something would be lost. */
  text?: string;
  onLeave: () => void;
}

/** Leaves the page, after a question where something could be lost. */
export function LeaveButton({ texts: t, className, label, title, text, onLeave }: Props) {
  const [asking, setAsking] = useState<{ unsent: boolean }>();
  const press = () => {
    const unsent = hasUnsent(document.forms);
    if (text || unsent) setAsking({ unsent });
    else onLeave();
  };
  return (
    <>
      <button type="button" className={className} onClick={press}>
        {label}
      </button>
      <Dialog open={asking !== undefined} title={title} onClose={() => setAsking(undefined)}>
        {text && <p>{text}</p>}
        {asking?.unsent && <p>{t.unsent}</p>}
        <DialogChoice cancel={t.stay} onCancel={() => setAsking(undefined)}>
          <button type="button" className="btn small" onClick={onLeave}>
            {label}
          </button>
        </DialogChoice>
      </Dialog>
    </>
  );
}

/** Whether a form holds something typed, ticked or chosen that the server has not taken yet. */
function hasUnsent(forms: Iterable<HTMLFormElement>): boolean {
  return [...forms].some((form) => [...form.elements].some(isChanged));
}

function isChanged(control: Element): boolean {
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
  return control.value.trim() !== control.defaultValue.trim();
}
