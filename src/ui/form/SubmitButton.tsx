import type { Progress } from './upload-progress.ts';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  label: string;
  texts: { sending: string; keepOpen: string; arriving: string };
  ready: boolean;
  /** Says what is missing, or what comes next. */
  hint?: string;
  /** 'full': the main button of a page, as wide as it; 'line' and 'bad' are smaller, 'bad' destroys something. */
  look?: 'full' | 'line' | 'small' | 'bad' | 'bad small';
}

/** Disabled only once the script runs, and never while sending, as it would lose the focus. */
export function SubmitButton({ form, label, texts, ready, hint, look = 'full' }: Props) {
  const busy = form.sending.kind === 'sending';
  const hintId = form.idOf('submit-hint');
  return (
    <>
      <button
        type="submit"
        className={`btn ${look}`}
        disabled={form.hydrated && !ready}
        aria-busy={busy || undefined}
        aria-describedby={hint && hintId}
      >
        {busy ? texts.sending : label}
      </button>
      {hint && (
        <p className="hint" id={hintId} aria-live="polite">
          {form.sending.kind === 'sending' ? busyHint(form.sending.progress, texts) : !form.isFilling && hint}
        </p>
      )}
    </>
  );
}

function busyHint({ loaded, total }: Progress, texts: Props['texts']): string {
  return total > 0 && loaded >= total ? texts.arriving : texts.keepOpen;
}
