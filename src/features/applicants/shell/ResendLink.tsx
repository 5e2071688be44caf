import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import type { LoadedResend, ResendPage } from '../forms/load-resend.ts';
import layout from './layout.module.css';
import styles from './resend.module.css';
import { useShell } from './shell-context.ts';

let script: LoadedResend | undefined;

/** Fetches the form, so that it is drawn together with what stands around it. */
export async function prepareResendLink(page: ResendPage): Promise<LoadedResend | undefined> {
  script ??= await import('../forms/load-resend.ts').then(({ loadResend }) => loadResend(page)).catch(() => undefined);
  return script;
}

/** 'Send my link again': one answer for every address, so that nobody learns who has applied. */
export function ResendLink({ title = true }: { title?: boolean }) {
  const page = useShell();
  const { resend, load } = page.texts;
  const { lazy, retry } = useLazyScript(async () => (await prepareResendLink(page)) ?? Promise.reject(), script);
  return (
    <section className={`card ${styles.resend}`} data-resend="">
      {title && <h2 className={layout.heading}>{resend.title}</h2>}
      {lazy.kind === 'ready' && <lazy.script.ResendForm texts={lazy.script.texts} />}
      {lazy.kind === 'failed' && (
        <>
          <p role="alert">{load.laterTitle}</p>
          <button type="button" className="btn line sml" onClick={retry}>
            {load.retry}
          </button>
        </>
      )}
    </section>
  );
}
