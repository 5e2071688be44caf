import type { FileType } from '#contract/documents/file.ts';
import { type FileProblem, fileProblem } from '#contract/documents/file-problem.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { fileOf } from '../form/entries.ts';
import { loadedPerFile, percentOf } from '../form/upload-progress.ts';
import type { FormHandle } from '../form/useForm.ts';
import { X } from '../icons.tsx';
import { byteSize, megabytes } from './byte-size.ts';
import { ChosenBefore, useRememberedName } from './ChosenBefore.tsx';
import { sentenceOf } from './file-sentence.ts';
import { UploadStalled, useStalled } from './UploadStalled.tsx';

export { ChosenBefore };

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
  file: File;
  lang: Lang;
  texts: UploadTexts;
  onRemove: () => void;
}

/** A chosen file: name and size, progress, and a button to remove it. */
export function UploadRow({ form, name, siblings, file, lang, texts, onRemove }: Props) {
  const state = stateOf(form, name, siblings);
  const running = state.kind === 'running';
  useRememberedName(form.idOf(name), file.name);
  const label = running ? texts.cancel : fill(texts.remove, { name: file.name });
  return (
    <div className="file">
      <span className="extension" aria-hidden="true">
        {extensionOf(file.name)}
      </span>
      <div>
        <b>{file.name}</b>
        {running ? (
          <Running form={form} file={file} state={state} lang={lang} texts={texts} />
        ) : (
          <span className="badge ok">{fill(texts.chosen, { size: byteSize(file.size, lang) })}</span>
        )}
      </div>
      <button type="button" className="icon" aria-label={label} onClick={running ? form.cancel : onRemove}>
        <X />
      </button>
    </div>
  );
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

function Running({
  form,
  file,
  state,
  lang,
  texts,
}: Pick<Props, 'form' | 'file' | 'lang' | 'texts'> & { state: Extract<UploadState, { kind: 'running' }> }) {
  const percent = percentOf(state.loadedBytes, file.size);
  const isStill = useStalled(state.loadedBytes) && !state.waits;
  if (percent === 100) return <span className="badge ok">{fill(texts.sent, { size: byteSize(file.size, lang) })}</span>;
  const amount = fill(texts.uploaded, {
    percent,
    loaded: megabytes(state.loadedBytes, lang),
    size: megabytes(file.size, lang),
  });
  return (
    <>
      <progress value={percent} max={100} aria-label={fill(texts.uploading, { name: file.name })}>
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

/**
 * The fault of a file that was just chosen, as a sentence. A HEIC photo that this browser can open becomes a JPEG in
 * its input, which then reports a change.
 */
export async function faultOf(
  file: File,
  allowed: readonly FileType[],
  sayProblem: (problem: FileProblem) => string,
  sentence: string,
  lang: Lang,
  input?: HTMLInputElement | null,
): Promise<string | undefined> {
  const inside = await insideFault(file, allowed, lang);
  const isHeic = inside?.kind === 'heic';
  if (isHeic && allowed.includes('jpeg') && input && (await becameJpeg(file, lang, input))) return undefined;
  const outside = isHeic ? undefined : fileProblem(file);
  const problem = outside ?? (inside?.kind === 'wrong-type' ? inside.problem : undefined);
  const reason = problem ? sayProblem(problem) : inside?.kind !== 'wrong-type' && inside?.sentence;
  return reason ? sentenceOf(file, reason, sentence, lang) : undefined;
}

/** Looks inside a file; where the script fails to load or the file cannot be read, the server checks. */
async function insideFault(file: File, allowed: readonly FileType[], lang: Lang) {
  try {
    const { contentFault } = await import('../picture-check/picture-check.ts');
    return await contentFault(file, allowed, lang);
  } catch {
    return undefined;
  }
}

async function becameJpeg(file: File, lang: Lang, input: HTMLInputElement): Promise<boolean> {
  const jpeg = await import('./photo.ts').then(({ preparePhoto }) => preparePhoto(file, lang)).catch(() => undefined);
  // The same file again would report a change for ever.
  if (!(jpeg instanceof File) || jpeg === file || input.files?.[0] !== file) return false;
  const files = new DataTransfer();
  files.items.add(jpeg);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
