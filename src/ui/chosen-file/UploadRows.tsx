import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import styles from '../file/FileField.module.css';
import type { FormHandle } from '../form/useForm.ts';
import { X } from '../icons.tsx';
import { useOnMount } from '../island/on-change.ts';
import { AheadProgress, PauseButton } from './AheadProgress.tsx';
import { byteSize } from './byte-size.ts';
import { FormProgress, type FormUpload, formUpload } from './FormProgress.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import type { UploadTexts } from './upload-texts.ts';
import { type Ahead, leaveField, stateOf, useUploads } from './uploads.ts';

interface Props {
  form: FormHandle;
  name: string;
  /** The names of all file fields, in the order in which the request sends them. */
  siblings: readonly string[];
  /** The chosen file, or the photos that stand for it. */
  files: readonly File[];
  arePhotos?: boolean;
  ahead: Ahead;
  lang: Lang;
  texts: UploadTexts;
  /** Takes the other files; for a file that is no photo, none. */
  onFiles: (files: readonly File[]) => void;
}

/** What was chosen for a field: name and size of each, progress of all, and a button to remove it. */
export function UploadRows(props: Props) {
  const { form, name, siblings, files, arePhotos, ahead, lang, onFiles } = props;
  useUploads();
  const running = formUpload(form, name, siblings);
  // When the page is left, what is kept stays.
  useOnMount(() => () => leaveField(ahead));
  return files.map((file, place) => (
    // The same for a photo and its original.
    <div key={`${file.lastModified} ${file.name.split('.')[0]}`} className="stack">
      <UploadRow
        {...props}
        file={file}
        title={files.length > 1 ? `${place + 1}. ${file.name}` : file.name}
        // Photos go out as one.
        running={place === files.length - 1 ? running : undefined}
      />
      {arePhotos && form.sending.kind !== 'sending' && (
        <PhotoChoice photos={files} photo={file} lang={lang} onPhotos={onFiles} />
      )}
    </div>
  ));
}

interface RowProps extends Props {
  file: File;
  title: string;
  /** Where the form itself brings the files. */
  running: FormUpload | undefined;
}

function UploadRow({ form, files, file, title, running, lang, texts, onFiles }: RowProps) {
  const upload = stateOf(file);
  const isSending = form.sending.kind === 'sending';
  const without = () => onFiles(files.filter((other) => other !== file));
  const cancel = upload ? SENDING.stop[lang] : texts.cancel;
  return (
    <div className="file">
      <span className="extension" aria-hidden="true">
        {extensionOf(file.name)}
      </span>
      <div>
        <b>{title}</b>
        {upload && <AheadProgress file={file} state={upload} lang={lang} texts={texts} />}
        {!upload && running && <FormProgress form={form} files={files} state={running} lang={lang} texts={texts} />}
        {!upload && !running && (
          <span className="badge ok">{fill(texts.chosen, { size: byteSize(file.size, lang) })}</span>
        )}
      </div>
      <div className={upload && styles.acts}>
        {(!isSending || upload || running) && (
          <button
            type="button"
            className="icon"
            aria-label={isSending ? cancel : fill(texts.remove, { name: title })}
            onClick={isSending ? form.cancel : without}
          >
            <X />
          </button>
        )}
        {upload && upload.kind !== 'done' && <PauseButton file={file} title={title} state={upload} lang={lang} />}
      </div>
    </div>
  );
}

function extensionOf(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .toUpperCase()
    .slice(0, 4);
}
