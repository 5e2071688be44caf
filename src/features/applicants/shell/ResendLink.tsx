import { useEffect, useState } from 'react';
import layout from './layout.module.css';
import styles from './resend.module.css';
import { useShell } from './shell-context.ts';

async function fetchScript() {
  const { ResendForm } = await import('../forms/ResendForm.tsx');
  return { ResendForm };
}
type Script = Awaited<ReturnType<typeof fetchScript>>;
let script: Script | undefined;

/** Fetches the form for those who need it, so that it is drawn together with what stands around it. */
export async function prepareResendLink(): Promise<Script | undefined> {
  script ??= await fetchScript().catch(() => undefined);
  return script;
}

/** 'Send my link again': one answer for every address, so that nobody learns who has applied. */
export function ResendLink({ title = true }: { title?: boolean }) {
  const { resend, load } = useShell().texts;
  const [late, setLate] = useState<Script | 'loading' | 'failed'>(script ?? 'loading');
  const fetchForm = async () => {
    setLate('loading');
    setLate((await prepareResendLink()) ?? 'failed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, where it is not there yet
  useEffect(() => {
    if (!script) fetchForm();
  }, []);
  return (
    <section className={`card ${styles.resend}`} data-resend="">
      {title && <h2 className={layout.heading}>{resend.title}</h2>}
      {typeof late === 'object' && <late.ResendForm />}
      {late === 'failed' && (
        <>
          <p role="alert">{load.laterTitle}</p>
          <button type="button" className="btn line sml" onClick={fetchForm}>
            {load.retry}
          </button>
        </>
      )}
    </section>
  );
}
