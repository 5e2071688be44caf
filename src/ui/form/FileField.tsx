import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { acceptOf, type FileProblem, type FileType, fileProblem } from '#contract/file.ts';
import { fill } from '#contract/fill.ts';
import { byteSize } from './byte-size.ts';
import { fileOf } from './entries.ts';
import { FieldError } from './Field.tsx';
import styles from './FileField.module.css';
import { UploadRow, type UploadState, type UploadTexts } from './UploadRow.tsx';
import { loadedPerFile } from './upload-progress.ts';
import type { FormHandle } from './useForm.ts';

interface FileTexts extends UploadTexts {
  drop: string;
  or: string;
  fileSentence: string;
}

interface Props {
  form: FormHandle;
  name: string;
  label: string;
  hint: string;
  choose: string;
  allowed: readonly FileType[];
  locale: string;
  texts: FileTexts;
  sayProblem: (problem: FileProblem) => string;
  /** Every file field of the form in order; the running request sends them so. */
  siblings: readonly string[];
}

/** A real file input laid over the dashed box: click, keyboard and drop are the browser's own. */
export function FileField({ form, name, label, hint, choose, allowed, locale, texts, sayProblem, siblings }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const file = fileOf(form.entries, name);

  const check = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0];
    const broken = picked && fileProblem(picked, allowed);
    if (!picked || !broken) return;
    event.target.value = '';
    form.reject(name, sentenceOf(picked, sayProblem(broken), texts.fileSentence, locale));
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    form.refresh();
    input.current.focus();
  };

  return (
    <div className="field">
      <label htmlFor={id} className="lbl">
        {label}
      </label>
      <div className={[styles.box, file ? styles.chosen : 'drop', problem && !file ? 'bad' : ''].join(' ')}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          id={id}
          name={name}
          accept={acceptOf(allowed)}
          required
          tabIndex={file ? -1 : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          onChange={check}
        />
        {file ? (
          <UploadRow
            file={file}
            state={stateOf(form, name, siblings)}
            locale={locale}
            texts={texts}
            onRemove={remove}
            onCancel={form.cancel}
          />
        ) : (
          <div className={styles.invite} aria-hidden="true">
            <Upload />
            <p className={styles.drop}>
              <b>{texts.drop}</b> {texts.or}
            </p>
            <span className="btn line sml">{choose}</span>
          </div>
        )}
        <p className={file ? 'vh' : 'hint'} id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <FieldError id={id} problem={problem} />
    </div>
  );
}

/** '“scan.png” has 14.2 MB. File size must be less than 10MB' */
export function sentenceOf(
  file: Pick<File, 'name' | 'size'>,
  reason: string,
  sentence: string,
  locale: string,
): string {
  return fill(sentence, { name: file.name, size: byteSize(file.size, locale), reason });
}

function stateOf(form: FormHandle, name: string, siblings: readonly string[]): UploadState {
  if (form.sending.kind !== 'sending') return { kind: 'chosen' };
  const { progress } = form.sending;
  const sizes = siblings.map((sibling) => fileOf(form.entries, sibling)?.size ?? 0);
  const loaded = loadedPerFile(progress, sizes);
  const place = siblings.indexOf(name);
  return {
    kind: 'running',
    loadedBytes: loaded[place] ?? 0,
    secondsLeft: progress.secondsLeft,
    waits: sizes.slice(0, place).some((size, before) => (loaded[before] ?? 0) < size),
  };
}
