import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FileType } from '#contract/documents/file.ts';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import { PlainPhotos } from '#src/nouns/document/PlainPhotos.tsx';
import type { UploadRule } from '#src/ui/chosen-file/send-files.ts';
import { FileField } from '#src/ui/file/FileField.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { FormEnd } from '#src/ui/form/FormEnd.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { useShell } from '../shell/shell-context.ts';
import { isHelping } from '../shell/tab-storage.ts';
import { sayUploadProblem } from './say-upload-problem.ts';

/** One file that a form asks for, and the texts of its field. */
export interface WantedFile<Name extends string = string> extends UploadRule<Name> {
  label: string;
  hint: string;
}

/** The choice to send a document by a later day. */
interface Follows {
  name: string;
  /** The file that it is about, below whose field it stands. */
  file: string;
  /** The last day as ISO date; null: the programme does not allow it. */
  until: string | null;
  text: string;
  hint: string;
}

interface Props {
  form: FormHandle;
  files: readonly WantedFile[];
  /** Labels of the other fields, for the list of what is wrong. */
  labels?: Readonly<Record<string, string>>;
  className?: string;
  /** Documents that may be sent by a later day. */
  follows?: readonly Follows[];
  /** Stands below the files. */
  after?: ReactNode;
  submit: string;
  ready?: boolean;
  hint: string;
}

/** A form that sends documents: what is wrong, a field for each file, a lost connection, the button. */
export function DocumentsForm(props: Props) {
  const { form, files, labels, className = 'card stack', follows = [], after, submit, ready = true, hint } = props;
  const { lang, texts } = useShell();
  const labelled = Object.fromEntries(files.map(({ name, label }) => [name, label]));
  return (
    <>
      <ErrorSummary form={form} labels={{ ...labelled, ...labels }} texts={texts.form} />
      <PostForm form={form} className={className} encType="multipart/form-data">
        {files.map(({ name: file, excusedBy, label, hint, allowed, wrong }) => (
          <Fragment key={file}>
            {!(excusedBy && form.entries.has(excusedBy)) && (
              <UploadField form={form} name={file} label={label} hint={hint} allowed={allowed} wrong={wrong} />
            )}
            {follows.map(
              ({ name, file: of, until, text, hint }) =>
                of === file &&
                until && (
                  <Steady key={name} change={form.entries.has(name)}>
                    <Checkbox form={form} name={name} optional hint={hint}>
                      {fill(text, { date: dateInWords(until, lang) })}
                    </Checkbox>
                  </Steady>
                ),
            )}
          </Fragment>
        ))}
        {after}
        <FormEnd form={form} label={submit} texts={texts.form} ready={ready} hint={hint} />
      </PostForm>
    </>
  );
}

/** Stays under the finger while what is above it comes or goes: else the next press would hit another file's field. */
function Steady({ change, children }: { change: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // While it is rendered, the page is still as it was.
  const before = ref.current?.offsetTop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes
  useLayoutEffect(() => {
    if (before) scrollBy(0, (ref.current?.offsetTop ?? before) - before);
  }, [change]);
  return <div ref={ref}>{children}</div>;
}

interface UploadFieldProps {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  allowed: readonly FileType[];
  /** This page's own sentence for a file of the wrong type or size. */
  wrong?: string | undefined;
}

/** The file field with this feature's texts. Where more than PDF is accepted, the field offers photos too. */
function UploadField({ wrong, ...field }: UploadFieldProps) {
  const { lang, texts, errors, search, application } = useShell();
  const { view } = application;
  const own = view.kind === 'applicant' && {
    token: view.token,
    keepAs: isHelping(search) ? undefined : `${view.applicant.id} ${field.form.idOf(field.name)}`,
  };
  return (
    <>
      <FileField
        {...field}
        {...own}
        lang={lang}
        texts={texts.form}
        choose={field.allowed.length > 1 ? texts.form.choosePhoto : texts.form.choose}
        sayProblem={(problem) => sayUploadProblem(problem, wrong, errors)}
      />
      <PlainPhotos {...field} lang={lang} />
    </>
  );
}
