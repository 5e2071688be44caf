import { useRef } from 'react';
import { fill } from '#contract/fill.ts';
import { CORRECTION_FIELDS } from '#contract/personal-data/correction.ts';
import type { CorrectionView } from '#contract/personal-data/personal-data.ts';
import { dateInWords, formatDate } from '#src/i18n/format.ts';
import { call } from '#src/lib/call/call.ts';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { textOf } from '#src/ui/form/text-of.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { fieldProps } from '#src/ui/form-fields/field-props.ts';
import { Lines } from '#src/ui/form-fields/Lines.tsx';
import { Select } from '#src/ui/form-fields/Select.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useFocusBack } from '#src/ui/useFocusBack.ts';
import { useUnsavedForm } from '#src/ui/useUnsavedForm.ts';
import styles from './my-data.module.css';
import { useMyData } from './my-data-context.ts';

/** What people can put right themselves, and a request for the rest. */
export function Corrections() {
  const { data, lang, texts } = useMyData();
  const t = texts.correct;
  const waiting = data.corrections.find(({ state }) => state === 'open');
  const told = useRef<HTMLDivElement>(null);
  // The form is gone with its button: on a phone nothing of the answer would be in view.
  useFocusBack(waiting?.id, () => {
    told.current?.scrollIntoView({ block: 'center' });
    return told.current;
  });
  return (
    <section className="card stack" aria-labelledby="correct">
      <h2 id="correct">{t.title}</h2>
      <p>{data.can_correct ? t.yourself : t.yourselfLate}</p>
      {waiting ? (
        <Note
          tone="info"
          title={fill(t.waits, { date: dateInWords(waiting.created_at, lang) })}
          role="status"
          ref={told}
          text={waiting.text}
        />
      ) : (
        <RequestForm />
      )}
      <Answered rows={data.corrections.filter(({ state }) => state !== 'open')} />
    </section>
  );
}

function RequestForm() {
  const { lang, token, texts, errors, show } = useMyData();
  const t = texts.correct;
  const form = useUnsavedForm({
    id: 'correction',
    names: ['field', 'text'],
    to: 'POST /api/my-data/request-correction',
    check: (entries) => [
      ...(entries.has('field') ? [] : [{ path: 'field', code: 'choice_missing' }]),
      ...(entries.has('text') ? [] : [{ path: 'text', code: 'input_empty' }]),
    ],
    send: (entries, { signal }) => {
      const field = CORRECTION_FIELDS.find((one) => one === textOf(entries, 'field')) ?? 'other';
      return call(
        'POST /api/my-data/request-correction',
        { field, text: textOf(entries, 'text') },
        { lang, token, signal },
      );
    },
    onOk: (data) => {
      show(data);
    },
    fallback: texts.page.failed,
    errors,
  });
  const of = fieldProps(form, t, {});
  return (
    <PostForm form={form} className="stack" data-correction="">
      <p>{t.ask}</p>
      <ErrorSummary form={form} labels={{ field: t.field, text: t.text }} texts={texts.form} />
      <Select {...of('field')} none={t.choose} choices={CORRECTION_FIELDS.map((field) => [field, t[field]] as const)} />
      <Lines {...of('text')} hint={t.textHint} />
      <FormEnd form={form} label={t.send} texts={texts.form} ready look="line" />
    </PostForm>
  );
}

function Answered({ rows }: { rows: readonly CorrectionView[] }) {
  const t = useMyData().texts.correct;
  if (rows.length === 0) return null;
  return (
    <ul className={`sm ${styles.rows}`}>
      {rows.map(({ id, text, created_at: sent, state, answer }) => (
        <li key={id}>
          <div>
            <b>{fill(state === 'done' ? t.done : t.declined, { date: formatDate(sent) })}</b>
            <p className="muted">{text}</p>
            <p>{answer}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
