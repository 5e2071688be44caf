import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import type { UploadState } from '#src/lib/sending/resumable-upload.ts';
import { secondsLeft } from '../form/upload-progress.ts';
import { icon } from '../icons.tsx';
import { byteSize } from './byte-size.ts';
import { amountOf, Bar, restOf } from './UploadBar.tsx';
import type { UploadTexts } from './upload-texts.ts';
import { loadedOfAll, uploadOf } from './uploads.ts';
import { useStalled } from './useStalled.ts';

interface Props {
  file: File;
  state: UploadState;
  lang: Lang;
  texts: UploadTexts;
}

/** How far a file is that goes ahead of its form. Only a change of its state is read aloud. */
export function AheadProgress({ file, state, lang, texts }: Props) {
  const { name, size } = file;
  // First: where both stand still, its timer ends first.
  const areAllStill = useStalled(loadedOfAll());
  const isStill = useStalled(state.loaded);
  const isDone = state.kind === 'done';
  const sentence = sentenceOf(state, isStill, areAllStill);
  const said = (state.kind === 'waiting' && state.message) || (sentence && SENDING[sentence][lang]);
  const rest = state.kind === 'going' && !said && restOf(leftOf(state, size), texts);
  return (
    <>
      {!isDone && <Bar name={name} loaded={state.loaded} size={size} texts={texts} />}
      {!isDone && (
        <span className="hint">{[amountOf(state.loaded, size, lang, texts), rest].filter(Boolean).join(' · ')}</span>
      )}
      <span aria-live="polite" className={isDone ? 'badge ok' : 'hint'}>
        {isDone ? fill(SENDING.ready[lang], { size: byteSize(size, lang) }) : said && ` · ${said}`}
      </span>
    </>
  );
}

/** What is said of a file that stands still; on a slow line one of several goes, and the others wait for their turn. */
export function sentenceOf({ kind }: Pick<UploadState, 'kind'>, isStill: boolean, areAllStill: boolean) {
  if (kind === 'paused') return kind;
  if (kind === 'going' && isStill) return areAllStill ? 'line' : 'turn';
  return kind === 'waiting' ? 'line' : undefined;
}

function leftOf({ loaded, begun }: Extract<UploadState, { kind: 'going' }>, size: number): number | undefined {
  return secondsLeft(loaded - begun.loaded, size - begun.loaded, performance.now() - begun.at);
}

/** When the file has arrived, this button goes; the one before it, which removes the file, takes its focus. */
function handOn(button: HTMLButtonElement | null) {
  return () => {
    const before = button?.previousElementSibling;
    if (button === document.activeElement && before instanceof HTMLElement) before.focus();
  };
}

const Pause = icon('M15 4v16M9 4v16');
const Resume = icon('M7 4v16l13-8Z');

export function PauseButton({ file, title, state, lang }: Pick<Props, 'file' | 'state' | 'lang'> & { title: string }) {
  const upload = uploadOf(file);
  const isPaused = state.kind === 'paused';
  return (
    <button
      type="button"
      className="icon"
      ref={handOn}
      aria-label={fill(SENDING[isPaused ? 'resume' : 'pause'][lang], { name: title })}
      onClick={isPaused ? upload?.resume : upload?.pause}
    >
      {isPaused ? <Resume /> : <Pause />}
    </button>
  );
}
