import { type MouseEvent, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import type { FormHandle } from '../form/useForm.ts';
import { Note } from '../Note.tsx';

interface Props {
  form: FormHandle;
  labels: Readonly<Record<string, string>>;
  texts: { summaryOne: string; summaryMany: string; refusedTitle: string };
}

/** Lists all faults above the form. Takes the focus after each refused attempt and links to each field. */
export function ErrorSummary({ form, labels, texts }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { attempts, problems, sending, plain } = form;
  const id = form.idOf('faults');
  const again = plain?.refused?.filesAgain && <p>{plain.refused.filesAgain}</p>;
  useEffect(() => {
    if (attempts > 0) ref.current?.focus();
  }, [attempts]);

  if (attempts === 0) return null;
  if (sending.kind === 'refused') {
    return (
      <Note tone={sending.temporary ? 'warn' : 'bad'} title={texts.refusedTitle} id={id} role="alert" ref={ref}>
        <p>{sending.message}</p>
        {again}
      </Note>
    );
  }
  if (problems.length === 0) return null;
  const title = problems.length === 1 ? texts.summaryOne : fill(texts.summaryMany, { count: problems.length });
  return (
    <Note tone="bad" title={title} id={id} role="alert" ref={ref}>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a href={`#${form.idOf(path)}`} onClick={(event) => goTo(event, form.idOf(path))}>
              {leadIn(labels[path] ?? path)} {message}
            </a>
          </li>
        ))}
      </ul>
      {again}
    </Note>
  );
}

/** A question needs no colon. */
function leadIn(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** Without a fragment, which would change the address with its token and fill the history with fields. */
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
