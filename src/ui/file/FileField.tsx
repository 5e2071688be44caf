import { acceptOf, type FileType } from '#contract/documents/file.ts';
import type { FileProblem } from '#contract/documents/file-problem.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { MAX_PHOTOS } from '#contract/limits.ts';
import type { UploadTexts } from '../chosen-file/UploadRows.tsx';
import { FieldError } from '../form/Field.tsx';
import type { FormHandle } from '../form/useForm.ts';
import { Upload } from '../icons.tsx';
import styles from './FileField.module.css';
import { useFileChoice } from './useFileChoice.ts';

interface FileTexts extends UploadTexts {
  drop: string;
  or: string;
  fileSentence: string;
  /** The choice to send photos where only a PDF is accepted, and the way back. */
  byPhotos: string;
  byPdf: string;
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

/**
 * A real file input over the dashed box, so that click, keyboard and drop are the browser's own. It takes one file, or
 * photos: then it adds to those that are chosen, and the server makes one PDF of them.
 */
export function FileField({ form, name, label, hint, choose, allowed, lang, texts, sayProblem, siblings }: Props) {
  const choice = useFileChoice({ form, name, allowed, sayProblem, sentence: texts.fileSentence, lang });
  const { files, photos, byPhotos, script, isFile, isFull } = choice;
  const id = form.idOf(name);
  const problem = form.problemOf(name);
  const rows = script && files.length > 0 && (
    <script.UploadRows {...{ form, name, siblings, files, lang, texts }} onFiles={choice.keep} />
  );

  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {script && files.length === 0 && <script.ChosenBefore id={id} lang={lang} />}
      {photos && rows}
      <div
        className={[styles.box, isFile ? styles.chosen : 'drop', problem && files.length === 0 ? 'bad' : ''].join(' ')}
        hidden={isFull}
      >
        <input
          ref={choice.input}
          className={styles.input}
          type="file"
          id={id}
          name={name}
          accept={byPhotos ? 'image/*' : acceptOf(allowed)}
          multiple={byPhotos}
          required={!photos}
          tabIndex={isFile ? -1 : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          onFocus={choice.load}
          onPointerDown={choice.load}
          onChange={choice.look}
        />
        {isFile ? rows : <Invite choice={choice} choose={choose} lang={lang} texts={texts} />}
        <p className={isFile ? 'visually-hidden' : 'hint'} id={`${id}-hint`}>
          {byPhotos && script ? fill(script.SENDING.photosHint[lang], { count: MAX_PHOTOS }) : hint}
        </p>
      </div>
      <Below choice={choice} allowed={allowed} lang={lang} texts={texts} />
      <FieldError id={id} problem={problem} />
    </div>
  );
}

type PartProps<Name extends keyof Props> = Pick<Props, 'lang' | 'texts' | Name> & {
  choice: ReturnType<typeof useFileChoice>;
};

/** What the box says while it takes a file or further photos. A file is named here until its script has loaded. */
function Invite({ choice, choose, lang, texts }: PartProps<'choose'>) {
  const { byPhotos, photos, script } = choice;
  const [file] = photos ? [] : choice.files;
  const button = byPhotos ? script?.SENDING[photos ? 'more' : 'take'][lang] : undefined;
  return (
    <div className={styles.invite} aria-hidden={file ? undefined : 'true'}>
      {!photos && <Upload />}
      {file && <b>{file.name}</b>}
      {!file && !byPhotos && (
        <p className={styles.drop}>
          <b>{texts.drop}</b> {texts.or}
        </p>
      )}
      <span className="btn line small">{button ?? choose}</span>
    </div>
  );
}

/** What happens to a photo now, and the choice between a PDF and photos where nothing but a PDF is accepted. */
function Below({ choice, allowed, lang, texts }: PartProps<'allowed'>) {
  const { byPhotos, files, isPreparing, script } = choice;
  return (
    <>
      {isPreparing && (
        <p className="hint" role="status">
          {script?.SENDING.preparing[lang]}
        </p>
      )}
      {files.length === 0 && !allowed.includes('jpeg') && (
        <p>
          <button type="button" className="btn line small" onClick={choice.togglePhotos}>
            {byPhotos ? texts.byPdf : texts.byPhotos}
          </button>
        </p>
      )}
    </>
  );
}
