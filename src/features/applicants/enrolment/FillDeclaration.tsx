import { useEffect, useState } from 'react';
import { DECLARATION_LINES } from '#contract/applications/declaration-lines.ts';
import { fill } from '#contract/fill.ts';
import { callFile, type NamedFile } from '#src/lib/call-file.ts';
import { byteSize } from '#src/ui/chosen-file/byte-size.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { textsOf } from '#src/ui/form/text-of.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { LazyFold } from '#src/ui/plain/LazyFold.tsx';
import { Confirmation } from '../application/Confirmation.tsx';
import { useApplicantResources } from '../shell/applicant-resources.ts';
import { useShell } from '../shell/shell-context.ts';
import styles from './enrolment.module.css';

const FILE_NAME = 'enrolment-declaration.pdf';

/** The lines of the declaration as a form, for those who prefer typing to handwriting. */
export function FillDeclaration({ token }: { token: string }) {
  const t = useApplicantResources().fillIn;
  return (
    <LazyFold summary={t.title} className={`fold ${styles.fill}`} form="fill" isFresh={false}>
      <Lines token={token} />
    </LazyFold>
  );
}

/** The typed lines go only into the PDF of this answer and are stored nowhere. */
function Lines({ token }: { token: string }) {
  const { lang, texts, errors } = useShell();
  const t = useApplicantResources().fillIn;
  const [ready, setReady] = useState<{ url: string; size: number }>();
  useEffect(() => () => URL.revokeObjectURL(ready?.url ?? ''), [ready]);
  const form = useForm<NamedFile>({
    id: 'fill',
    names: DECLARATION_LINES,
    to: 'POST /api/functions/fill-declaration',
    check: () => [],
    send: (entries, { signal }) =>
      callFile(
        'POST /api/functions/fill-declaration',
        { ...textsOf(entries, DECLARATION_LINES), lang },
        { lang, token, signal },
      ),
    onOk: ({ bytes }) => {
      setReady({ url: URL.createObjectURL(bytes), size: bytes.size });
      return undefined;
    },
    fallback: texts.form.failed,
    errors,
  });
  return (
    <div className="stack">
      <p className="sm">{t.text}</p>
      <ErrorSummary form={form} labels={t} texts={texts.form} />
      <PostForm form={form} className="stack" autoComplete="off">
        <div className={`grid two-columns ${styles.lines}`}>
          {DECLARATION_LINES.map((name) => (
            <Field
              key={name}
              form={form}
              name={name}
              label={t[name]}
              optional={texts.form.optional}
              autoComplete="off"
            />
          ))}
        </div>
        <FormEnd form={form} label={t.submit} texts={texts.form} ready look="line" />
      </PostForm>
      {ready && form.isDone && (
        <>
          <Confirmation key={ready.url} title={t.doneTitle} text={t.doneText} />
          <p>
            <a className="btn" href={ready.url} download={FILE_NAME}>
              {fill(t.download, { size: byteSize(ready.size, lang) })}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
