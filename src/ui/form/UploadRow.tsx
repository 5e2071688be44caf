import { X } from 'lucide-react';
import { fill } from '#contract/fill.ts';
import { byteSize, megabytes } from './byte-size.ts';
import { percentOf } from './upload-progress.ts';

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

export type UploadState =
  | { kind: 'chosen' }
  | { kind: 'running'; loadedBytes: number; secondsLeft?: number | undefined; waits: boolean };

interface Props {
  file: File;
  state: UploadState;
  locale: string;
  texts: UploadTexts;
  onRemove: () => void;
  onCancel: () => void;
}

/** A chosen file: what it is, how far it is on its way, and the way back. */
export function UploadRow({ file, state, locale, texts, onRemove, onCancel }: Props) {
  const running = state.kind === 'running';
  const label = running ? texts.cancel : fill(texts.remove, { name: file.name });
  return (
    <div className="file">
      <span className="ext" aria-hidden="true">
        {extensionOf(file.name)}
      </span>
      <div>
        <b>{file.name}</b>
        {running ? (
          <Running file={file} state={state} locale={locale} texts={texts} />
        ) : (
          <span className="badge ok">{fill(texts.chosen, { size: byteSize(file.size, locale) })}</span>
        )}
      </div>
      <button type="button" className="icon" aria-label={label} onClick={running ? onCancel : onRemove}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

function Running({
  file,
  state,
  locale,
  texts,
}: Pick<Props, 'file' | 'locale' | 'texts'> & { state: Extract<UploadState, { kind: 'running' }> }) {
  const percent = percentOf(state.loadedBytes, file.size);
  if (percent === 100)
    return <span className="badge ok">{fill(texts.sent, { size: byteSize(file.size, locale) })}</span>;
  const amount = fill(texts.uploaded, {
    percent,
    loaded: megabytes(state.loadedBytes, locale),
    size: megabytes(file.size, locale),
  });
  return (
    <>
      <progress value={percent} max={100} aria-label={fill(texts.uploading, { name: file.name })}>
        {percent} %
      </progress>
      <span className="hint">
        {state.waits ? texts.queued : [amount, restOf(state.secondsLeft, texts)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function restOf(seconds: number | undefined, texts: UploadTexts): string | undefined {
  if (seconds === undefined) return undefined;
  // Steps of ten: a number that jumps each moment says less than a rounded one.
  if (seconds < 90) return fill(texts.seconds, { count: Math.max(10, Math.ceil(seconds / 10) * 10) });
  return fill(texts.minutes, { count: Math.ceil(seconds / 60) });
}

function extensionOf(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .toUpperCase()
    .slice(0, 4);
}
