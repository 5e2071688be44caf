import { useRef, useState } from 'react';
import { useOnMount } from '../island/on-change.ts';
import { Note } from '../Note.tsx';
import type { FormHandle } from './useForm.ts';

interface Props {
  form: FormHandle;
  texts: { offlineTitle: string; timeoutTitle: string; backTitle?: string; offlineText: string; retry: string };
}

/**
 * Says that the connection failed, in amber since nobody did anything wrong, and offers another try. Where there is a
 * network again it asks whether to send now: nothing goes by itself.
 */
export function ConnectionNote({ form, texts }: Props) {
  const { sending } = form;
  return sending.kind === 'unreachable' && <Failed {...{ form, texts }} isSlow={sending.reason === 'timeout'} />;
}

function Failed({ form, texts, isSlow }: Props & { isSlow: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [back, setBack] = useState<string>();
  useOnMount(() => {
    ref.current?.focus();
    const onBack = () => setBack(texts.backTitle);
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  });
  const retry = () => {
    // This note goes while sending; the focus must not go with it.
    form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.submit();
  };
  return (
    <Note tone="warn" title={back ?? (isSlow ? texts.timeoutTitle : texts.offlineTitle)} role="alert" ref={ref}>
      <p>{texts.offlineText}</p>
      <p>
        <button type="button" className="btn line small" onClick={retry}>
          {texts.retry}
        </button>
      </p>
    </Note>
  );
}
