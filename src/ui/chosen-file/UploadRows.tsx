import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import styles from '../file/FileField.module.css';
import type { Progress } from '../form/upload-progress.ts';
import type { FormHandle } from '../form/useForm.ts';
import { X } from '../icons.tsx';
import { useOnMount } from '../island/on-change.ts';
import { AheadProgress, PauseButton } from './AheadProgress.tsx';
import { byteSize } from './byte-size.ts';
import { FormProgress } from './FormProgress.tsx';
import { filesIn } from './held-photos.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import type { UploadTexts } from './upload-texts.ts';
import { type Ahead, isOnItsWay, leaveField, stateOf, useUploads } from './uploads.ts';

interface Props {
  form: FormHandle;
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
  const { form, files, arePhotos, ahead, lang, onFiles } = props;
  useUploads();
  const { sending } = form;
  const progress = sending.kind === 'sending' && !filesIn(form.entries).some(isOnItsWay) && sending.progress;
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
        progress={place === files.length - 1 && progress}
      />
      {/* It stays while the form is sent: the pressed button would leave the screen. */}
      {arePhotos && <PhotoChoice form={form} photos={files} photo={file} lang={lang} onPhotos={onFiles} />}
    </div>
  ));
}

interface RowProps extends Props {
  file: File;
  title: string;
  /** The form itself is sent, and brings the file where that did not go ahead. */
  progress: Progress | false;
}

function UploadRow({ form, files, file, title, progress, lang, texts, onFiles }: RowProps) {
  const upload = stateOf(file);
  const isSending = form.sending.kind === 'sending';
  const without = () => onFiles(files.filter((other) => other !== file));
  return (
    <div className="file">
      <span className="extension" aria-hidden="true">
        {extensionOf(file.name)}
      </span>
      <div className={isOnItsWay(file) ? styles.going : undefined}>
        <b>{title}</b>
        {upload && <AheadProgress file={file} state={upload} lang={lang} texts={texts} />}
        {!upload && progress && <FormProgress progress={progress} name={title} lang={lang} texts={texts} />}
        {!upload && !progress && (
          <span className="badge ok">{fill(texts.chosen, { size: byteSize(file.size, lang) })}</span>
        )}
      </div>
      <div className={upload && styles.acts}>
        {(!isSending || upload || progress) && (
          <button
            type="button"
            className="icon"
            aria-label={isSending ? SENDING.stop[lang] : fill(texts.remove, { name: title })}
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
