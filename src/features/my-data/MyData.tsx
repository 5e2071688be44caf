import { Suspense, useEffect, useRef } from 'react';
import type { Finished } from '#contract/finished-page.ts';
import { type PlainForms, PlainFormsContext } from '#src/ui/form/plain-form.ts';
import { ErrorBoundary } from '#src/ui/island/ErrorBoundary.tsx';
import { type FinishedProps, type Taken, useFirst, useTaken } from '#src/ui/island/finished.ts';
import { useLazyScript } from '#src/ui/lazy/useLazyScript.ts';
import { Note } from '#src/ui/Note.tsx';
import { RetryNote } from '#src/ui/RetryNote.tsx';
import { AskForLink } from './AskForLink.tsx';
import styles from './my-data.module.css';
import { MyDataContext } from './my-data-context.ts';
import type { MyDataProps } from './my-data-props.ts';
import { type DrawnData, takeOver, useOwnData } from './useOwnData.ts';

/** /my-data: by a link of the last hour, or with a student's account. */
export function MyData(props: MyDataProps & FinishedProps<DrawnData>) {
  const taken = useTaken(props, (finished) => takeOver(props, finished));
  return (
    <ErrorBoundary texts={props.errorScreen} supportHref={props.support}>
      <Suspense>
        <Page {...props} taken={taken} />
      </Suspense>
    </ErrorBoundary>
  );
}

MyData.load = takeOver;

function Page({ taken, ...props }: MyDataProps & { taken: Taken<DrawnData> }) {
  const first = useFirst(taken);
  const { view, load, show, onErased } = useOwnData(props, first);
  const { page: t } = props.texts;
  const finished = first && view === first.view ? first.finished : undefined;
  return (
    <PlainFormsContext value={finished && plainForms(props, finished)}>
      <div className={`wrap ${styles.screen}`} data-my-data={view.kind}>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {view.kind === 'ready' && finished?.done && (
          <Note tone="ok" title={t.doneTitle} role="status" text={t.doneText} />
        )}
        {finished?.refused?.isGone && (
          <Note tone="warn" title={t.refusedTitle} role="alert" text={finished.refused.message} />
        )}
        {view.kind === 'loading' && (
          <p className="muted" role="status" aria-busy="true">
            {t.loading}
          </p>
        )}
        {view.kind === 'failed' && (
          <RetryNote title={t.failedTitle} message={view.message} retry={t.retry} onRetry={load} />
        )}
        {view.kind === 'erased' && <Erased {...props.texts.erased} />}
        {view.kind === 'ask' && <AskForLink {...props} why={view.why} />}
        {view.kind === 'ready' && (
          <MyDataContext value={{ ...props, data: view.data, token: view.token, show, load, onErased }}>
            {first?.sections ? <first.sections.Sections /> : <LazySections retry={t.retry} failed={t.failed} />}
          </MyDataContext>
        )}
      </div>
    </PlainFormsContext>
  );
}

/** What the forms of the page bring where the browser sends them by itself. */
function plainForms({ lang, texts }: MyDataProps, { page, token, refused }: Finished): PlainForms {
  const fields = { ...(token && { data_token: token }), lang };
  return { refused, written: { page, fields, sure: texts.form.sure } };
}

/** In a script of their own: whoever only asks for the link does not need them. */
function LazySections({ failed, retry: label }: { failed: string; retry: string }) {
  const { lazy, retry } = useLazyScript(() => import('./Sections.tsx'));
  if (lazy.kind === 'ready') return <lazy.script.Sections />;
  if (lazy.kind === 'loading') return null;
  return (
    <Note tone="warn" title={failed} role="alert">
      <p>
        <button type="button" className="btn line small" onClick={retry}>
          {label}
        </button>
      </p>
    </Note>
  );
}

/** Takes the focus: the button that had it is gone. */
function Erased({ title, text }: MyDataProps['texts']['erased']) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return <Note tone="ok" title={title} role="status" ref={note} text={text} />;
}
