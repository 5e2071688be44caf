import { useState } from 'react';
import { SENDING } from '#contract/documents/sending.text.ts';
import type { Lang } from '#contract/languages.ts';
import type { FormHandle } from '../form/useForm.ts';
import { useOnChange } from '../island/on-change.ts';

const PATIENCE_MILLISECONDS = 10_000;

/** Whether no byte was sent for a while. */
export function useStalled(loadedBytes: number): boolean {
  const [isStill, setStill] = useState(false);
  useOnChange(loadedBytes, () => {
    setStill(false);
    const timer = setTimeout(() => setStill(true), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  });
  return isStill;
}

/** Says what can be done about a stalled upload, instead of guessing how long it takes. */
export function UploadStalled({ form, lang }: { form: FormHandle; lang: Lang }) {
  const again = () => {
    form.cancel();
    // The aborted request answers first.
    setTimeout(form.submit);
  };
  return (
    <span role="status" className="row">
      <span className="hint">{SENDING.still[lang]}</span>
      <span className="row">
        <button type="button" className="btn line small" onClick={again}>
          {SENDING.again[lang]}
        </button>
        <button type="button" className="btn line small" onClick={form.cancel}>
          {SENDING.stop[lang]}
        </button>
      </span>
    </span>
  );
}
