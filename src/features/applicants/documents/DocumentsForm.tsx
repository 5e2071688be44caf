import { Fragment, type ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import { dateInWords } from '#src/i18n/format.ts';
import type { UploadRule } from '#src/ui/chosen-file/send-files.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { ConnectionNote } from '#src/ui/form/ConnectionNote.tsx';
import { PostForm } from '#src/ui/form/PostForm.tsx';
import { SubmitButton } from '#src/ui/form/SubmitButton.tsx';
import type { FormHandle } from '#src/ui/form/useForm.ts';
import { ErrorSummary } from '#src/ui/form-errors/ErrorSummary.tsx';
import { useShell } from '../shell/shell-context.ts';
import { UploadField } from './UploadField.tsx';

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
                  <Checkbox key={name} form={form} name={name} optional hint={hint}>
                    {fill(text, { date: dateInWords(until, lang) })}
                  </Checkbox>
                ),
            )}
          </Fragment>
        ))}
        {after}
        <ConnectionNote form={form} texts={texts.form} />
        <SubmitButton form={form} label={submit} texts={texts.form} ready={ready} hint={hint} />
      </PostForm>
    </>
  );
}
