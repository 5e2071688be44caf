import { useRef, useState } from 'react';
import type { TabKey } from '#contract/browser-storage.ts';
import { acceptOf, type FileType } from '#contract/documents/file.ts';
import type { FileProblem } from '#contract/documents/file-problem.ts';
import type { Lang } from '#contract/languages.ts';
import type { UploadTexts } from '../chosen-file/UploadRow.tsx';
import { fileOf } from '../form/entries.ts';
import { FieldError } from '../form/Field.tsx';
import type { FormHandle } from '../form/useForm.ts';
import { Upload } from '../icons.tsx';
import { useOnChange, useOnMount } from '../island/on-change.ts';
import styles from './FileField.module.css';

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
  lang: Lang;
  texts: FileTexts;
  sayProblem: (problem: FileProblem) => string;
  /** The names of all file fields, in the order in which the request sends them. */
  siblings: readonly string[];
}

/** A real file input over the dashed box, so that click, keyboard and drop are the browser's own. */
export function FileField({ form, name, label, hint, choose, allowed, lang, texts, sayProblem, siblings }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const file = fileOf(form.entries, name);
  const { script, load } = useChosenFile(file !== undefined || wasChosen(id));
  const isChosen = file && script;

  const check = async () => {
    const picked = input.current?.files?.[0];
    if (!picked) return;
    const script = await load();
    const fault = await script?.faultOf(picked, allowed, sayProblem, texts.fileSentence, lang, input.current);
    if (!fault || input.current?.files?.[0] !== picked) return;
    input.current.value = '';
    form.reject(name, fault);
    form.refresh();
  };
  // A file that was chosen before the script ran has fired no change event.
  useOnMount(() => void check());
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    form.refresh();
    input.current.focus();
  };

  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {script && !file && <script.ChosenBefore id={id} lang={lang} />}
      <div className={[styles.box, isChosen ? styles.chosen : 'drop', problem && !file ? 'bad' : ''].join(' ')}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          id={id}
          name={name}
          accept={acceptOf(allowed)}
          required
          tabIndex={isChosen ? -1 : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          onFocus={load}
          onPointerDown={load}
          onChange={check}
        />
        {isChosen ? (
          <script.UploadRow
            form={form}
            name={name}
            siblings={siblings}
            file={file}
            lang={lang}
            texts={texts}
            onRemove={remove}
          />
        ) : (
          <div className={styles.invite} aria-hidden={file ? undefined : 'true'}>
            <Upload />
            {file ? (
              <b>{file.name}</b>
            ) : (
              <p className={styles.drop}>
                <b>{texts.drop}</b> {texts.or}
              </p>
            )}
            <span className="btn line small">{choose}</span>
          </div>
        )}
        <p className={isChosen ? 'visually-hidden' : 'hint'} id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <FieldError id={id} problem={problem} />
    </div>
  );
}

/** Whether a file was chosen before the page was reloaded: then a script is needed to say so. */
function wasChosen(id: string): boolean {
  try {
    return sessionStorage.getItem(`s4f_chosen_${id}` satisfies TabKey) !== null;
  } catch {
    return false;
  }
}

async function fetchScript() {
  const { ChosenBefore, UploadRow, faultOf } = await import('../chosen-file/UploadRow.tsx');
  return { ChosenBefore, UploadRow, faultOf };
}
type Script = Awaited<ReturnType<typeof fetchScript>>;
let known: Script | undefined;

/** Loads what a chosen file needs, on the first touch. Until then the box names the file and takes another one. */
function useChosenFile(isThere: boolean) {
  const [script, setScript] = useState(known);
  const load = async (): Promise<Script | undefined> => {
    known ??= await fetchScript().catch(() => undefined);
    setScript(known);
    return known;
  };
  useOnChange(isThere, () => {
    if (isThere) load();
  });
  return { script, load };
}
