import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { loadedPerFile } from '../form/upload-progress.ts';
import type { FormHandle } from '../form/useForm.ts';
import { byteSize, bytesOf } from './byte-size.ts';
import { filesOf } from './held-photos.ts';
import { amountOf, Bar, restOf } from './UploadBar.tsx';
import { UploadStalled, useStalled } from './UploadStalled.tsx';
import type { UploadTexts } from './upload-texts.ts';
import { stateOf } from './uploads.ts';

export interface FormUpload {
  loadedBytes: number;
  secondsLeft?: number | undefined;
  waits: boolean;
}

/** How far a field's files are that go with the form; undefined while it is not being sent. */
export function formUpload(form: FormHandle, name: string, siblings: readonly string[]): FormUpload | undefined {
  if (form.sending.kind !== 'sending') return undefined;
  const { progress } = form.sending;
  const all = siblings.map((sibling) => filesOf(form.entries, sibling));
  const isAhead = (files: readonly File[]) => files.every(stateOf);
  const sizes = all.map((files) => (isAhead(files) ? 0 : bytesOf(files)));
  const loaded = loadedPerFile(progress, sizes);
  const place = siblings.indexOf(name);
  const states = all.flat().map(stateOf);
  return {
    loadedBytes: loaded[place] ?? 0,
    secondsLeft: progress.secondsLeft,
    waits:
      states.some((state) => state && state.kind !== 'done') ||
      sizes.slice(0, place).some((size, before) => (loaded[before] ?? 0) < size),
  };
}

interface Props {
  form: FormHandle;
  files: readonly File[];
  state: FormUpload;
  lang: Lang;
  texts: UploadTexts;
}

/** The progress of files that go with the form. */
export function FormProgress({ form, files, state, lang, texts }: Props) {
  const size = bytesOf(files);
  const { loadedBytes, secondsLeft, waits } = state;
  const isStill = useStalled(loadedBytes) && !waits;
  if (loadedBytes === size) return <span className="badge ok">{fill(texts.sent, { size: byteSize(size, lang) })}</span>;
  const rest = !isStill && restOf(secondsLeft, texts);
  return (
    <>
      <Bar names={files.map(({ name }) => name).join(', ')} loaded={loadedBytes} size={size} texts={texts} />
      <span className="hint">
        {waits ? texts.queued : [amountOf(loadedBytes, size, lang, texts), rest].filter(Boolean).join(' · ')}
      </span>
      {isStill && <UploadStalled form={form} lang={lang} />}
    </>
  );
}
