import { useState } from 'react';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { LoadedResend, ResendPage } from '../forms/load-resend.ts';
import layout from './layout.module.css';
import styles from './resend.module.css';
import { useShell } from './shell-context.ts';

/** By the address of its texts: the server draws pages in each language. */
const scripts = new Map<string, LoadedResend>();

/** Fetches the form, so that it is drawn together with what stands around it. */
export async function prepareResendLink(page: ResendPage): Promise<LoadedResend | undefined> {
  const { startAddress } = page;
  const script =
    scripts.get(startAddress) ??
    (await import('../forms/load-resend.ts').then(({ loadResend }) => loadResend(page)).catch(() => undefined));
  if (script) scripts.set(startAddress, script);
  return script;
}

/** 'Send my link again': one answer for every address, so that nobody learns who has applied. */
export function ResendLink({ title = true }: { title?: boolean }) {
  const page = useShell();
  const { resend, load } = page.texts;
  const script = scripts.get(page.startAddress);
  // Not useLazyScript: it lies with the calls, 1.4 KB that no first view of an application needs.
  const [form, setForm] = useState<LoadedResend | 'loading' | 'failed'>(script ?? 'loading');
  const fetchForm = async () => {
    setForm('loading');
    setForm((await prepareResendLink(page)) ?? 'failed');
  };
  useOnMount(() => {
    if (!script) fetchForm();
  });
  return (
    <section className={`card ${styles.resend}`} data-resend="">
      {title && <h2 className={layout.heading}>{resend.title}</h2>}
      {typeof form === 'object' && <form.ResendForm texts={form.texts} />}
      {form === 'failed' && (
        <>
          <p role="alert">{load.laterTitle}</p>
          <button type="button" className="btn line small" onClick={fetchForm}>
            {load.retry}
          </button>
        </>
      )}
    </section>
  );
}
