import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { FormHandle } from '../form/useForm.ts';
import { X } from '../icons.tsx';
import { byteSize, megabytes } from './byte-size.ts';
import { useRememberedName } from './ChosenBefore.tsx';
import { filesOf } from './held-photos.ts';
import { loadedPerFile, percentOf } from './loaded-per-file.ts';
import { PhotoChoice } from './PhotoChoice.tsx';
import { bytesOf } from './ready-file.ts';
import { UploadStalled, useStalled } from './UploadStalled.tsx';

export interface UploadTexts {
  chosen: string;
  remove: string;
  cancel: string;
  uploading: string;
  uploaded: string;
  seconds: string;
  minutes: string;
  queued: string;
  sent: string;
}

type UploadState =
  | { kind: 'chosen' }
  | { kind: 'running'; loadedBytes: number; secondsLeft?: number | undefined; waits: boolean };

interface Props {
  form: FormHandle;
  name: string;
  /** The names of all file fields, in the order in which the request sends them. */
  siblings: readonly string[];
  /** The chosen file, or the photos that stand for it. */
  files: readonly File[];
  arePhotos?: boolean;
  lang: Lang;
  texts: UploadTexts;
  /** Takes the other files; for a file that is no photo, none. */
  onFiles: (files: readonly File[]) => void;
}

/** What was chosen for a field: name and size of each, progress of all, and a button to remove it. */
export function UploadRows({ form, name, siblings, files, arePhotos, lang, texts, onFiles }: Props) {
  const state = stateOf(form, name, siblings);
  useRememberedName(form.idOf(name), files[0]?.name ?? '');
  return files.map((file, place) => {
    const title = files.length > 1 ? `${place + 1}. ${file.name}` : file.name;
    // Photos go out as one.
    const running = state.kind === 'running' && place === files.length - 1 ? state : undefined;
    const label = running ? texts.cancel : fill(texts.remove, { name: title });
    const without = () => onFiles(files.filter((other) => other !== file));
    return (
      // The same for a photo and its original.
      <div key={`${file.lastModified} ${file.name.split('.')[0]}`} className="stack">
        <div className="file">
          <span className="extension" aria-hidden="true">
            {extensionOf(file.name)}
          </span>
          <div>
            <b>{title}</b>
            {running ? (
              <Running form={form} files={files} state={running} lang={lang} texts={texts} />
            ) : (
              <span className="badge ok">{fill(texts.chosen, { size: byteSize(file.size, lang) })}</span>
            )}
          </div>
          {(running || state.kind === 'chosen') && (
            <button type="button" className="icon" aria-label={label} onClick={running ? form.cancel : without}>
              <X />
            </button>
          )}
        </div>
        {arePhotos && state.kind === 'chosen' && (
          <PhotoChoice photos={files} photo={file} lang={lang} onPhotos={onFiles} />
        )}
      </div>
    );
  });
}

function stateOf(form: FormHandle, name: string, siblings: readonly string[]): UploadState {
  if (form.sending.kind !== 'sending') return { kind: 'chosen' };
  const { progress } = form.sending;
  const sizes = siblings.map((sibling) => bytesOf(filesOf(form.entries, sibling)));
  const loaded = loadedPerFile(progress, sizes);
  const place = siblings.indexOf(name);
  return {
    kind: 'running',
    loadedBytes: loaded[place] ?? 0,
    secondsLeft: progress.secondsLeft,
    waits: sizes.slice(0, place).some((size, before) => (loaded[before] ?? 0) < size),
  };
}

function Running({
  form,
  files,
  state,
  lang,
  texts,
}: Pick<Props, 'form' | 'files' | 'lang' | 'texts'> & { state: Extract<UploadState, { kind: 'running' }> }) {
  const size = bytesOf(files);
  const percent = percentOf(state.loadedBytes, size);
  const isStill = useStalled(state.loadedBytes) && !state.waits;
  if (percent === 100) return <span className="badge ok">{fill(texts.sent, { size: byteSize(size, lang) })}</span>;
  const amount = fill(texts.uploaded, {
    percent,
    loaded: megabytes(state.loadedBytes, lang),
    size: megabytes(size, lang),
  });
  return (
    <>
      <progress
        value={percent}
        max={100}
        aria-label={fill(texts.uploading, { name: files.map(({ name }) => name).join(', ') })}
      >
        {percent} %
      </progress>
      <span className="hint">
        {state.waits
          ? texts.queued
          : [amount, !isStill && restOf(state.secondsLeft, texts)].filter(Boolean).join(' · ')}
      </span>
      {isStill && <UploadStalled form={form} lang={lang} />}
    </>
  );
}

function restOf(seconds: number | undefined, texts: UploadTexts): string | undefined {
  if (seconds === undefined) return undefined;
  // In steps of ten, since a number that changes every moment is hard to read.
  if (seconds < 90) return fill(texts.seconds, { count: Math.max(10, Math.ceil(seconds / 10) * 10) });
  return fill(texts.minutes, { count: Math.ceil(seconds / 60) });
}

function extensionOf(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .toUpperCase()
    .slice(0, 4);
}
