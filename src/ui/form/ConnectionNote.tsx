import { takeFocus } from '../island/take-focus.ts';
import { Note } from '../Note.tsx';
import { Button } from '../parts/Button.tsx';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  texts: { offlineTitle: string; timeoutTitle: string; offlineText: string; retry: string };
}

/** Says that the connection failed, in amber since nobody did anything wrong, and offers another try. */
export function ConnectionNote({ form, texts }: Props) {
  const { sending } = form;
  if (sending.kind !== 'unreachable') return null;
  const retry = () => {
    // This note goes while sending; the focus must not go with it.
    form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.submit();
  };
  return (
    <Note
      tone="warn"
      title={sending.reason === 'timeout' ? texts.timeoutTitle : texts.offlineTitle}
      role="alert"
      ref={takeFocus}
    >
      <p>{texts.offlineText}</p>
      <p>
        <Button look="line small" label={texts.retry} onClick={retry} />
      </p>
    </Note>
  );
}
